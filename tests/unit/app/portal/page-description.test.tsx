import { act, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { PageDescription } from '@/app/portal/page-description';
import { screenOf } from '@/app/routes/screen-of';
import { startI18n, switchLanguage } from '@/shared/i18n/i18n';
import { useRecordName } from '@/shared/ui/marks/record-name';

const textsOf = (language: string) =>
  JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/descriptions.json`, 'utf8')) as Record<
    string,
    string
  >;
const description = () => document.querySelector('meta')?.getAttribute('content');

beforeEach(async () => {
  document.head.innerHTML = '<meta name="description" content="before">';
  await startI18n('zh', ['shell', 'descriptions']);
});

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageDescription />
    </MemoryRouter>,
  );

describe('what search engines are told of a page', () => {
  it.each([
    ['/home', 'site'],
    ['/home/taxOriginSearch?hs=940620', 'taxOriginSearch'],
    ['/home/nationGuide', 'nationGuide'],
    ['/home/kept', 'site'],
    ['/login', 'site'],
  ])('%s: the text %s', (address, key) => {
    open(address);
    expect(description()).toBe(textsOf('zh')[key]);
  });

  it('begins with the record, and follows the language', async () => {
    useRecordName.setState('一部法规', true);
    open('/home/lawService/details/cn-law-1');
    expect(description()).toBe(`一部法规 – ${textsOf('zh')['lawDetails']}`);
    await act(() => switchLanguage('vi'));
    expect(description()).toBe(`一部法规 – ${textsOf('vi')['lawDetails']}`);
    act(() => useRecordName.setState(null, true));
  });

  it('of the console stays as it was', () => {
    open('/index');
    expect(description()).toBe('before');
  });

  it('has no text for a page that is not there', () => {
    const keys = Object.keys(textsOf('zh')).filter((key) => key !== 'site');
    const pages = [
      '/home/serviceGuide',
      '/home/taxOriginSearch',
      '/home/taxOriginSearch/browse',
      '/home/lawService',
      '/home/lawService/details/1',
    ]
      .concat(['/home/nationGuide', '/home/riskCase', '/home/riskCase/riskCaseDetails/1', '/home/tradeIndex'])
      .concat([
        '/home/dataView',
        '/home/newsDetails',
        '/home/newsDetails/details/1',
        '/home/sector/ev',
        '/home/standard',
        '/home/standard/details/1',
        '/home/about',
      ]);
    expect(new Set(pages.map((page) => screenOf(page)?.titleKey))).toEqual(new Set(keys));
  });
});
