import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { CONTENT_KINDS } from '@/pages/console/content/kinds/content-kinds-schema';
import { previewOf } from '@/pages/console/content/kinds/previews/previews';
import { useApiServer } from '../support/api-server';
import { openConsolePage } from './console-harness';

useApiServer();

const open = (kind: string, query: string) =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'risk', 'countries'],
    address: `/content/${kind}${query}`,
    user: 'editor',
  });

const frame = async () => within(await screen.findByRole('region', { name: '预览' }));

/** Replaces the texts of fields, then shows the preview again. */
async function fill(texts: Readonly<Record<string, string>>) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: '编辑' }));
  for (const [name, text] of Object.entries(texts)) {
    const input = await screen.findByRole('textbox', { name });
    await user.clear(input);
    await user.click(input);
    if (text !== '') await user.paste(text);
  }
  await user.click(screen.getByRole('link', { name: '预览' }));
}

const readIn = async (language: string) =>
  userEvent.setup().selectOptions(await screen.findByLabelText('读者的语言'), language);

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

it('a case is drawn as its page, as typed and in the language of the reader', async () => {
  await open('riskCase', '?record=my-ad-pet-2024&part=preview');
  const shown = await frame();
  await shown.findByRole('heading', { level: 2, name: /时间线/ });
  expect(shown.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    '1时间线',
    '2措施',
    '3产品和编码',
    '4出处',
    '5相关',
  ]);
  await readIn('Tiếng Việt');
  expect(await shown.findByRole('heading', { level: 2, name: /Dòng thời gian/ })).toBeVisible();
  // Without a Vietnamese name visitors read the English one, in the language they have chosen still.
  await fill({
    '产品（Tiếng Việt）': '',
    '产品（English）': 'Bottles of a test',
    '状态说明（Tiếng Việt）': '',
    '措施（Tiếng Việt）': '',
  });
  const title = await (await frame()).findByRole('heading', { level: 1, name: 'Bottles of a test' });
  expect(title.firstElementChild).toHaveAttribute('lang', 'en');
  const measure = within((await frame()).getByRole('region', { name: /Biện pháp/ }));
  expect(measure.getAllByText('English')).toHaveLength(2);
  expect(screen.getByLabelText('读者的语言')).toHaveValue('vi');
});

it('a warning is drawn as an entry of the list of events', async () => {
  await open('riskWarning', '?record=w-2024-10-09-id-tiles&part=preview');
  const entry = within(await (await frame()).findByRole('listitem'));
  expect(entry.getByRole('link', { name: /瓷砖/ })).toHaveAttribute(
    'href',
    expect.stringContaining('id-ad-ceramic-tile-2024'),
  );
  expect(entry.getByText(/印度尼西亚 ← 中国/)).toBeVisible();
  await fill({ '标题（中文）': '改过的预警标题' });
  expect(await (await frame()).findByRole('heading', { level: 3, name: '改过的预警标题' })).toBeVisible();
});

it('a pair is drawn as the sentence and the proofs of the tariff page', async () => {
  await open('pair', '?record=VN-CN&part=preview');
  const shown = await frame();
  expect(await shown.findByText(/RCEP 在中国和越南之间自2022年1月1日起适用。/)).toBeVisible();
  expect(within(shown.getByRole('table', { name: '要取得的证明' })).getAllByText('可用')).toHaveLength(2);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: '编辑' }));
  await user.type(screen.getByLabelText('自'), '2024-03-01');
  await user.click(screen.getByLabelText('接受的原产地证明'));
  await user.click(await screen.findByTitle('原产地证书'));
  await user.click(screen.getByRole('link', { name: '预览' }));
  const again = await frame();
  expect(await again.findByText(/RCEP 在中国和越南之间自2024年3月1日起适用。/)).toBeVisible();
  const proofs = within(again.getByRole('table', { name: '要取得的证明' }));
  expect(proofs.getAllByText('可用')).toHaveLength(1);
  expect(proofs.getAllByText(/越南现在不接受/)).toHaveLength(2);
});

