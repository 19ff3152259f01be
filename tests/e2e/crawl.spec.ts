import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { settled, visit } from './support/visit';

const LOCALES = 'src/shared/i18n/locales';
const LANGUAGES = readdirSync(LOCALES);

/** Addresses that differ in nothing but the values of their query are of one shape; so many of each are visited, more in the source language. */
const visitedOfAShape = (language: string) => (language === 'zh' ? 2 : 1);

/** The call behind each kind of address with an id; an id it does not know is a dead link. */
const CALL_BEHIND: Record<string, string> = {
  '/home/lawService/details': 'law/get',
  '/home/riskCase/riskCaseDetails': 'riskCase/get',
  '/home/newsDetails/details': 'news/get',
  '/home/standard/details': 'standard/get',
};

test.describe('a crawl of all internal links finds no dead one and no untranslated key', () => {
  test.setTimeout(1_200_000);
  for (const language of LANGUAGES) {
    test(`in ${language}`, async ({ page, request }) => {
      await page.goto(`/#/home?lang=${language}`);
      await settled(page);
      const keys = new Set(areasOf(language));
      const found = new Set<string>();
      const requested = new Map<string, number>();
      const queue = ['/home'];
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        await visit(page, address);
        const { links, words } = await readPage(page);
        expect(await page.evaluate(() => location.hash), `${address} is a page`).not.toContain('#/404');
        expect(
          words.filter((word) => keys.has(word) || word.includes('{{')),
          `untranslated at ${address}`,
        ).toEqual([]);
        for (const link of links.filter((each) => !found.has(each))) {
          found.add(link);
          const shape = shapeOf(link);
          const count = (requested.get(shape) ?? 0) + 1;
          requested.set(shape, count);
          if (count <= visitedOfAShape(language)) queue.push(link);
        }
      }
      expect(found.size).toBeGreaterThan(100);
      await expectNoUnknownId([...found], request);
    });
  }
});

/** The links of the page into the site, and its words as they stand on it. */
async function readPage(page: Page): Promise<{ links: string[]; words: string[] }> {
  return page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#/"]')].map((link) =>
      (link.getAttribute('href') ?? '').slice(1),
    ),
    words: document.body.innerText.split(/\s+/),
  }));
}

function shapeOf(address: string): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const base = Object.keys(CALL_BEHIND).find((start) => path.startsWith(`${start}/`)) ?? path;
  return [base, query.get('tab'), query.get('index'), ...[...query.keys()].toSorted()].join(' ');
}

async function expectNoUnknownId(addresses: readonly string[], request: APIRequestContext): Promise<void> {
  const ids = new Set(
    addresses.flatMap((address) => {
      const path = (address.split('?')[0] ?? '').split('/');
      const call = CALL_BEHIND[path.slice(0, -1).join('/')];
      return call === undefined ? [] : [`${call}?id=${path.at(-1)}`];
    }),
  );
  expect(ids.size).toBeGreaterThan(10);
  const dead: string[] = [];
  for (const call of ids) {
    const answer = (await (await request.get(`/rcep-boot/api/v1/portal/${call}`)).json()) as {
      data: unknown;
    };
    if (answer.data === null) dead.push(call);
  }
  expect(dead).toEqual([]);
}

/** Every key of a language's texts, with and without its area, as it would stand on a page whose text is missing. */
function areasOf(language: string): string[] {
  return readdirSync(`${LOCALES}/${language}`).flatMap((file) => {
    const keys = keysOf(JSON.parse(readFileSync(`${LOCALES}/${language}/${file}`, 'utf8')) as object, '');
    const area = file.replace('.json', '');
    return keys.flatMap((key) => [...(key.includes('.') ? [key] : []), `${area}:${key}`]);
  });
}

function keysOf(texts: object, prefix: string): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as object, `${prefix}${key}.`)
      : [prefix + key],
  );
}
