import { STYLE_ANSWERS, STYLE_PAGE, STYLE_RULES, styleAnswers } from '../support/style-page';
import { signIn, tabs } from './support/sign-in';
import { expect, test } from './support/test';

test('a page whose tab is in the background stays in the document, laid out, and is hidden from everybody', async ({
  page,
}) => {
  await signIn(page, 'admin', '/system/dict');
  const filter = page.getByLabel('字典类型名称', { exact: true });
  const filterByRole = page.getByRole('textbox', { name: '字典类型名称' });
  await filterByRole.fill('typed before');

  await page.evaluate(() => (location.hash = '#/log/login-logs'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录日志');
  await expect(filter).toHaveCount(1);
  await expect(filter).toBeHidden();
  await expect(filterByRole).toHaveCount(0);
  const box = await filter.evaluate((element) => {
    let each: Element | null = element;
    while (each !== null && each.shadowRoot === null) each = each.parentElement;
    if (each === null) return null;
    const { contentVisibility, display } = getComputedStyle(each);
    return { contentVisibility, display };
  });
  // Decision 14: React's `display: none` would throw the layout away.
  expect(box).toMatchObject({ contentVisibility: 'hidden', display: 'block' });

  await tabs(page).filter({ hasText: '字典管理' }).click();
  await expect(filterByRole).toHaveValue('typed before');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('字典管理');
});

test('what is hidden and takes no clicks is what the tests without a browser take for it', async ({
  page,
}) => {
  await page.setContent(`<style>${STYLE_RULES}</style>${STYLE_PAGE}`);
  const answers: unknown = await page.evaluate(`(${styleAnswers.toString()})(window, document.body)`);
  expect(answers).toEqual(STYLE_ANSWERS);
});
