import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import EditionsPage from '@/pages/console/editions/editions-page';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { choicesButton, tickChoices } from '../support/tick-choices';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';

const download = vi.hoisted(() => vi.fn<(name: string, type: string, text: string) => void>());
vi.mock('@/shared/files/download', () => ({ downloadText: download }));

useApiServer();

const openList = (path: string, user: 'editor' | 'admin' = 'editor') =>
  openConsolePage({
    page: path.startsWith('/content/edition') ? EditionsPage : ContentPage,
    areas: ['content', 'editions', 'law', 'countries'],
    address: path,
    user,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const address = () => decodeURIComponent(window.location.hash.slice(1));

async function totalOf(token: string, query: string): Promise<number> {
  const path = `/api/v1/content/${query}&pageSize=1`;
  return (await call<{ total: number }>('GET', path, { token })).json.data.total;
}

beforeEach(() => {
  stubMedia();
  download.mockReset();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('a filter that takes several choices', () => {
  it('says of a choice that is none any more that it is gone, also where it was saved', async () => {
    await openList('/content/law?country=VN,XX');
    await screen.findByRole('table');
    expect(choicesButton('国家')).toHaveAccessibleName('国家 越南、XX（已无此选项）');
    await press('已存条件');
    const saved = within(await screen.findByRole('dialog'));
    await userEvent.type(saved.getByLabelText('名称'), '旧条件{Enter}');
    expect(await saved.findByText(/XX（已无此选项）/)).toBeVisible();
  });

  it('is closed, says what is chosen, and finds the rows of each', async () => {
    const { token } = await openList('/content/law');
    await screen.findByText('70 条记录');
    expect(choicesButton('国家')).toHaveAccessibleName('国家 全部');
    expect(screen.queryByRole('checkbox', { name: '越南' })).toBeNull();

    await tickChoices('国家', '越南', '中国');
    expect(choicesButton('国家')).toHaveAccessibleName('国家 中国、越南');
    expect(address()).toBe('/content/law');
    await press('查询');
    await waitFor(() => expect(address()).toBe('/content/law?country=CN,VN'));
    const total =
      (await totalOf(token, 'law/findPage?country_EQ=CN')) +
      (await totalOf(token, 'law/findPage?country_EQ=VN'));
    expect(await screen.findByText(`${total} 条记录`)).toBeVisible();

    window.history.back();
    await waitFor(() => expect(choicesButton('国家')).toHaveAccessibleName('国家 全部'));
    window.history.forward();
    await waitFor(() => expect(choicesButton('国家')).toHaveAccessibleName('国家 中国、越南'));
    await press('重置');
    await waitFor(() => expect(address()).toBe('/content/law'));
    expect(choicesButton('国家')).toHaveAccessibleName('国家 全部');
  });

  it('takes back all of them by “all”', async () => {
    await openList('/content/law?country=CN,VN,JP');
    await screen.findByRole('table');
    await userEvent.click(choicesButton('国家'));
    const all = screen.getByRole('checkbox', { name: '全部' });
    expect(all).not.toBeChecked();
    await userEvent.click(all);
    expect(all).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '中国' })).not.toBeChecked();
    await userEvent.click(all);
    expect(all).toBeChecked();
  });

  it('finds several states and languages, and exports what it finds', async () => {
    const { token } = await openList('/content/law');
    await screen.findByText('70 条记录');
    const before = await call<{ id: string; version: number }>('GET', '/api/v1/content/law/get?id=vn-law-1', {
      token,
    });
    const { values, version } = before.json.data as unknown as { values: object; version: number };
    const body = { id: 'vn-law-1', version, values };
    await call('POST', '/api/v1/content/law/update', { token, body });
    await tickChoices('状态', '审核中', '草稿');
    await press('查询');
    await waitFor(() => expect(address()).toBe('/content/law?state=draft,review'));
    const total =
      (await totalOf(token, 'law/findPage?state_EQ=draft')) +
      (await totalOf(token, 'law/findPage?state_EQ=review'));
    expect(total).toBeGreaterThan(0);
    expect(await screen.findByText(`${total} 条记录`)).toBeVisible();
    await press('导出');
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    expect((download.mock.calls[0]?.[2] ?? '').trim().split('\r\n')).toHaveLength(total + 1);

    await press('重置');
    await press(/^更多条件/);
    await tickChoices('缺少语言', '日本語', '한국어');
    await press('查询');
    await waitFor(() => expect(address()).toBe('/content/law?missing=ja,ko'));
    const missing = await totalOf(token, 'law/findPage?missing_EQ=ja');
    expect(await screen.findByText(`${missing} 条记录`)).toBeVisible();
  });

  it('is used by the keyboard alone', async () => {
    await openList('/content/law');
    await screen.findByText('70 条记录');
    const button = choicesButton('国家');
    const [all, china] = ['全部', '中国'];
    act(() => button.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('checkbox', { name: all })).toHaveFocus();
    await userEvent.keyboard('[ArrowDown][Space]');
    expect(screen.getByRole('checkbox', { name: china })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('group', { name: '国家' })).toBeNull();
    expect(button).toHaveAccessibleName('国家 中国');

    await userEvent.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('checkbox', { name: all })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(address()).toBe('/content/law?country=CN'));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Enter}{Tab}');
    await userEvent.tab({ shift: true });
    expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.queryByRole('group', { name: '国家' })).toBeNull();
  });

  it('shows a choice of the address that it does not know, so that it can be taken back', async () => {
    await openList('/content/law?country=CN,XX');
    await screen.findByRole('table');
    expect(choicesButton('国家')).toHaveAccessibleName('国家 中国、XX（已无此选项）');
    await tickChoices('国家', 'XX（已无此选项）');
    expect(choicesButton('国家')).toHaveAccessibleName('国家 中国');
  });

  it('is saved in words with the other filters', async () => {
    await openList('/content/law?country=CN,VN');
    await screen.findByRole('table');
    await press('已存条件');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '两国');
    await userEvent.click(dialog.getByRole('button', { name: /^保存/ }));
    expect(await dialog.findByText('国家: 中国、越南')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press('重置');
    await waitFor(() => expect(address()).toBe('/content/law'));
    await press('已存条件');
    await userEvent.click(await screen.findByRole('button', { name: /^应用.*两国/ }));
    await waitFor(() => expect(address()).toBe('/content/law?country=CN,VN'));
  });

  it('is in the list of editions too', async () => {
    await openList('/content/edition');
    await screen.findByText('6 条记录');
    await tickChoices('版本所属', '越南', '日本');
    await press('查询');
    await waitFor(() => expect(address()).toBe('/content/edition?importer=JP,VN'));
    expect(await screen.findByText('2 条记录')).toBeVisible();
  });
});
