import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const ID = 'gb-38031-2020';
const NUMBER = 'GB 38031-2020';
const RECORD = `/content/standard?record=${ID}`;
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the first limit of the standard in its form. */
async function openLimit(page: Page, user: string) {
  await signIn(page, user, RECORD);
  const indicators = page.getByRole('group', { name: '指标', exact: true });
  await indicators.getByRole('button').first().click();
  const row = indicators.getByRole('group', { name: '第 1 行' });
  return {
    row,
    limit: row.getByLabel('限值', { exact: true }),
    save: page.getByRole('button', { name: '保存草稿' }),
  };
}

/** Presses an action of the record, and the same in its dialog. */
async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await dialog(page).getByRole('button', { name, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a limit is edited over a conflict and published; detail, comparison and log show it', async ({
  page,
  newVisitor,
}) => {
  const mine = await openLimit(page, 'editor');
  await mine.limit.fill('7 +/- 0.5');
  await expect(mine.row.getByText(/^读作/)).toHaveText(/^读作：6\.5—7\.5/);

  const colleague = await newVisitor();
  const theirs = await openLimit(colleague, 'admin');
  await theirs.limit.fill('<=6');
  await theirs.save.click();
  await expect(colleague.getByText('草稿已保存')).toBeVisible();

  await mine.save.click();
  const indicators = dialog(page).getByRole('group', { name: '指标' });
  await expect(indicators.getByRole('radio', { name: /7 \+\/- 0\.5/ })).toBeChecked();
  await expect(indicators.getByRole('radio', { name: /<=6/ })).toBeVisible();
  await dialog(page).getByRole('button', { name: '再次保存' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();
  await press(page, '提交审核');

  const visitor = await newVisitor();
  const limit = visitor.getByRole('cell', { name: /7 \+\/- 0\.5|7 ± 0\.5|6\.5—7\.5/ });
  await visitor.goto(`/#/home/standard/details/${ID}`);
  await expect(visitor.getByRole('heading', { level: 1, name: new RegExp(NUMBER) })).toBeVisible();
  await expect(visitor.getByRole('table').first()).toBeVisible();
  await expect(limit).toHaveCount(0);

  await colleague.goto(`/#${RECORD}`);
  await colleague.reload();
  await press(colleague, '发布');
  await expect(colleague.getByText('已发布', { exact: true }).first()).toBeVisible();

  const reader = await newVisitor();
  const published = reader.getByText(/7 \+\/- 0\.5|7 ± 0\.5|6\.5—7\.5/).first();
  await reader.goto(`/#/home/standard/details/${ID}`);
  await expect(published).toBeVisible();
  await expect(reader.getByRole('cell', { name: /^(<=6|≤ 6)$/ })).toHaveCount(0);
  await reader.goto(`/#/home/standard/compare?ids=${ID},gb-18401-2010`);
  await expect(published).toBeVisible();

  await colleague.goto('/#/content/audit?kind=standard');
  const log = colleague.getByRole('table').first();
  await expect(log.getByRole('row', { name: new RegExp(`${NUMBER}.*发布`) }).first()).toBeVisible();
  const draft = log.getByRole('row', { name: /示例编辑.*保存草稿/ }).first();
  await draft.getByText('1 处改动').first().click();
  await expect(log.getByRole('table', { name: '1 处改动' }).locator('ins')).toContainText('7 +/- 0.5');
});