it('a synonym is drawn as the results to which its words lead, as typed', async () => {
  await open('synonym', '?record=new&fill.codes=081090&fill.wordsZh=佐布果,佐布&part=preview');
  const shown = await frame();
  expect(await shown.findByRole('heading', { name: /在门户搜索“佐布果”/ })).toBeVisible();
  expect(shown.getByRole('heading', { name: /在门户搜索“佐布”/ })).toBeVisible();
  expect(shown.getAllByRole('link', { name: /^0810\.90/ })).toHaveLength(2);
  await readIn('English');
  expect(await shown.findByRole('heading', { name: /Portal search for “佐布果”/ })).toBeVisible();
});

it('a synonym lacks no translation: its words are matched, and never shown', async () => {
  await open('synonym', '?record=new&fill.wordsZh=佐布果');
  expect(await screen.findByRole('textbox', { name: '同义词（English）' })).toHaveAccessibleDescription('');
  expect(screen.queryByText(/^没有译文的语言，门户/)).toBeNull();
});

it('the form of a case names the countries of its exporters', async () => {
  await open('riskCase', '?record=new&fill.exporters=CN,US');
  expect(await screen.findByText('美国', { selector: '.ant-select-selection-item *' })).toBeVisible();
  expect(screen.getByText('中国', { selector: '.ant-select-selection-item *' })).toBeVisible();
});

it('a standard is drawn as its page, as typed and in the language of the reader', async () => {
  await open('standard', '?record=gb-18401-2010&part=preview');
  const shown = await frame();
  expect(await shown.findByRole('heading', { level: 1, name: /^GB 18401-2010 / })).toBeVisible();
  expect(shown.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    '题录',
    '与其他标准的关系',
    '指标限值',
    '版本',
  ]);
  const limits = within(shown.getByRole('table', { name: /GB 18401-2010/ }));
  expect(limits.getAllByRole('row', { name: /甲醛/ }).length).toBeGreaterThan(0);
  await readIn('English');
  expect(await shown.findByRole('heading', { level: 2, name: /Relations to other standards/ })).toBeVisible();
  // Visitors who read Korean get the English title, marked as English.
  await readIn('한국어');
  // The page stays while the texts of that language load.
  expect(screen.getByRole('link', { name: '编辑' })).toBeVisible();
  await fill({ '标题（English）': 'A changed title' });
  const title = within(await (await frame()).findByRole('heading', { level: 1 }));
  expect(title.getByText('A changed title')).toHaveAttribute('lang', 'en');
});

it('a standard is drawn with the names of those it is related to', async () => {
  await open('standard', '?record=gb-t-4100-2015&part=preview');
  const related = (await frame()).findByRole('link', { name: 'ISO 13006:2012' });
  expect(await related).toHaveAttribute('href', expect.stringContaining('iso-13006-2012'));
});

it('a standard without its number says what is missing', async () => {
  await open('standard', '?record=gb-t-4100-2015&part=preview');
  await frame();
  await fill({ 标准号: '' });
  expect(await screen.findByText('还不能预览：请检查“标准号”。')).toBeVisible();
});

it('a standard that the server refuses shows why', async () => {
  await open('standard', '?record=gb-t-4100-2015&part=preview');
  await frame();
  await fill({ 标准号: 'GB 18401-2010' });
  const alert = await (await frame()).findByRole('alert');
  expect(alert).toHaveTextContent('标准号重复，该标准已存在');
  // What is drawn cannot be used, but the reason and the retry can.
  expect(alert.closest('[inert]')).toBeNull();
});

it('a source is drawn as a line and as rows of the table of sources', async () => {
  await open('source', '?record=laws&part=preview');
  const row = within(await (await frame()).findByRole('row', { name: /法律法规/ }));
  expect(row.getByText(/16国法律法规题录/)).toBeVisible();
  await fill({ '来源名称（中文）': '改过的来源' });
  const again = await frame();
  expect(await again.findAllByText(/改过的来源/)).toHaveLength(2);
});

