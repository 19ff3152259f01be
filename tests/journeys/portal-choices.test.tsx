import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useThemeStore } from '@/features/theme/theme-store';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import { setDark, stubMedia } from '../unit/layouts/console/stub-media';

useApiServer();
useFreshConsole();

const KEY = 'vue-admin-beautiful-theme';
const banner = () => within(screen.getByRole('banner'));

describe('D10: visitors choose their theme', () => {
  beforeEach(() => useThemeStore.setState(useThemeStore.getInitialState(), true));
  afterEach(() => stubMedia());

  it('follows the system until one of the five is chosen in the header, and again on request', async () => {
    const user = userEvent.setup();
    stubMedia({ isDark: true });
    await openApp('/home/about');
    expect(document.body).toHaveClass('dark');

    await user.click(banner().getByRole('button', { name: '主题' }));
    const menu = within(await screen.findByRole('menu', { name: '主题' }));
    expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      '跟随系统',
      '浅色',
      '海洋',
      '绿荫',
      '荣耀',
      '暗色',
    ]);
    expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('跟随系统');
    await user.click(menu.getByRole('menuitemradio', { name: '海洋' }));
    expect(document.body).toHaveClass('ocean');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ name: 'ocean' });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(banner().getByRole('button', { name: '主题' })).toHaveFocus();

    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{Home}{Enter}');
    setDark(false);
    expect(document.body).toHaveClass('default');
    setDark(true);
    expect(document.body).toHaveClass('dark');
  });

  it('is chosen in the menu of a narrow screen', async () => {
    const user = userEvent.setup();
    await openApp('/home/about');
    await user.click(banner().getByRole('button', { name: '打开菜单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '主菜单' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: '主题' }), '暗色');
    expect(document.body).toHaveClass('dark');
  });

  it('leaves the console at `default` where nothing was chosen', async () => {
    stubMedia({ isDark: true });
    signInAs('admin');
    await openApp('/index');
    const portal = await screen.findByRole('link', { name: '门户' });
    expect(document.body).toHaveClass('default');
    await userEvent.click(portal);
    await screen.findByRole('navigation', { name: '主菜单' });
    expect(document.body).toHaveClass('dark');
  });
});

describe('D11: a language is offered', () => {
  const prefer = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it('in one line of its own, to a browser that prefers another of the six', async () => {
    const user = userEvent.setup();
    prefer('vi-VN', 'en');
    await openApp('/home/about');
    const offer = await screen.findByRole('region', { name: 'Xem trang web này bằng tiếng Việt' });
    expect(offer).toHaveAttribute('lang', 'vi');
    await user.click(within(offer).getByRole('button', { name: 'Xem trang web này bằng tiếng Việt' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('vi'));
    expect(offer).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('rcep:language') ?? '')).toBe('vi');
  });

  it('and not again once the line was closed: the language stays', async () => {
    const user = userEvent.setup();
    prefer('ko');
    await openApp('/home/about');
    const offer = await screen.findByRole('region', { name: '이 사이트를 한국어로 보기' });
    await user.click(within(offer).getByRole('button', { name: '현재 언어로 계속 보기' }));
    expect(offer).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('rcep:language') ?? '')).toBe('zh');
  });

  it('to nobody else', async () => {
    prefer('zh-CN', 'vi');
    await openApp('/home/about');
    await within(screen.getByRole('contentinfo')).findByRole('table');
    expect(screen.queryByRole('region', { name: /View|Xem/ })).not.toBeInTheDocument();
  });
});
