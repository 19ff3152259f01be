import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import writeWorkbook from 'write-excel-file/node';
import { seriousViolations } from './support/axe';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const IMPORT = '/content/edition?import=rules';
const RECORD = '/content/edition?edition=rules';
const TITLE = 'PSR in HS 2022 as amended';
/** Later than the dates of other stories, which share the server. */
const FROM = '2027-02-01';
const queryOn = (date: string) => `/home/taxOriginSearch?hs=850110&from=CN&to=VN&date=${date}`;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The present rules as the template, those that depend on a condition left out, one other, and one that is no rule. */
function nextRules(): { cells: string[][]; unreadable: number } {
  const { rows } = JSON.parse(readFileSync('mocks/data/packed/rules.json', 'utf8')) as { rows: string[][] };
  const lines = rows
    .filter(({ length }) => length === 2)
    .map(([code = '', rule = '']) => {
      if (code === '8501') return [code, 'CTH or RVC35', '2022', 'Decision 2027/1'];
      return [code, code === '02' ? `${rule} etc.` : rule, '2022', 'Decision 2027/1'];
    });
  const cells = [['code', 'rule text', 'from-HS-edition', 'source'], ...lines];
  return { cells, unreadable: cells.findIndex(([code]) => code === '02') + 1 };
}

test('rules of origin go from a workbook to visitors, and back', async ({ page, newVisitor }) => {
  const { cells, unreadable } = nextRules();
  const ruleShown = async (date: string) => {
    const visitor = await newVisitor();
    await visitor.goto(`/#${queryOn(date)}`);
    return visitor.getByRole('region', { name: /原产地规则$/ });
  };
  await expect(await ruleShown('2027-03-01')).toContainText('RVC 40');

  await signIn(page, 'editor', IMPORT);
  const book = await writeWorkbook(
    cells.map((row) => row.map((text) => ({ value: text, type: String }))),
  ).toBuffer();
  await page
    .getByLabel('选择规则文件')
    .setInputFiles({ name: 'psr.xlsx', mimeType: 'application/octet-stream', buffer: book });
  const check = region(page, '检查结果');
  await expect(check).toContainText('需要处理：1；规则：2,180');
  expect(await seriousViolations(page)).toEqual([]);
  const field = check.getByLabel(`第 ${unreadable} 行，规则`);
  await field.fill('CC except from chapter 01');
  await field.press('Enter');
  await expect(check).toContainText('全部行都可读。规则：2,181');
  await page.getByLabel('文件名称').fill(TITLE);
  await page.getByLabel('发布机构').fill('RCEP Joint Committee');
  await page.getByLabel('数据日期').fill('2027-01');
  // A press turns it into the browser’s own date field.
  await page.getByLabel('生效日').click();
  await page.getByLabel('生效日').fill(FROM);
  await page.getByRole('button', { name: '与现行版本比较' }).click();
  const difference = region(page, '与现行版本的差异');
  await expect(difference).toContainText('更容易取得资格');
  await expect(difference.getByRole('button', { name: '删除：8' })).toBeVisible();
  await expect(difference.getByRole('row').filter({ hasText: '8501' })).toContainText(
    'CTH or RVC40 → CTH or RVC35',
  );
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('status').getByText('审核中')).toBeVisible();

  const reviewer = await newVisitor();
  await signIn(reviewer, 'admin', RECORD);
  await expect(region(reviewer, '与现行版本的差异')).toContainText('更容易取得资格');
  await reviewer.getByRole('button', { name: '发布', exact: true }).click();
  await reviewer.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(reviewer.getByRole('status').getByText('已发布，自2027年2月1日起')).toBeVisible();
  await expect(await ruleShown('2027-01-31')).toContainText('RVC 40');
  const rule = await ruleShown('2027-03-01');
  await expect(rule).toContainText('RVC 35');
  await expect(rule).toContainText(TITLE);

  await region(reviewer, '版本').getByRole('button', { name: '恢复' }).first().click();
  await reviewer.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(reviewer.getByText('已恢复', { exact: true })).toBeVisible();
  await expect(await ruleShown('2027-03-01')).toContainText('RVC 40');
  await expect(region(reviewer, '操作记录')).toContainText('示例编辑');
});
