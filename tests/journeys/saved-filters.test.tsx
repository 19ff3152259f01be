import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { clearDictionary } from '@/features/dictionary/dictionary';
import { useTabs } from '@/features/tabs/tabs-store';
import DictionaryPage from '@/pages/console/dictionary/dictionary-page';
import { useApiServer } from '../support/api-server';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

useApiServer();

const TITLE = '已存条件';
const dialog = () => within(screen.getByRole('dialog', { name: TITLE }));
const button = (name: string) => dialog().getByRole('button', { name });
const press = async (name: string) => userEvent.click(button(name));
const saved = () =>
  dialog()
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('button', { name: /^应用/ }).getAttribute('aria-label'));
const said = () => dialog().getByRole('status').textContent;

/** Opens the dialog over a list with a filter, and saves it under each of the names. */
async function openWith(...names: string[]): Promise<void> {
  await openConsolePage({
    page: DictionaryPage,
    areas: ['dictionary'],
    address: '/system/dict?typeCode=no_yes',
    user: 'system',
  });
  await userEvent.click(await screen.findByRole('button', { name: TITLE }));
  await screen.findByRole('dialog', { name: TITLE });
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- One name after the other.
    await userEvent.type(dialog().getByLabelText('名称'), `${name}{Enter}`);
  }
}

beforeEach(() => {
  stubMedia();
  clearDictionary();
  useTabs.setState(useTabs.getInitialState(), true);
});

it('a deletion is undone: the filter is back in its place, and still the default', async () => {
  await openWith('甲', '乙', '丙');
  await userEvent.click(dialog().getByRole('checkbox', { name: '打开列表时使用“乙”' }));
  await press('删除“乙”');
  expect(saved()).toEqual(['应用“甲”', '应用“丙”']);
  expect(said()).toBe('已删除“乙”，可以撤销。');
  expect(button('撤销删除')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(saved()).toEqual(['应用“甲”', '应用“乙”', '应用“丙”']);
  expect(dialog().getByRole('checkbox', { name: '打开列表时使用“乙”' })).toBeChecked();
  expect(said()).toBe('已恢复“乙”。');
  expect(button('给“乙”改名')).toHaveFocus();
  expect(dialog().queryByRole('button', { name: '撤销删除' })).toBeNull();
});

it('a deletion can be undone of the last one, until another action or the end of the dialog', async () => {
  await openWith('甲');
  await press('删除“甲”');
  expect(dialog().getByText('还没有保存过条件。')).toBeVisible();
  await press('撤销删除');
  expect(saved()).toEqual(['应用“甲”']);

  await press('删除“甲”');
  await userEvent.type(dialog().getByLabelText('名称'), '乙{Enter}');
  expect(said()).toBe('已保存“乙”。');
  expect(dialog().queryByRole('button', { name: '撤销删除' })).toBeNull();

  await press('删除“乙”');
  await press('关闭');
  await userEvent.click(screen.getByRole('button', { name: TITLE }));
  await screen.findByRole('dialog', { name: TITLE });
  expect(dialog().queryByRole('button', { name: '撤销删除' })).toBeNull();
});

it('a filter is renamed in its place: Enter saves, the focus comes back', async () => {
  await openWith('甲', '乙');
  await press('给“甲”改名');
  const name = dialog().getByLabelText('新名称');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('甲');
  await userEvent.keyboard('首选{Enter}');
  expect(saved()).toEqual(['应用“首选”', '应用“乙”']);
  expect(said()).toBe('已改名为“首选”。');
  expect(button('给“首选”改名')).toHaveFocus();
});

it('Escape and “cancel” leave the name as it was, and the dialog open', async () => {
  await openWith('甲');
  await press('给“甲”改名');
  await userEvent.keyboard('别的{Escape}');
  expect(saved()).toEqual(['应用“甲”']);
  expect(button('给“甲”改名')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(dialog().getByLabelText('新名称')).toHaveValue('甲');
  await press('取消');
  expect(button('给“甲”改名')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(saved()).toEqual(['应用“甲”']);
  expect(said()).toBe('');
});

it('an empty name and the name of another one are refused with a sentence', async () => {
  await openWith('甲', '乙');
  await press('给“甲”改名');
  const name = dialog().getByLabelText('新名称');
  await userEvent.clear(name);
  await userEvent.keyboard('{Enter}');
  expect(name).toHaveAccessibleDescription('请输入名称');
  await userEvent.type(name, ' 乙 ');
  await press('保存名称');
  expect(name).toHaveAccessibleDescription('已有同名的条件，请换一个名称');
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.keyboard('丙{Enter}');
  expect(saved()).toEqual(['应用“丙”', '应用“乙”']);
});

it('a replacement is undone: the filter is as it was', async () => {
  await openWith('甲');
  const row = () => dialog().getByRole('listitem').textContent;
  const before = row();
  expect(before).toContain('no_yes');
  await press('关闭');
  await userEvent.click(screen.getByRole('button', { name: '重置' }));
  await userEvent.click(screen.getByRole('button', { name: TITLE }));
  await screen.findByRole('dialog', { name: TITLE });
  await userEvent.type(dialog().getByLabelText('名称'), '甲{Enter}');
  expect(row()).not.toContain('no_yes');
  await press('撤销替换');
  expect(row()).toBe(before);
  expect(said()).toBe('已恢复“甲”。');
  expect(dialog().queryByRole('button', { name: '撤销替换' })).toBeNull();
});

it('the button says that a filter of the same name is replaced', async () => {
  await openWith('甲', '乙');
  const name = dialog().getByLabelText('名称');
  await userEvent.type(name, '甲二');
  expect(button('保存当前条件')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  expect(dialog().queryByRole('button', { name: '保存当前条件' })).toBeNull();
  await press('替换同名条件');
  expect(saved()).toEqual(['应用“甲”', '应用“乙”']);
  expect(said()).toBe('已替换“甲”。');
  expect(button('保存当前条件')).toBeVisible();
});
