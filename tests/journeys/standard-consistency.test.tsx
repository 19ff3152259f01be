import { PATIENCE } from '../support/patience';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();
const ADDRESS = '/home/standard/consistency';

const panel = () => screen.findByRole('region', { name: '一致性程度' }, PATIENCE);
const group = (name: string | RegExp) => screen.findByRole('group', { name }, PATIENCE);
const radio = async (legend: string | RegExp, name: string) =>
  within(await group(legend)).getByRole('radio', { name });

async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let step = 0; step < 300 && document.activeElement !== element; step += 1) await user.tab();
  expect(element).toHaveFocus();
}

/** The files of jsdom cannot be read as bytes. */
function fileOf(bytes: Uint8Array<ArrayBuffer>): File {
  const made = new File([bytes], 'list.csv');
  made.arrayBuffer = () => Promise.resolve(bytes.buffer);
  return made;
}

async function openAgain(address: string): Promise<void> {
  cleanup();
  await openApp(address);
}

/** Opens GB/T 4100-2015 as somebody who searches for it. */
async function openTile(user: UserEvent): Promise<string> {
  await openApp(ADDRESS);
  await user.type(await screen.findByRole('searchbox', { name: '查找标准' }, PATIENCE), 'GB/T 4100');
  await user.click(await screen.findByRole('link', { name: 'GB/T 4100-2015' }, PATIENCE));
  await panel();
  return window.location.hash.slice(1);
}

const FULL: [legend: string, choice: string][] = [
  ['章条的编排与国际标准相同吗？', '相同'],
  ['全部技术内容都比较过吗？', '是'],
  ['全部文字都比较过吗？', '是'],
  ['文本用什么语言？', '译文，已与原文核对'],
];

async function fillIdentical(user: UserEvent): Promise<void> {
  for (const [legend, choice] of FULL) await user.click(await radio(legend, choice));
  await user.type(screen.getByLabelText('采用了国际标准的百分之几？'), '100');
}

describe('the evaluation of one standard', () => {
  it('starts open, is decided by evidence, and survives a reload', async () => {
    const user = userEvent.setup();
    const address = await openTile(user);
    expect(address).toContain('id=');
    expect(await panel()).toHaveTextContent('待定：NEQ—IDT');
    expect(screen.getByText(/标明的程度：MOD。/)).toBeVisible();
    await fillIdentical(user);
    expect(await panel()).toHaveTextContent('等同（IDT）');
    expect(await panel()).toHaveTextContent('标明的程度（MOD）低于评估结果。');

    await user.click(screen.getByRole('button', { name: '增加一项技术差异' }));
    expect(screen.getByLabelText('条款号')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('有明确标示'), '是');
    await user.selectOptions(screen.getByLabelText('说明了原因'), '是');
    expect(await panel()).toHaveTextContent('修改（MOD）');
    expect(await panel()).toHaveTextContent('与标明的程度（MOD）一致。');

    await openAgain(address);
    expect(await panel()).toHaveTextContent('修改（MOD）');
    await user.selectOptions(screen.getByLabelText('说明了原因'), '否');
    expect(await panel()).toHaveTextContent('非等效（NEQ）');
    await user.click(screen.getByRole('button', { name: '删除差异 1' }));
    expect(screen.getByRole('button', { name: '增加一项技术差异' })).toHaveFocus();
    expect(await panel()).toHaveTextContent('等同（IDT）');
  });

  it('an override has no effect without role and reason', async () => {
    const user = userEvent.setup();
    await openTile(user);
    await fillIdentical(user);
    await user.selectOptions(screen.getByLabelText('专家判定的程度'), '非等效（NEQ）');
    expect(screen.getByText('填写理由后才生效。')).toBeVisible();
    expect((await panel()).querySelector('[data-degree]')).toHaveAttribute('data-degree', 'IDT');
    await user.type(screen.getByLabelText('职务', { exact: false, selector: 'input' }), '秘书');
    expect((await panel()).querySelector('[data-degree]')).toHaveAttribute('data-degree', 'IDT');
    await user.type(screen.getByLabelText('理由'), '附录 B');
    expect((await panel()).querySelector('[data-degree]')).toHaveAttribute('data-degree', 'NEQ');
    expect(await panel()).toHaveTextContent('由专家判定；按证据为：IDT。');
  });

  it('is filled in by keyboard alone, for a pair typed by hand', async () => {
    const user = userEvent.setup();
    await openApp(ADDRESS);
    await tabTo(user, await screen.findByRole('button', { name: '自己填写一对标准' }, PATIENCE));
    await user.keyboard('{Enter}');
    await panel();
    const address = window.location.hash.slice(1);
    expect(address).toContain('pair=');
    await tabTo(user, screen.getByLabelText('标准号'));
    await user.keyboard('QCVN 01');
    await tabTo(user, await radio('章条的编排与国际标准相同吗？', '不清楚'));
    await user.keyboard('{ArrowUp}');
    expect(await radio('章条的编排与国际标准相同吗？', '有改变，没有对照')).toBeChecked();
    expect(await panel()).toHaveTextContent('非等效（NEQ）');
    await openAgain(address);
    expect(await panel()).toHaveTextContent('非等效（NEQ）');
    expect(screen.getByLabelText('标准号')).toHaveValue('QCVN 01');
    await openAgain(ADDRESS);
    expect(await screen.findByRole('link', { name: 'QCVN 01' }, PATIENCE)).toBeVisible();
  });

  it('weights change the score, never the degree', async () => {
    const user = userEvent.setup();
    await openTile(user);
    await fillIdentical(user);
    await user.click(await radio('章条的编排与国际标准相同吗？', '有改变，附有对照表'));
    expect(await panel()).toHaveTextContent('分数：90.0');
    const weight = screen.getByRole('spinbutton', { name: '文本结构的权重（数字）' });
    await user.clear(weight);
    expect(await panel()).toHaveTextContent('分数：100.0');
    expect(await panel()).toHaveTextContent('修改（MOD）');
    await user.click(screen.getByRole('button', { name: '恢复默认权重' }));
    expect(await panel()).toHaveTextContent('分数：90.0');
  });

  it('says so where the library has no such standard', async () => {
    await openApp(`${ADDRESS}?id=nothing`);
    expect(await screen.findByText('标准库里没有“nothing”。', {}, PATIENCE)).toBeVisible();
  });
});

