import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const ADDRESS = '/content/standard?number=38031-2020&standard=gb-38031-2020';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the first limit of the standard in its form. */
async function openLimit(page: Page, user: string) {
  await signIn(page, user, ADDRESS);
  const parts = dialog(page, 'GB 38031-2020 的指标与关系');
  await parts
    .getByRole('button', { name: /^编辑 / })
    .first()
    .click();
  const form = dialog(page, '编辑指标');
  return {
    form,
    limit: form.getByLabel('限值'),
    save: form.getByRole('button', { name: '保存', exact: true }),
  };
}

test('a limit is edited over a conflict, and the public page shows the result', async ({
  page,
  newVisitor,
}) => {
  const mine = await openLimit(page, 'admin');
  await mine.limit.fill('7 +/- 0.5');
  await expect(mine.form.getByText(/^读作/)).toHaveText(/^读作：6\.5—7\.5/);

  const colleague = await newVisitor();
  const theirs = await openLimit(colleague, 'editor');
  await theirs.limit.fill('<=6');
  await theirs.save.click();
  await expect(colleague.getByText('修改指标成功')).toBeVisible();

  await mine.save.click();
  const conflict = dialog(page, '温馨提示');
  const limits = conflict.getByRole('group', { name: '限值' });
  await expect(limits.getByRole('radio', { name: /7 \+\/- 0\.5/ })).toBeChecked();
  await expect(limits.getByRole('radio', { name: /<=6/ })).toBeVisible();
  await conflict.getByRole('button', { name: '再次保存' }).click();
  await expect(page.getByText('修改指标成功')).toBeVisible();
  await expect(mine.form).toHaveCount(0);

  await page.getByRole('link', { name: '在门户查看这项标准' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /GB 38031-2020/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: /7 \+\/- 0\.5|7 ± 0\.5/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: /<=6|≤ 6/ })).toHaveCount(0);
});
