import { act, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { PageDescription } from '@/app/portal/page-description';
import { startI18n, switchLanguage } from '@/shared/i18n/i18n';
import { PORTAL_PAGES } from '@/shared/pages/portal';
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
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !Object.hasOwn(PORTAL_PAGES, key))).toEqual([]);
  });
});
