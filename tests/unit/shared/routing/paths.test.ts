import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PATTERNS, paths } from '@/shared/routing/paths';

describe('addresses', () => {
  it('writes the tariff address of the product design', () => {
    const query = {
      hs: '940620',
      line: '94062090',
      from: 'JP',
      to: 'VN',
      date: '2026-12-15',
      value: '100000',
      currency: 'USD',
      qty: '',
      unit: '',
      vs: 'JP,CN',
    };
    expect(paths.taxOriginSearch(query)).toBe(
      '/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000&currency=USD&vs=JP,CN',
    );
  });

  it.each([
    [paths.riskCaseDetails('a/b'), PATTERNS.riskCaseDetails, 'a/b'],
    [paths.newsDetailsDetails('7'), PATTERNS.newsDetailsDetails, '7'],
  ])('%s leads to its own route with its id', (address, pattern, id) => {
    expect(matchPath(pattern, address)?.params.id).toBe(id);
  });

  it('leaves out what is not requested', () => {
    expect(paths.lawService({ q: '', country: undefined })).toBe('/home/lawService');
    expect(paths.nationGuide({ country: 'JP', tab: 'investment' })).toBe(
      '/home/nationGuide?country=JP&tab=investment',
    );
    expect(paths.about('missing')).toBe('/home/about?section=missing');
  });
});