it('a figure is drawn where the portal shows it, published and as typed', async () => {
  await open('indexInput', '?record=exports-VN-2024&part=preview');
  const shown = await frame();
  expect(await shown.findByText('没有改动，下面是门户现在显示的。')).toBeVisible();
  expect(shown.getByRole('heading', { level: 2, name: '贸易竞争力指数（TC）' })).toBeVisible();
  const formulas = () => shown.getAllByText(/÷/).map((each) => each.textContent);
  expect(formulas()).toEqual(['（429.4 − 398.7）÷（429.4 + 398.7）= 0.037']);
  await fill({ 数值: '500.5', 数据日期: '2026-11' });
  const again = await frame();
  const table = within(await again.findByRole('table', { name: '出口额' }));
  const cellsOf = (state: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${state}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  const source = expect.stringMatching(/^各国货物和服务进出口额/);
  const subject = '越南，2024 年';
  expect(table.getByRole('columnheader', { name: '数值（十亿美元）' })).toBeVisible();
  expect(cellsOf('已发布')).toEqual([subject, '429.383', source, '2026-01', '已核']);
  expect(cellsOf('编辑后')).toEqual([subject, '500.5', source, '2026-11', '已核']);
  expect(again.getAllByText(/÷/).map((each) => each.textContent)).toEqual([
    '（429.4 − 398.7）÷（429.4 + 398.7）= 0.037',
    '（500.5 − 398.7）÷（500.5 + 398.7）= 0.113',
  ]);
  expect(again.getByText(/为 0.037，在有数据的 \d+ 国中从高到低排第 \d+ 位/)).toBeVisible();
  expect(again.getByText(/为 0.113，在有数据的 \d+ 国中从高到低排第 \d+ 位/)).toBeVisible();
  await readIn('Bahasa Melayu');
  expect(await again.findByText('Selepas disunting', { selector: 'h3' })).toBeVisible();
});

it('a score of a sector is drawn in the composite risk of its market', async () => {
  await open('indexInput', '?record=standard-textile-VN-2024&part=preview');
  await frame();
  await fill({ 数值: '90' });
  const risk = within(await (await frame()).findByRole('region', { name: '综合风险指数' }));
  const scores = risk.getAllByRole('row', { name: /^标准风险/ });
  expect(scores).toHaveLength(2);
  expect(scores[1]).toHaveTextContent(/^标准风险.*90/);
  expect(risk.getAllByText(/待核|示例数据/).length).toBeGreaterThan(0);
});

it('a share of the world is drawn by the example of a country', async () => {
  await open('indexInput', '?record=exportShare-textile-world-2024&part=preview');
  const shown = await frame();
  expect((await shown.findAllByText('世界的份额用于每个国家的计算，下面以中国为例。')).length).toBe(2);
  expect(shown.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    '行业出口份额',
    '显示性比较优势（RCA）',
    '贸易互补性指数',
  ]);
});

it('a figure of a new year has nothing to compare with yet', async () => {
  await open('indexInput', '?record=new&copyOf=exports-VN-2024');
  await screen.findByRole('textbox', { name: '年份' });
  await fill({ 年份: '2025' });
  const shown = await frame();
  expect(await shown.findByText('门户还没有 2025 年的数据。')).toBeVisible();
  expect(shown.getByText(/2025 年越南的贸易竞争力指数（TC）未收录/)).toBeVisible();
});

it('every kind has a preview', () => {
  for (const { id } of CONTENT_KINDS) expect(previewOf(id)).toBeDefined();
});

it.each([
  ['riskCase', 'my-ad-pet-2024'],
  ['riskWarning', 'w-2024-10-09-id-tiles'],
  ['pair', 'VN-CN'],
  ['synonym', 's1'],
  ['source', 'laws'],
  ['standard', 'gb-18401-2010'],
  ['indexInput', 'legal-VN-2024'],
])('the preview of a %s has no fault of accessibility', async (kind, id) => {
  await open(kind, `?record=${id}&part=preview`);
  const region = await screen.findByRole('region', { name: '预览' });
  await within(region).findAllByText(/\S/);
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
});