describe('many standards', () => {
  it('evaluates a pasted table, tells agreement, and has it again after a reload', async () => {
    const user = userEvent.setup();
    await openApp(`${ADDRESS}?tab=batch&from=list`);
    const box = await screen.findByLabelText('标准号列表或带表头的表格', {}, PATIENCE);
    await user.click(box);
    await user.paste(
      'number,structure,deviations,unexplained,compared,editorial,share,language\n' +
        'GB/T 4100-2015,compared,2,0,yes,permitted,95,checkedTranslation\n' +
        'GB/T 35154-2017,same,1,1,yes,none,100,original\n' +
        'X 1,same,0,0,perhaps,none,100,original\n' +
        'Y 2,,,,,,,',
    );
    expect(await screen.findByText('第 4 行 compared：“perhaps”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '评估 4 项' }));
    const row = (name: RegExp) => screen.findByRole('row', { name }, PATIENCE);
    expect(await row(/GB\/T 4100-2015/)).toHaveTextContent(/MOD\s*修改（MOD）/);
    expect(await row(/GB\/T 4100-2015/)).toHaveTextContent('一致');
    expect(await row(/GB\/T 35154-2017/)).toHaveTextContent('标明偏高');
    expect(await row(/X 1/)).toHaveTextContent('标准库未收录');
    expect(await row(/Y 2/)).toHaveTextContent('没有证据');
    await openAgain(`${ADDRESS}?tab=batch&from=list`);
    expect(await row(/GB\/T 35154-2017/)).toHaveTextContent('标明偏高');
  });

  it.each([
    ['nothing', new Uint8Array(), '是空的'],
    ['a workbook, as a zip bomb is too', new Uint8Array([0x50, 0x4b, 3, 4, 0]), '不是文本文件'],
    ['50 MB', new Uint8Array(50_000_000), '太大，最多 1 MB'],
  ])('refuses a file of %s, and the list stays', async (_, bytes, sentence) => {
    const user = userEvent.setup();
    await openApp(`${ADDRESS}?tab=batch&from=list`);
    const box = await screen.findByLabelText('标准号列表或带表头的表格', {}, PATIENCE);
    await user.click(box);
    await user.paste('GB/T 4100-2015');
    await user.upload(screen.getByLabelText('读入 CSV 文件', { selector: 'input' }), fileOf(bytes));
    expect(await screen.findByText(new RegExp(sentence), {}, PATIENCE)).toHaveTextContent('现有列表没有变');
    expect(box).toHaveValue('GB/T 4100-2015');
  });

  it('reads a file in GBK, its markup as text', async () => {
    const user = userEvent.setup();
    await openApp(`${ADDRESS}?tab=batch&from=list`);
    const box = await screen.findByLabelText('标准号列表或带表头的表格', {}, PATIENCE);
    const markup = new TextEncoder().encode('\nGB/T 4100-2015\n<img src=x onerror=alert(1)>\n');
    await user.upload(
      screen.getByLabelText('读入 CSV 文件', { selector: 'input' }),
      fileOf(new Uint8Array([0xb9, 0xfa, ...markup])),
    );
    await waitFor(() => expect(box).toHaveValue('国\nGB/T 4100-2015\n<img src=x onerror=alert(1)>\n'));
    await user.click(screen.getByRole('button', { name: '评估 3 项' }));
    const row = await screen.findByRole('row', { name: /<img src=x onerror=alert\(1\)>/ }, PATIENCE);
    expect(row).toHaveTextContent('标准库未收录');
  });

  it('lists standards of the library by filters in the address', async () => {
    const user = userEvent.setup();
    await openApp(`${ADDRESS}?tab=batch&country=CN&relation=MOD`);
    await screen.findByRole('link', { name: 'GB/T 4100-2015' }, PATIENCE);
    await user.selectOptions(screen.getByLabelText('标明的关系'), '等同');
    await waitFor(
      () => expect(screen.queryByRole('link', { name: 'GB/T 4100-2015' })).not.toBeInTheDocument(),
      PATIENCE,
    );
    expect(window.location.hash).toContain('relation=IDT');
  });
});

describe('over the library', () => {
  it.each(['zh', 'vi'] as const)(
    'counts by country and sector, each number leads to its standards (%s)',
    async (language) => {
      await openApp(`${ADDRESS}?tab=library`, language);
      const name = language === 'zh' ? /中国 建筑材料，修改/ : /Trung Quốc, Vật liệu xây dựng, Có sửa đổi/;
      const link = await screen.findByRole('link', { name }, PATIENCE);
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
        '#/home/standard?country=CN&sector=buildingMaterials&relation=MOD',
      );
    },
  );
});
