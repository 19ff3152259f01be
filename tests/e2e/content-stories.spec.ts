import type { Locator, Page } from '@playwright/test';
import { answerAs, sendPassword, signIn } from './support/sign-in';
import { staffCall } from './support/staff-call';
import { expect, test } from './support/test';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Presses an action of the record, and the same in its dialog. */
async function press(page: Page, name: string) {
  await button(page, name).click();
  await button(dialog(page), name).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a law is written in six languages over a conflict, reviewed by somebody else, and read', async ({
  page,
  newVisitor,
}) => {
  const texts = {
    日本語: ['電子商取引法（試験）', '電子契約の効力を定める。'],
    한국어: ['전자상거래법(시험)', '전자계약의 효력을 정한다.'],
    'Tiếng Việt': ['Luật Thương mại điện tử (thử nghiệm)', 'Quy định hiệu lực của hợp đồng điện tử.'],
    'Bahasa Melayu': ['Akta E-dagang (ujian)', 'Menetapkan kesahan kontrak elektronik.'],
  };
  await signIn(page, 'editor', '/content/law');
  const { id } = await staffCall(page, 'law/insert', {
    values: {
      country: 'VN',
      kind: 'laws',
      titleZh: '电子商务法（试）',
      titleEn: 'E-commerce act (trial)',
      standardType: 'domestic',
      productType: 'all',
      contentZh: '规定电子合同的效力。',
      contentEn: 'Governs electronic contracts.',
      mark: 'sample',
    },
  });
  await page.goto(`/#/content/law?record=${id}`);
  await expect(page.getByText(/^缺少译文，门户显示（English）：E-commerce act/)).toHaveCount(4);
  for (const [language, [title = '', content = '']] of Object.entries(texts)) {
    await page.getByLabel(`标题（${language}）`).fill(title);
    await page.getByLabel(`内容提要（${language}）`).fill(content);
  }
  await page.getByLabel('标题（English）').fill('My title');
  await expect(page.getByText(/^缺少译文/)).toHaveCount(0);

  // Meanwhile a colleague changes two fields of it.
  const colleague = await newVisitor();
  await signIn(colleague, 'admin', `/content/law?record=${id}`);
  await expect(colleague.getByText(/示例编辑/).first()).toBeVisible();
  const { version, values } = await staffCall(colleague, `law/get?id=${id}`);
  const theirs = { ...values, titleEn: 'Their title', number: '1/2026' };
  await staffCall(colleague, 'law/update', { id, version, values: theirs });

  await button(page, '保存草稿').click();
  const title = dialog(page).getByRole('group', { name: '标题（English）' });
  await expect(title.getByRole('radio', { name: /My title/ })).toBeChecked();
  await title.getByRole('radio', { name: /Their title/ }).check();
  await button(dialog(page), '再次保存').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel('文号', { exact: true })).toHaveValue('1/2026');
  await expect(page.getByLabel('标题（English）')).toHaveValue('Their title');
  await expect(page.getByLabel('标题（日本語）')).toHaveValue(texts['日本語'][0] ?? '');
  await press(page, '提交审核');
  await expect(page.getByText('审核中', { exact: true })).toBeVisible();
  await expect(button(page, '发布')).toHaveCount(0);

  await colleague.goto('/#/index');
  await colleague.goto(`/#/content/law?record=${id}`);
  await press(colleague, '发布');
  await expect(colleague.getByText('已发布', { exact: true })).toBeVisible();

  const visitor = await newVisitor();
  for (const [language, name] of [
    ['ja', '日本語'],
    ['vi', 'Tiếng Việt'],
  ] as const) {
    const [heading = '', content = ''] = texts[name];
    await visitor.goto(`/?v=${language}#/home/lawService/details/${id}?lang=${language}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(visitor.getByRole('main')).toContainText(content);
  }
});

test('a later step of a case is written over an expired session, and shows on the portal', async ({
  page,
  context,
  newVisitor,
}) => {
  const ID = 'my-ad-pc-strand-cn-2020';
  const address = `/content/riskCase?record=${ID}`;
  await signIn(page, 'editor', address);
  const steps = page.getByRole('group', { name: '进展', exact: true });
  await button(steps, '增加一行').click();
  await steps.getByLabel('事项', { exact: true }).last().selectOption('启动复审或延期调查');
  await steps.getByLabel('日期', { exact: true }).last().fill('2026-11');
  await steps.getByLabel('文件', { exact: true }).last().fill('Notice of the test');
  await answerAs(context, /riskCase\/update/, 'token-expired');
  await button(page, '保存草稿').click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await context.unrouteAll();
  await sendPassword(page, 'editor');
  await expect(page).toHaveURL(new RegExp(`record=${ID}$`));
  await expect(page.getByText('已恢复你上次没有保存的内容。')).toBeVisible();
  await expect(steps.getByLabel('文件', { exact: true }).last()).toHaveValue('Notice of the test');
  await button(page, '保存草稿').click();
  await expect(page.getByText('草稿', { exact: true })).toBeVisible();

  const { version } = await staffCall(page, `riskCase/get?id=${ID}`);
  const sent = await staffCall(page, 'riskCase/submit', { id: ID, version });
  const reviewer = await newVisitor();
  await signIn(reviewer, 'admin');
  await staffCall(reviewer, 'riskCase/publish', { id: ID, version: sent.version });
  await reviewer.goto(`/#/home/riskCase/riskCaseDetails/${ID}`);
  await expect(reviewer.getByRole('row').filter({ hasText: 'Notice of the test' })).toContainText('2026-11');
});

test('a word that visitors did not find gets a synonym in two presses, and is found', async ({
  page,
  newVisitor,
}) => {
  const WORDS = '氪星水晶';
  const searched = async () => {
    const visitor = await newVisitor();
    await visitor.goto('/#/home');
    await expect(visitor.locator('form[data-usable="app"]')).toBeVisible();
    await visitor.getByRole('combobox', { name: 'HS 编码或品名' }).fill(WORDS);
    return visitor;
  };
  const visitor = await searched();
  await expect(visitor.getByRole('status').getByText('常用词里没有找到')).toBeVisible();
  // Often enough to be the first of the list.
  for (let times = 0; times < 20; times += 1)
    await visitor.request.get(`/rcep-boot/api/v1/portal/hs/suggest?q=${encodeURIComponent(WORDS)}`);

  await signIn(page, 'editor');
  const add = page.getByRole('link', { name: new RegExp(`^加同义词\\s?：${WORDS}$`) });
  await add.click();
  await expect(page.getByLabel('同义词（中文）')).toHaveValue(WORDS);
  await page.getByLabel('HS 编码').fill('700490,');
  await button(page, '保存草稿').click();
  await expect(page).toHaveURL(/record=synonym-\d+$/);
  const id = /record=(synonym-\d+)$/.exec(page.url())?.[1] ?? '';
  await press(page, '提交审核');

  const reviewer = await newVisitor();
  await signIn(reviewer, 'admin');
  const { version } = await staffCall(reviewer, `synonym/get?id=${id}`);
  await staffCall(reviewer, 'synonym/publish', { id, version });
  await expect((await searched()).getByRole('option', { name: /7004\.90/ }).first()).toBeVisible();
  await page.goto('/#/index');
  await expect(page.getByRole('heading', { name: '没有结果的搜索' })).toBeVisible();
  await expect(add).toHaveCount(0);
});
