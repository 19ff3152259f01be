import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordError } from '@/features/error-log/error-log-store';
import { openShell, useShellServer } from '../open-shell';

useShellServer();

describe('the tools of the bar', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('user menu: personal centre, divider, log out', async () => {
    const seen = await openShell();
    const button = screen.getByRole('button', { name: '账号菜单：管理员' });
    expect(button).toHaveTextContent('管理员');
    await user.click(button);
    expect(screen.getByRole('separator')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '个人中心' }));
    expect(seen.onGo).toHaveBeenCalledWith('/personal/center');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(seen.onLogOut).toHaveBeenCalledOnce();
  });

  it('language: six, each by its own name', async () => {
    const seen = await openShell();
    const select = screen.getByRole('combobox', { name: '语言' });
    expect(within(select).getAllByRole('option')).toHaveLength(6);
    await user.selectOptions(select, 'Tiếng Việt');
    expect(seen.onLanguageChange).toHaveBeenCalledWith('vi');
  });

  it('reload all pages', async () => {
    const seen = await openShell();
    await user.click(screen.getByRole('button', { name: '重新加载所有页面' }));
    expect(seen.onReload).toHaveBeenCalledOnce();
  });

  it('full screen: "开启全屏失败" where the browser cannot or will not', async () => {
    const seen = await openShell();
    await user.click(screen.getByRole('button', { name: '全屏' }));
    await waitFor(() => expect(seen.onFailure).toHaveBeenCalledWith('开启全屏失败'));
  });

  it('full screen: on and off', async () => {
    const element = document.documentElement;
    const change = (now: Element | null) => () => {
      Object.defineProperty(document, 'fullscreenElement', { value: now, configurable: true });
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
      return Promise.resolve();
    };
    Object.assign(element, { requestFullscreen: change(element) });
    Object.assign(document, { exitFullscreen: change(null) });
    await openShell();
    await user.click(screen.getByRole('button', { name: '全屏' }));
    await user.click(screen.getByRole('button', { name: '退出全屏' }));
    expect(screen.getByRole('button', { name: '全屏' })).toBeVisible();
    Reflect.deleteProperty(element, 'requestFullscreen');
    Reflect.deleteProperty(document, 'exitFullscreen');
  });

  it('back to top appears far down and moves focus to the page', async () => {
    await openShell();
    expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await user.click(screen.getByRole('button', { name: '回到顶部' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
});

describe('"Error-log popup (development and test builds only)"', () => {
  const openLog = async () => {
    const user = userEvent.setup();
    await openShell();
    act(() => recordError(new Error('列表读不到 & <b>'), 'in <DictPage>'));
    await user.click(await screen.findByRole('button', { name: '错误日志，1 条' }));
    return user;
  };
  const log = () => within(screen.getByRole('dialog', { name: '错误日志' }));

  it('route, message, details, search links', async () => {
    const user = await openLog();
    expect(log().getByText('列表读不到 & <b>')).toBeVisible();
    await user.click(log().getByText('显示调用栈'));
    expect(log().getByText(/in <DictPage>/)).toBeVisible();
    const words = '%E5%88%97%E8%A1%A8%E8%AF%BB%E4%B8%8D%E5%88%B0%20%26%20%3Cb%3E';
    expect(
      log()
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([
      [`https://www.bing.com/search?q=${words}`, 'noopener noreferrer'],
      [`https://www.google.com/search?q=${words}`, 'noopener noreferrer'],
      [`https://www.baidu.com/s?wd=${words}`, 'noopener noreferrer'],
    ]);
  });

  it('"dismiss-all": 暂不显示', async () => {
    const user = await openLog();
    await user.click(log().getByRole('button', { name: '暂不显示' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /错误日志/ })).toBeNull();
  });
});
