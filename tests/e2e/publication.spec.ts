import path from 'node:path';
import { signIn } from './support/sign-in';
import { serveFolder } from './support/static-site';
import { expect, test } from './support/test';

const DEMO = path.resolve(import.meta.dirname, '../../dist-demo');
const LAW = '越南外贸管理法';
const QUERY = '/home/taxOriginSearch?hs=8703809300&from=AU&to=MY&date=2026-12-01';

test('what staff publish shows in another tab of a browser with mocks of its own, without a reload', async ({
  context,
}) => {
  const site = await serveFolder(DEMO);
  const [staff, laws, tariff] = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await laws.goto(`${site.url}#/home/lawService/details/vn-law-1`);
  await expect(laws.getByRole('heading', { name: LAW })).toBeVisible();
  await tariff.goto(`${site.url}#${QUERY}`);
  const rates = tariff.getByRole('region', { name: '适用税率' });
  await expect(rates).toContainText('4.5%');

  await signIn(staff, 'admin', '/content/law?record=vn-law-1', site.url);
  await staff.getByRole('button', { name: '撤下' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: '撤下' }).click();
  await expect(laws.getByRole('heading', { name: LAW })).toHaveCount(0);

  await staff.goto(`${site.url}#/content/edition?edition=MY`);
  const source = staff.getByRole('region', { name: '来源核对' });
  await expect(rates).toContainText('4.5%待核');
  await source.getByRole('button', { name: '确认这一版' }).click();
  await source.getByRole('button', { name: '确认', exact: true }).click();
  await expect(source).toContainText('示例管理员');
  await expect(rates).not.toContainText('4.5%待核');
  await expect(rates).toContainText('4.5%');

  await staff.getByRole('button', { name: '撤下' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(rates).not.toContainText('4.5%');
  await Promise.all([staff, laws, tariff].map((page) => page.close()));
  await site.close();
});
