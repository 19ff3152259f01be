import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeRegion } from '@/app/notice-region';
import {
  askConfirm,
  saveNoticesForReload,
  setOverlay,
  showSavedNotice,
  showNotice,
  useNotices,
} from '@/app/notices';
import { startI18n } from '@/shared/i18n/i18n';

beforeEach(async () => {
  useNotices.setState(useNotices.getInitialState(), true);
  await startI18n('zh', ['ui']);
});
afterEach(() => void vi.useRealTimers());

const textOf = (text: string) => act(() => showNotice('error', text));

describe('a message', () => {
  it('is in a live region for three seconds', () => {
    vi.useFakeTimers();
    render(<NoticeRegion />);
    textOf('后端接口连接异常');
    expect(screen.getByRole('status')).toHaveTextContent('后端接口连接异常');
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText('后端接口连接异常')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('后端接口连接异常')).not.toBeInTheDocument();
  });

  it('can be closed, and leaves the others', async () => {
    render(<NoticeRegion />);
    textOf('one');
    textOf('two');
    await userEvent.click(screen.getAllByRole('button', { name: '关闭' })[0]!);
    expect(screen.getByRole('status')).toHaveTextContent(/^two$/);
  });

  it('that is already there is not repeated', () => {
    render(<NoticeRegion />);
    textOf('same');
    textOf('same');
    expect(screen.getAllByText('same')).toHaveLength(1);
  });

  it('console 28: a greeting over the menu goes with the next press; what was refused stays', async () => {
    render(<NoticeRegion />);
    textOf('refused');
    act(() => showNotice('info', '下午好'));
    await userEvent.click(document.body);
    expect(screen.queryByText('下午好')).not.toBeInTheDocument();
    expect(screen.getByText('refused')).toBeVisible();
  });

  it('is saved over a reload and shown once', () => {
    showNotice('error', 'older');
    showNotice('error', '请重新登录');
    showNotice('success', '已保存');
    saveNoticesForReload();
    useNotices.setState(useNotices.getInitialState(), true);
    showSavedNotice();
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(['请重新登录']);
    useNotices.setState(useNotices.getInitialState(), true);
    showSavedNotice();
    expect(useNotices.getState().notices).toEqual([]);
  });
});

describe('the question of a locked row', () => {
  it.each([
    ['确定', true],
    ['取消', false],
    ['关闭', false],
  ])('answered by %s is %s, and goes away', async (button, isConfirmed) => {
    render(<NoticeRegion />);
    const answer = await act(async () => ({ promise: askConfirm('是否刷新页面重试？') }));
    const dialog = await screen.findByRole('dialog', { name: '温馨提示' });
    expect(dialog).toHaveTextContent('是否刷新页面重试？');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await answer.promise).toBe(isConfirmed);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('answers an older one with no', async () => {
    const older = askConfirm('first');
    const newer = askConfirm('second');
    expect(await older).toBe(false);
    expect(useNotices.getState().question?.text).toBe('second');
    useNotices.getState().question?.answer(true);
    expect(await newer).toBe(true);
  });
});

it('covers the page while a configured call is under way', () => {
  render(<NoticeRegion />);
  act(() => setOverlay(true));
  expect(screen.getByText('正在加载…')).toBeVisible();
  act(() => setOverlay(false));
  expect(screen.queryByText('正在加载…')).not.toBeInTheDocument();
});
