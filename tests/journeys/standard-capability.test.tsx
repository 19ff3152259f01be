import { PATIENCE } from '../support/patience';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();
const ADDRESS = '/home/standard/capability';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name }, PATIENCE);
const group = (name: RegExp) => screen.findByRole('group', { name }, PATIENCE);
const leader = /谁负责企业的标准化工作/;

/** Moves by Tab until the control has focus, as somebody without a mouse does. */
async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let step = 0; step < 300 && document.activeElement !== element; step += 1) await user.tab();
  expect(element).toHaveFocus();
}

/** Tab reaches one radio of a group, the checked one if there is one; arrows go on from there. */
async function choose(user: UserEvent, name: RegExp, level: number): Promise<void> {
  const radios = within(await group(name)).getAllByRole<HTMLInputElement>('radio');
  const checked = Math.max(
    0,
    radios.findIndex((radio) => radio.checked),
  );
  await tabTo(user, radios[checked]!);
  await user.keyboard(' ');
  for (let step = checked; step < level; step += 1) await user.keyboard('{ArrowDown}');
  expect(radios[level]).toBeChecked();
}

/** A file as browsers have it; those of the test environment cannot be read. */
function fileOf(text: string, name: string): File {
  const made = new File([text], name, { type: 'application/json' });
  made.text = () => Promise.resolve(text);
  return made;
}

async function openAgain(address: string): Promise<void> {
  cleanup();
  await openApp(address);
}

describe('the capability questionnaire', () => {
  let files: Blob[] = [];
  beforeEach(() => {
    files = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => {};
  });
  afterEach(() => vi.restoreAllMocks());

  it('is answered by keyboard, survives a reload, and says what is not answered', async () => {
    const user = userEvent.setup();
    await openApp(ADDRESS);
    await heading('方法');
    await tabTo(user, screen.getByRole('link', { name: '下一步：组织管理' }));
    await user.keyboard('{Enter}');
    await heading('组织管理');
    expect(window.location.hash).toContain('step=organisation');

    await choose(user, leader, 3);
    const box = (await group(leader)).parentElement!;
    await user.click(within(box).getByText('证据备注'));
    await user.type(within(box).getByLabelText('什么可以证明这个答案'), '文件 12');
    expect(screen.getByText(/已自动保存/)).toBeVisible();

    await openAgain(`${ADDRESS}?step=organisation`);
    expect(within(await group(leader)).getAllByRole('radio')[3]).toBeChecked();
    expect(screen.getByDisplayValue('文件 12')).toBeInTheDocument();
    expect(screen.getByText('1/5')).toBeVisible();

    await openAgain(`${ADDRESS}?step=result`);
    await heading('评价结果');
    expect(screen.getByText('已答 1 / 31 题；已答部分的分数为 75.0。')).toBeVisible();
    expect(screen.getByText('4.3—98.6')).toBeVisible();
    expect(screen.getByText(/还有题目未答/)).toBeVisible();
  });

  it('saves a run, compares with it, and deletes it only when confirmed', async () => {
    const user = userEvent.setup();
    await openApp(`${ADDRESS}?step=organisation`);
    await choose(user, leader, 2);
    await openAgain(`${ADDRESS}?step=result`);
    await user.type(await screen.findByLabelText('这次评价的名称', {}, PATIENCE), '上半年');
    await user.click(screen.getByRole('button', { name: '保存这次评价' }));

    await openAgain(`${ADDRESS}?step=organisation`);
    await choose(user, leader, 4);
    await openAgain(`${ADDRESS}?step=result`);
    await heading('与以前比较');
    const select = screen.getByLabelText<HTMLSelectElement>('与哪一次比较');
    await user.selectOptions(select, within(select).getByRole('option', { name: /上半年/ }));
    const table = await screen.findByRole('table', { name: '与“上半年”比较' }, PATIENCE);
    expect(within(table).getByRole('row', { name: /组织管理/ })).toHaveTextContent('50.0100.0+50.0');
    expect(window.location.hash).toContain('vs=');

    await openAgain(ADDRESS);
    await user.click(await screen.findByRole('button', { name: '删除' }, PATIENCE));
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.getByText('上半年')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '删除' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('上半年')).not.toBeInTheDocument());
  });

  it('refuses a file that is no run, and loses nothing', async () => {
    const user = userEvent.setup();
    await openApp(`${ADDRESS}?step=organisation`);
    await choose(user, leader, 1);
    await openAgain(ADDRESS);
    await heading('已保存的评价');
    const input = screen.getByLabelText<HTMLInputElement>('导入 JSON', { selector: 'input' });
    await user.upload(input, fileOf('<img src=x>', 'x.json'));
    expect(await screen.findByText(/“x.json”不是 JSON 文件/, {}, PATIENCE)).toBeVisible();
    await user.upload(input, fileOf('{"kind":"other"}', 'y.json'));
    expect(await screen.findByText(/“y.json”不是本页导出的评价/, {}, PATIENCE)).toBeVisible();
    expect(screen.getByText('1/5')).toBeVisible();
  });

  it.each(['en', 'ja', 'ko', 'vi', 'ms'] as const)('is there in %s', async (language) => {
    await openApp(`${ADDRESS}?step=talent`, language);
    const radios = await screen.findAllByRole('radio', {}, PATIENCE);
    expect(radios).toHaveLength(25);
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /capability[.:]|question\.|anchor\.|\p{Script=Han}{6}.{0,3}吗/u,
    );
  });
});
