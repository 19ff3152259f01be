import { expect, test } from './support/test';
import { signIn } from './support/sign-in';

test('a translation is saved by a key and typed on where it was; the next record begins at what is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'editor', '/content/law?missing=ms');
  await page.locator('tbody a').first().click();
  const title = page.getByLabel('标题（Bahasa Melayu）');
  await expect(title).toBeFocused();
  await page.keyboard.type('Undang-undng');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('草稿', { exact: true })).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.type('a');
  await expect(title).toHaveValue('Undang-undang');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name ?? '');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('');
});

test('on a phone the button that deletes a step is right below its last field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'editor', '/content/riskCase?record=id-ad-ceramic-tile-2024');
  const steps = page.getByRole('group', { name: '进展', exact: true });
  await steps.getByRole('button').first().click();
  const field = await steps.getByLabel('标记').boundingBox();
  const button = await steps.getByRole('button', { name: '删除第 1 行' }).boundingBox();
  expect(button!.y - field!.y - field!.height).toBeLessThan(20);
});
