import { expect, test } from '@playwright/test';
import writeWorkbook from 'write-excel-file/node';

/** A workbook of many rows, so that it is unpacked as large files are. */
const workbook = (rows: number) =>
  writeWorkbook([
    ['Indicator', 'Limit', 'Unit'],
    ['Formaldehyde', '<=15', 'mg/kg'],
    ...Array.from({ length: rows }, (_, row) => [`own ${row} ${'x'.repeat(300)}`, row, 'mm']),
  ]).toBuffer();

test('a workbook of the reader is compared with a standard, read in a worker', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await page.goto('/#/home/standard/compare?ids=gb-18401-2010');
  const input = page.locator('input[type=file]');
  const worker = page.waitForEvent('worker');
  await input.setInputFiles({ name: 'mine.xlsx', mimeType: '', buffer: await workbook(1900) });
  expect((await worker).url()).toContain('indicator-table.worker');
  await expect(page.getByText('mine.xlsx：读入 1,901 项指标。')).toBeVisible();
  const row = page.getByRole('row', { name: /^甲醛/ });
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^≤ 15 mg\/kg/);
  await expect(row.getByRole('cell').nth(1)).toContainText('更严');

  // A bomb: the list of files claims far more than its size.
  const bomb = await workbook(1);
  for (let at = bomb.indexOf('PK\u0001\u0002'); at >= 0; at = bomb.indexOf('PK\u0001\u0002', at + 4))
    bomb.writeUInt32LE(0x7fffffff, at + 24);
  await input.setInputFiles({ name: 'bomb.xlsx', mimeType: '', buffer: bomb });
  await expect(page.getByRole('alert')).toContainText('解压后过大');
  await expect(row.getByRole('cell').nth(1)).toContainText('更严');

  await page.reload();
  await expect(row.getByRole('cell').nth(1)).toContainText('更严');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/^standards-comparison-.*\.xlsx$/);
  expect(failures).toEqual([]);
});

test('on a phone each indicator is a card that is read without moving sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/#/home/standard/compare?ids=gb-18401-2010,qcvn-01-2017-bct,sni-7617-2013-amd1-2014');
  const row = page.getByRole('row', { name: /^甲醛/ });
  await row.getByRole('button').click();
  await expect(
    page
      .getByRole('row', { name: /^出处与对齐/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  const heads = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(heads).toEqual(
    [
      'GB 18401-2010 · 参照',
      'QCVN 01:2017/BCT',
      'SNI 7617:2013/Amd1:2014',
      '结果',
      '最严',
      '同时满足全部',
    ].map((head) => `"${head}"`),
  );
  const table = page.getByRole('table', { name: /逐项对照/ });
  const beyond = await table.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('tbody *')]
      .filter((part) => part.checkVisibility() && part.closest('.visually-hidden') === null)
      .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
      .map((part) => part.outerHTML),
  );
  expect(beyond).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('columnheader', { name: '同时满足全部' })).toBeVisible();
});
