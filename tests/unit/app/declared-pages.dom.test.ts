import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstQueriesOf } from '@/app/console/pages/first-queries';
import { CONSOLE_VIEWS } from '@/app/console/pages/views';
import { LANGUAGES } from '@/shared/i18n/languages';
import { ACCOUNT_PAGES } from '@/shared/pages/account';
import { CONSOLE_PAGES } from '@/shared/pages/console';
import { GALLERY } from '@/shared/pages/gallery';
import { pageFile } from '@/shared/pages/page';
import { PORTAL_PAGES } from '@/shared/pages/portal';

const declared = JSON.stringify([PORTAL_PAGES, ACCOUNT_PAGES, CONSOLE_PAGES, GALLERY]);
const modules = [...declared.matchAll(/"module":"([^"]+)"/g)].map(([, module = '']) => module);
const areas = [...declared.matchAll(/"texts":(\[[^\]]*\])/g)].flatMap(
  ([, texts = '']) => JSON.parse(texts) as string[],
);
/** What the two pages of errors share. */
const NO_PAGE = '/src/pages/errors/error-page.tsx';

describe('the declared pages', () => {
  it('are the files of pages that there are', () => {
    const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('-page.tsx'))
      .map((file) => `/src/pages/${file}`)
      .filter((file) => file !== NO_PAGE);
    expect(files.length).toBeGreaterThan(60);
    expect([...new Set(modules.map(pageFile))].toSorted()).toEqual(files.toSorted());
  });

  it.each(LANGUAGES)('name areas of texts that there are in %s', (language) => {
    const there = readdirSync(`src/shared/i18n/locales/${language}`);
    expect(areas.length).toBeGreaterThan(60);
    expect(areas.filter((area) => !there.includes(`${area}.json`))).toEqual([]);
  });

  it.each(
    CONSOLE_VIEWS.filter(({ page }) => page.queries !== undefined).map((view) => [view.name, view] as const),
  )('of the console have the queries they declare: %s', async (_, view) => {
    expect(await firstQueriesOf(view)).toBeTypeOf('function');
  });
});
