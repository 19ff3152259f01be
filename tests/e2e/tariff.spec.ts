import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PAIR = '/#/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000';

const answer = (page: Page) => page.getByRole('region', { name: '适用税率' });
const own = (page: Page) => page.getByRole('region', { name: '我的产品合格吗' });
const band = (page: Page) => page.locator('form[name="tariff"]');
const submit = (page: Page) => page.getByRole('button', { name: '查询', exact: true });

/** Steps on with the Tab key until the wanted element has the focus, as a reader without a mouse does. */
async function tabTo(page: Page, role: 'combobox' | 'button' | 'textbox' | 'radio', name: string | RegExp) {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** Picks an option of the select that has the focus by the arrow keys alone. */
async function pickByKeys(page: Page, name: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name, exact: true });
  await page.keyboard.press('Home');
  for (let step = 0; step < 16; step += 1) {
    const chosen = await select.evaluate(
      (element) => (element as HTMLSelectElement).selectedOptions[0]?.label,
    );
    if (chosen === option) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${option} is not among the options of ${name}`);
}

async function fillSample(page: Page): Promise<void> {
  await own(page).getByRole('button', { name: '试用示例清单' }).click();
  await expect(own(page).getByText('合格（原产）', { exact: true })).toBeVisible();
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a press on the date edits it in the browser’s own field, and typing works at once (browsers 3 and 4)', async ({
  page,
}) => {
  await page.goto(PAIR);
  const date = band(page).getByLabel('进口日期');
  await expect(date).toHaveValue('2026-12-15');
  await expect(date).toHaveAttribute('type', 'text');
  await date.click({ position: { x: 25, y: 20 } });
  await expect(date).toBeFocused();
  await expect(date).toHaveAttribute('type', 'date');
  // Month or year comes first, by the browser's own language.
  await page.keyboard.type('03');
  await expect(date).toHaveValue(/^(2026-03-15|0003-12-15)$/);
});

test('the question is asked by keyboard alone, from the home page to the answer', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.locator('form[data-usable]')).toBeVisible();
  await tabTo(page, 'combobox', 'HS 编码或品名');
  await page.keyboard.type('9406.20');
  await page.keyboard.press('Escape');
  await tabTo(page, 'combobox', '从');
  await pickByKeys(page, '从', '日本');
  await tabTo(page, 'combobox', '出口到');
  await pickByKeys(page, '出口到', '越南');
  await tabTo(page, 'button', '查税率、规则和证明');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('group', { name: /越南在 9406\.20 下有 2 条税目/ })).toBeVisible();
  await tabTo(page, 'radio', /9406\.20\.10/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /9406\.20\.90/ })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: /9406\.20\.90 日本 → 越南/ })).toBeVisible();
  await expect(answer(page)).toContainText('8.2%');
  await expect(page).toHaveURL(/hs=940620&line=94062090&from=JP&to=VN&date=/);
});

test('the result’s link shows a fresh visitor the same country pair and answer, with the bill of materials the same verdict', async ({
  page,
  context,
  newVisitor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAIR);
  await expect(answer(page)).toContainText('按完税价格少缴 USD 6,800');
  const sentence = '产品具备 RCEP 原产资格并持有有效证明的，按 8.2% 缴纳；否则按最惠国税率 15% 缴纳。';
  await expect(answer(page).getByText(sentence).first()).toBeVisible();
  await page.getByRole('button', { name: '复制链接', exact: true }).click();
  await expect(page.getByText('链接已复制').first()).toBeVisible();

  const plain = await newVisitor();
  await plain.goto(await copied(page));
  await expect(plain.getByRole('heading', { level: 1, name: /9406\.20\.90 日本 → 越南/ })).toBeVisible();
  await expect(answer(plain).getByText(sentence).first()).toBeVisible();
  await expect(answer(plain)).toContainText('按完税价格少缴 USD 6,800');
  await expect(plain.getByLabel('进口日期')).toHaveValue('2026-12-15');
  await expect(own(plain).getByText(/填写材料和离岸价/)).toBeVisible();

  await fillSample(page);
  await page.getByRole('button', { name: '复制链接（含物料清单）' }).click();
  await expect(page.getByText('链接已复制，含物料清单').first()).toBeVisible();
  const full = await newVisitor();
  await full.goto(await copied(page));
  await expect(own(full).getByText('合格（原产）', { exact: true })).toBeVisible();
  await expect(own(full).getByText('(100,000 − 56,800) ÷ 100,000 = 43.2% ≥ 40%')).toBeVisible();
  await expect(own(full).getByLabel('材料，第 6 行')).toHaveValue('墙体单元');
  await expect(full).not.toHaveURL(/bom=/);
});

test('each language keeps answer, question, typed text and place', async ({ page }) => {
  await page.goto(PAIR);
  await expect(answer(page)).toContainText('8.2%');
  await fillSample(page);
  await page.getByLabel('完税价格').fill('250000');
  const value = band(page).getByRole('textbox').nth(1);
  await expect(value).toHaveValue('250000');
  const url = page.url();
  const figures = page.locator('[data-answer]');
  for (const [name, tag, heading] of [
    ['English', 'en', /9406\.20\.90 Japan → Viet Nam/],
    ['日本語', 'ja', /9406\.20\.90 日本 → ベトナム/],
    ['한국어', 'ko', /9406\.20\.90 일본 → 베트남/],
    ['Tiếng Việt', 'vi', /9406\.20\.90 Nhật Bản → Việt Nam/],
    ['Bahasa Melayu', 'ms', /9406\.20\.90 Jepun → Viet Nam/],
    ['中文', 'zh-CN', /9406\.20\.90 日本 → 越南/],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox').first().selectOption({ label: name });
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(figures).toContainText(tag === 'vi' ? '8,2' : '8.2');
    await expect(page.getByRole('combobox', { name: /HS/ })).toHaveValue(/^9406\.20/);
    await expect(value).toHaveValue('250000');
    await expect(page.locator('#section-5')).toContainText(tag === 'vi' ? '43,2%' : '43.2%');
    expect(page.url()).toBe(url);
  }
});

test('the print view is a report: no header, no band, no buttons; address and sources are there', async ({
  page,
}) => {
  await page.goto(PAIR);
  await fillSample(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(band(page)).toBeHidden();
  await expect(page.getByRole('group', { name: /条税目，请确认/ })).toBeHidden();
  for (const button of await page
    .getByRole('button', { name: /^(复制链接|打印|CSV|JSON|添加材料|导入 CSV)/ })
    .all()) {
    await expect(button).toBeHidden();
  }
  await expect(page.getByText(`网址：${page.url()}`)).toBeVisible();
  await expect(page.getByText(/打印时间：/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /9406\.20\.90/ })).toBeVisible();
  await expect(answer(page)).toContainText('8.2%');
  await expect(answer(page).getByText(/来源：/)).toBeVisible();
  await expect(own(page).getByText('合格（原产）', { exact: true })).toBeVisible();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
});

test('the rate chart is printed where it was drawn, and leaves no hole where it was not', async ({
  page,
}) => {
  await page.goto(PAIR);
  await expect(answer(page)).toContainText('8.2%');
  const years = page.getByRole('region', { name: '逐年税率' });
  const figure = years.locator('.years-figure');
  await expect(figure.locator('svg')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(figure).toBeHidden();
  await expect(years.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('svg')).toBeVisible();
});

test('an amount reached by Tab gives way to what is typed; a click puts the caret in it', async ({
  page,
}) => {
  await page.goto(PAIR);
  await fillSample(page);
  const value = own(page).getByLabel('价值，第 1 行');
  await own(page).getByLabel('原产资格，第 1 行').focus();
  await page.keyboard.press('Tab');
  await expect(value).toBeFocused();
  await page.keyboard.type('5000');
  await page.keyboard.press('Tab');
  await expect(value).toHaveValue('5,000');
  await value.click();
  const selection = await value.evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(selection[0]).toBe(selection[1]);
});

test('a bill of materials goes out as CSV and comes back the same', async ({ page }) => {
  await page.goto(PAIR);
  await fillSample(page);
  await own(page).getByLabel('材料，第 1 行').fill('=HYPERLINK("x"), 钢; "H"');
  const cells = async () => {
    const fields = own(page).getByRole('table').first().locator('tbody').locator('input, select');
    return fields.evaluateAll((elements) => elements.map((element) => (element as HTMLInputElement).value));
  };
  const before = await cells();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own(page).getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bom-940620.csv');
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""x""), 钢; ""H"""`);

  await own(page).getByLabel('材料，第 1 行').fill('changed');
  await own(page).getByRole('button', { name: '第 7 行的更多内容' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删去这一行' }).click();
  await expect(own(page).getByLabel('材料，第 7 行')).toHaveCount(0);
  await own(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'bom.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await expect(own(page).getByText(/从文件读入 7 行/)).toBeVisible();
  await expect.poll(cells).toEqual(before);
  await expect(own(page).getByText('合格（原产）', { exact: true })).toBeVisible();
});

test('offline in the middle: the question says so and is asked again; nothing typed is lost', async ({
  page,
  context,
  clearError,
}) => {
  clearError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(PAIR);
  await fillSample(page);
  await context.setOffline(true);
  await page.getByRole('combobox', { name: '到（进口国）' }).selectOption({ label: '日本' });
  await page.getByRole('combobox', { name: '从（出口国）' }).selectOption({ label: '中国' });
  await submit(page).click();
  const alert = page.getByRole('alert').filter({ hasText: '税率加载失败。' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('combobox', { name: '到（进口国）' })).toHaveValue('JP');

  await context.setOffline(false);
  await alert.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('group', { name: /^日本在 9406\.20 下有 2 条税目/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('offline, a page whose code is not there says so, and is there after a retry', async ({
  page,
  context,
  clearError,
}) => {
  clearError(
    /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported|ChunkLoadError|did not arrive|No texts of/,
  );
  await page.goto('/#/home');
  await expect(page.getByRole('link', { name: '纺织', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: '指数发布' }).click();
  const alert = page.getByRole('alert').filter({ hasText: '这个页面没能显示。' });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  // A part that fails only now reloads the page, which takes the alert away before it is pressed.
  const heading = page.getByRole('heading', { level: 1, name: '指数发布' });
  await expect(async () => {
    const retry = alert.getByRole('button', { name: '重试' });
    if (await retry.isVisible()) await retry.click({ timeout: 5_000 });
    await expect(heading).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('offline, a language that is not there leaves the page as it is and says so', async ({
  page,
  context,
  clearError,
}) => {
  clearError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(PAIR);
  await fillSample(page);
  await context.setOffline(true);
  await page.getByRole('combobox', { name: '语言' }).selectOption({ label: '한국어' });
  await expect(page.getByText('加载失败。可以再试一次。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /日本 → 越南/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '语言' })).toHaveValue('zh');
  await context.setOffline(false);
  await page.getByRole('combobox', { name: '语言' }).selectOption({ label: '한국어' });
  await expect(page.getByRole('heading', { level: 1, name: /일본 → 베트남/ })).toBeVisible();
});

test('a pasted national code of ten digits finds its parent and says which length matched', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/home/taxOriginSearch?from=CN&to=VN&date=2026-12-15');
  await page.evaluate(() => navigator.clipboard.writeText('8507.60.0000'));
  await page.getByRole('combobox', { name: '产品或 HS 编码' }).focus();
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hs=8507600000/);
  await page.getByRole('radio').first().click();
  await expect(page.getByText(/输入 8507600000，按前 6 位 850760 匹配/)).toBeVisible();
});

test('back and forward bring back question and answer', async ({ page }) => {
  await page.goto(PAIR);
  await expect(answer(page)).toContainText('8.2%');
  await page
    .getByRole('region', { name: '各出口方税率' })
    .getByRole('button', { name: '中国', exact: true })
    .click();
  await expect(answer(page)).toContainText('7.5%');
  await expect(page.getByRole('combobox', { name: '从（出口国）' })).toHaveValue('CN');
  await page.goBack();
  await expect(answer(page)).toContainText('8.2%');
  await expect(page.getByRole('combobox', { name: '从（出口国）' })).toHaveValue('JP');
  await page.goForward();
  await expect(answer(page)).toContainText('7.5%');
  await page.getByRole('link', { name: '指数发布' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '指数发布' })).toBeVisible();
  await page.goBack();
  await expect(answer(page)).toContainText('7.5%');
});

test('a reload keeps what was typed, the bill of materials and the result', async ({ page }) => {
  await page.goto(PAIR);
  await fillSample(page);
  await own(page).getByLabel('材料，第 2 行').fill('我的钢板');
  await page.getByLabel('完税价格').fill('123456');
  await page.reload();
  await expect(page.getByLabel('完税价格')).toHaveValue('123456');
  await expect(answer(page)).toContainText('USD 6,800');
  await expect(own(page).getByLabel('材料，第 2 行')).toHaveValue('我的钢板');
  await expect(own(page).getByText('合格（原产）', { exact: true })).toBeVisible();
});
