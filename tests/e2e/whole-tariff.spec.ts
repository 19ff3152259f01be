import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { expect, test } from './support/test';

const PACKED = 'mocks/data/packed';
const DATE = '2026-12-15';
const SAMPLE_SIZE = 300;
/** The importers change from code to code; India is not a Party, so that no rule of the Agreement decides there. */
const IMPORTERS = COUNTRY_CODES.filter((code) => code !== 'CN');

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const ruleOf = (page: Page) => region(page, '原产地规则');
const importersOf = (page: Page) => region(page, /各进口方税率/);

test.describe('the whole tariff', () => {
  test('300 codes over all chapters, at importers in turn, each with its rule', async ({ page }) => {
    test.setTimeout(1_200_000);
    const codes = everyNth(allCodes(), SAMPLE_SIZE);
    const rules = new Map(rulesByCode());
    expect(codes).toHaveLength(SAMPLE_SIZE);
    await page.goto(`/#${address(codes[0] ?? '', 'JP')}`);
    for (const [index, code] of codes.entries()) {
      const importer = IMPORTERS[index % IMPORTERS.length] ?? 'JP';
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        address(code, importer),
      );
      await expect(page.getByRole('link', { name: `子目 ${dotted(code)}` })).toBeVisible();
      if (importer === 'IN') {
        await expect(page.getByRole('main'), `${code} at India`).toContainText('印度不是 RCEP 缔约方');
        continue;
      }
      for (const sign of signsOf(ruleFor(code, rules)))
        await expect(ruleOf(page), `rule of ${code} at ${importer}`).toContainText(sign);
    }
  });

  test('a maker of LED lamps sees Viet Nam, Japan, Korea and Indonesia at once', async ({ page }) => {
    await page.goto(`/#${address('940542', 'VN')}&value=10000&section=importers`);
    const table = importersOf(page).getByRole('table');
    const row = (name: RegExp) => table.getByRole('row', { name });
    await expect(row(/^越南/)).toContainText(/0%按 RCEP.*5% 至 25%/);
    await expect(row(/^日本/)).toContainText(/0%按最惠国税率：RCEP 税率并不更低/);
    await expect(row(/^韩国/)).toContainText('只有 RCEP 税率，缺最惠国税率');
    await expect(row(/^印度尼西亚/)).toContainText('只有最惠国税率');
    await expect(importersOf(page)).toContainText('14 个进口方中，3 个有税率，1 个只有最惠国税率。');
  });

  test('furniture on a phone, in Vietnamese: the sentence, the line, the rate', async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`/#${address('940360', 'VN')}&lang=vi`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(region(page, 'Quy tắc xuất xứ')).toContainText('RVC 40');
    await page.getByRole('radio', { name: /^9403\.60\.90/ }).click();
    await expect(page).toHaveURL(/line=94036090/);
    await expect(page.locator('[data-answer]')).toContainText(/0\s?%/);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  for (const { good, code, to, rule, says } of [
    { good: 'roasted coffee', code: '090121', to: 'JP', rule: 'RVC 40', says: /1[02]%/ },
    { good: 'medicines', code: '300490', to: 'VN', rule: 'CTH', says: /0%/ },
    { good: 'food preparations', code: '210690', to: 'CN', rule: 'CTH', says: /本站尚未收录/ },
  ]) {
    test(`${good} (${code}): rates where there are any, the rule always`, async ({ page }) => {
      await page.goto(`/#/home/taxOriginSearch?hs=${code}&from=TH&to=${to}&date=${DATE}`);
      await expect(page.getByRole('main')).toContainText(says);
      await expect(ruleOf(page)).toContainText(rule);
      await expect(region(page, '我的产品合格吗').getByRole('button', { name: '添加材料' })).toBeVisible();
    });
  }
});

const address = (code: string, to: string) =>
  `/home/taxOriginSearch?hs=${code}&from=CN&to=${to}&date=${DATE}`;

const dotted = (code: string) => `${code.slice(0, 4)}.${code.slice(4)}`;

/** All six-digit codes of the nomenclature, in order. */
function allCodes(): string[] {
  return readdirSync(`${PACKED}/nomenclature`)
    .toSorted()
    .flatMap((file) => rowsOf(`${PACKED}/nomenclature/${file}`))
    .flatMap(([code]) => (code?.length === 6 ? [code] : []));
}

/** So many of the entries, at equal distances. */
const everyNth = <T>(entries: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => entries[Math.floor((index * entries.length) / count)]!);

const rulesByCode = () =>
  rowsOf(`${PACKED}/rules.json`).map(([code = '', ...texts]) => [code, texts] as const);

/** The texts of the rule of a code: its own, its heading's or its chapter's; several where it depends on a condition. */
function ruleFor(code: string, rules: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const place = [6, 4, 2].map((length) => code.slice(0, length)).find((prefix) => rules.has(prefix));
  const texts = rules.get(place ?? '');
  if (texts === undefined) throw new Error(`No rule for ${code}`);
  return texts;
}

/** The signs of a rule as the page prints them: `CTH`, `RVC 40`. */
const signsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.match(/\b(WO|CC|CTS?H|CR|RVC ?\d+)\b/g) ?? [])
    .map((sign) => sign.replace(/RVC ?/, 'RVC '));

function rowsOf(path: string): string[][] {
  return (JSON.parse(readFileSync(path, 'utf8')) as { rows: string[][] }).rows;
}
