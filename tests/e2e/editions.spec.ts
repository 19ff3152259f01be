import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { seriousViolations } from './support/axe';
import { answerAs, sendPassword, signIn } from './support/sign-in';
import { nextTariff, SAMPLE_LINE, workbookOf } from './support/tariff-file';
import { expect, test } from './support/test';

const IMPORT = '/content/edition?import=VN';
const RECORD = '/content/edition?edition=VN';
const QUERY = `/home/taxOriginSearch?hs=850110&from=CN&to=VN&date=2027-02-01&line=${SAMPLE_LINE.code}`;
const TITLE = 'Biểu thuế xuất nhập khẩu 2027';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('选择税则文件').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

// Both begin from the tariff in force at the shared server.
test.describe.configure({ mode: 'serial' });

test('a file that cannot be imported gets its sentence, and changes nothing', async ({ page }, info) => {
  await signIn(page, 'editor', IMPORT);
  const alert = page.getByRole('alert');
  const large = info.outputPath('large.csv');
  writeFileSync(large, 'code,mfn\n');
  truncateSync(large, 50_000_000);
  await page.getByLabel('选择税则文件').setInputFiles(large);
  await expect(alert).toContainText('文件超过 40 MB，没有读取');
  const book = await workbookOf([['85011022', 'a', 'b', '5', '5', '0', '0', '0', '0', '0', '0']]);
  await choose(page, 'bomb.xlsx', bomb(book));
  await expect(alert).toContainText('工作簿解压后过大');
  await choose(page, 'half.xlsx', book.subarray(0, 200));
  await expect(alert).toContainText('工作簿文件损坏或不完整');
  await choose(page, 'empty.csv', Buffer.from(''));
  await expect(alert).toContainText('文件是空的');
  await choose(page, 'picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
  await expect(alert).toContainText('这不是 CSV 或 XLSX 文件');
  await choose(page, 'formulas.xlsx', withFormula(book));
  await expect(page.getByText('工作簿里有公式')).toBeVisible();
  await expect(region(page, '检查结果')).toContainText('全部行都可读');
  // Importer, origin, code, year, rate and source in Chinese and GBK, separated by semicolons, and by tabs.
  const head = Buffer.from('bdf8bfdab9fa3bd4adb2fab5d83bcbb0bac53bc4eab7dd3bcbb0c2ca3bc0b4d4b40a', 'hex');
  await choose(page, 'gbk.csv', Buffer.concat([head, Buffer.from('VN;CN;85011022;2027;5;Decree\n')]));
  await expect(page.getByText('按 GBK 编码读取')).toBeVisible();
  await expect(region(page, '检查结果')).toContainText('税则行：1');
  await choose(page, 'tabs.tsv', Buffer.from('Mã hàng\tNK ưu đãi\n85011022\t5\n'));
  await expect(page.getByText('tabs.tsv', { exact: true })).toBeVisible();
  await expect(page.getByText('文件行数（含表头）：2')).toBeVisible();
  await choose(page, 'unknown.csv', Buffer.from('a,b\n1,2\n'));
  await expect(page.getByText('未能识别文件的表头')).toBeVisible();
  await page.goto('/#/content/edition');
  await expect(page.getByText('有未完成的导入')).toBeVisible();
});

test('a single line of the edition in force is corrected, and the correction outlives a reload', async ({
  page,
}) => {
  await signIn(page, 'editor', `${RECORD}&lines=packed-vn`);
  const found = page.getByRole('table', { name: '税则行' });
  await expect(page.getByText('找到：12,004')).toBeVisible();
  await page.getByLabel('税号或品名').fill('8501.10.22');
  await expect(found.getByRole('row')).toHaveCount(2);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '修正个别行' }).click();
  await expect(region(page, '检查结果')).toContainText('全部行都可读。税则行：12,004');
  const rows = region(page, '逐行修正');
  await rows.getByLabel('税号或品名').fill('8501.10.22');
  await rows.getByRole('button', { name: /^修正第 \d+ 行$/ }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('税号')).toBeFocused();
  await form.getByLabel('RCEP 税率（中国）').fill('2.5');
  await form.getByLabel('RCEP 税率（中国）').press('Enter');
  await expect(region(page, '检查结果')).toContainText('已修正：1');
  expect(await seriousViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('已恢复上次未完成的导入：VN-2026-01-01.csv')).toBeVisible();
  await expect(region(page, '检查结果')).toContainText('已修正：1');
  await page.getByRole('button', { name: '与现行版本比较' }).click();
  const difference = region(page, '与现行版本的差异');
  await expect(difference).toContainText('改变：1');
  await expect(difference).toContainText('删除：0');
  await expect(difference.getByRole('row', { name: /^85011022/ })).toContainText('→ 2.5');
  await page.getByRole('button', { name: '放弃导入' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已恢复上次未完成的导入')).toBeHidden();
});

test('an edition goes from a file to visitors, and back', async ({ page, newVisitor }) => {
  const { rows, unreadable } = nextTariff();
  // One visitor, whose browser stores the answers: a publication shows at once.
  const visitor = await newVisitor();
  const queried = async () => {
    await visitor.goto('about:blank');
    await visitor.goto(`/#${QUERY}`);
    const main = visitor.getByRole('main');
    await expect(main.locator('[data-answer]')).toContainText('2027年2月1日');
    return main;
  };
  let answer = await queried();
  await expect(answer).not.toContainText(TITLE);

  await signIn(page, 'editor', IMPORT);
  await choose(page, 'bieu-thue-2027.xlsx', await workbookOf(rows));
  const check = region(page, '检查结果');
  await expect(check).toContainText('需要处理：7；税则行：11,996');
  expect(await seriousViolations(page)).toEqual([]);
  for (const [done, row] of unreadable.entries()) {
    const field = check.getByLabel(`第 ${row} 行，RCEP 税率（中国）`);
    await field.fill('5');
    await field.press('Enter');
    await expect(check).toContainText(done === 6 ? '全部行都可读' : `需要处理：${6 - done}`);
  }

  // A reload loses nothing, and has sent nothing.
  await page.reload();
  await expect(page.getByText('已恢复上次未完成的导入：bieu-thue-2027.xlsx')).toBeVisible();
  await expect(check).toContainText('全部行都可读');
  await page.getByLabel('文件名称').fill(TITLE);
  await page.getByLabel('数据日期').fill('2026-12-20');
  const compare = page.getByRole('button', { name: '与现行版本比较' });
  await compare.click();

  // The session ends in the middle of the upload: after another sign-in everything is there.
  const send = page.getByRole('button', { name: '提交审核' });
  await answerAs(page.context(), /uploadLines/, 'token-expired');
  await send.click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.context().unrouteAll();
  await sendPassword(page, 'editor');
  await expect(page.getByLabel('文件名称')).toHaveValue(TITLE);
  await expect(check).toContainText('全部行都可读');
  await compare.click();
  const difference = region(page, '与现行版本的差异');
  await expect(difference.getByRole('button', { name: '删除：20' })).toBeVisible();
  await expect(difference.getByRole('button', { name: '新增：12' })).toBeVisible();
  const line = difference.getByRole('row').filter({ hasText: SAMPLE_LINE.code });
  await expect(difference.getByRole('button', { name: /^改变：30\d$/ })).toBeVisible();
  await expect(line).toContainText('25 → 21');
  await send.click();
  await expect(page.getByRole('status').getByText('审核中')).toBeVisible();
  await expect(page.getByRole('button', { name: '发布' })).toHaveCount(0);

  const reviewer = await newVisitor();
  await signIn(reviewer, 'admin', RECORD);
  await expect(region(reviewer, '与现行版本的差异')).toContainText('25 → 21');
  await expect(region(reviewer, '与现行版本的差异')).toContainText('查询结论有变化的组合');
  expect(await seriousViolations(reviewer)).toEqual([]);
  await expect(reviewer.getByLabel('发布日期')).toHaveValue(/2027/);
  await reviewer.getByRole('button', { name: '发布', exact: true }).click();
  await reviewer.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(reviewer.getByRole('status').getByText('已发布，自2027年1月1日起')).toBeVisible();

  answer = await queried();
  await expect(answer).toContainText('21%');
  await expect(answer).toContainText(TITLE);

  await expect(answer).toContainText('21%待核');
  const source = region(reviewer, '来源核对');
  await source.getByRole('button', { name: '确认这一版' }).last().click();
  await source.getByRole('button', { name: '确认', exact: true }).click();
  await expect(source).toContainText('示例管理员于');
  answer = await queried();
  await expect(answer).not.toContainText('21%待核');
  await expect(answer).toContainText('21%');

  await region(reviewer, '版本').getByRole('button', { name: '恢复' }).first().click();
  await reviewer.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(reviewer.getByText('已恢复', { exact: true })).toBeVisible();
  answer = await queried();
  await expect(answer).not.toContainText(TITLE);
  await expect(answer).not.toContainText('21%');

  const log = region(reviewer, '操作记录').getByRole('row');
  for (const [name, who] of [
    ['保存', '示例编辑'],
    ['提交审核', '示例编辑'],
    ['发布', '示例管理员'],
    ['恢复', '示例管理员'],
  ])
    await expect(
      log
        .filter({ hasText: name })
        .filter({ hasText: who ?? '' })
        .first(),
    ).toBeVisible();
});

/** The workbook as one that unpacks to 4 GB, as its list of files says. */
function bomb(book: Buffer): Buffer {
  const bytes = Buffer.from(book);
  bytes.writeUInt32LE(0xfffffff0, bytes.lastIndexOf('PK\u0001\u0002') + 24);
  return bytes;
}

function withFormula(book: Buffer): Buffer {
  const files = unzipSync(book);
  const sheet = Object.keys(files).find((name) => name.startsWith('xl/worksheets/')) ?? '';
  const text = strFromU8(files[sheet] ?? new Uint8Array());
  files[sheet] = strToU8(
    text.replace('</row></sheetData>', '<c r="Z3"><f>1+1</f><v>2</v></c></row></sheetData>'),
  );
  return Buffer.from(zipSync(files));
}
