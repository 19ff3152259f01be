import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menu, openShell, useShellServer } from './open-shell';
import { setWidth } from './stub-media';

useShellServer();

const NARROW = 800;
const isMenuOpen = () => screen.queryByRole('navigation', { name: '后台菜单' }) !== null;
const foldButton = () => screen.getByRole('button', { name: '收起侧边菜单', expanded: true });
const openButton = () => screen.getByRole('button', { name: '展开侧边菜单', expanded: false });
const mask = () =>
  screen.queryAllByRole('button', { name: '收起侧边菜单' }).find((button) => button.tabIndex === -1);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('"Below 992px: mobile; layout forced vertical, side bar folds after 2 s"', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Testing Library goes on after an event by a timer, which it advances itself only through this name.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
    user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, 'jest');
  });

  it('is vertical whatever was chosen, and folds after 2 s, not before', async () => {
    await openShell({ width: NARROW, theme: { layout: 'horizontal' } });
    pass(1999);
    expect(isMenuOpen()).toBe(true);
    expect(foldButton()).toBeVisible();
    pass(1);
    expect(isMenuOpen()).toBe(false);
    expect(openButton()).toBeVisible();
  });

  it('does not fold by itself once the user has acted on the menu; the page behind is inert', async () => {
    await openShell({ width: NARROW });
    await user.click(menu().getByRole('button', { name: '系统配置' }));
    pass(5000);
    expect(isMenuOpen()).toBe(true);
    expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
  });

  it('"a mask closes it on click"', async () => {
    await openShell({ width: NARROW });
    await user.click(mask()!);
    expect(isMenuOpen()).toBe(false);
    expect(mask()).toBeUndefined();
  });

  it('opened by its button takes focus, and gives it back on Escape', async () => {
    await openShell({ width: NARROW });
    pass(2000);
    await user.click(openButton());
    expect(screen.getByRole('link', { name: 'RCEP 后台' })).toHaveFocus();
    pass(5000);
    expect(isMenuOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isMenuOpen()).toBe(false);
    expect(openButton()).toHaveFocus();
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
  });

  it('folds at each navigation', async () => {
    await openShell({ width: NARROW });
    await user.click(menu().getByRole('button', { name: '系统配置' }));
    await user.click(menu().getByRole('link', { name: '菜单管理' }));
    expect(isMenuOpen()).toBe(false);
  });

  it('"desktop restores the user\'s chosen layout", and what was typed stays', async () => {
    await openShell({ width: 1440, theme: { layout: 'horizontal' } });
    await user.type(screen.getByLabelText('草稿'), 'abc');
    setWidth(NARROW);
    expect(foldButton()).toBeVisible();
    pass(2000);
    expect(isMenuOpen()).toBe(false);
    setWidth(1440);
    expect(isMenuOpen()).toBe(true);
    expect(screen.queryByRole('button', { name: /侧边菜单/ })).toBeNull();
    expect(screen.getByLabelText('草稿')).toHaveValue('abc');
  });

  it('cancels its timer when the shell goes away', async () => {
    await openShell({ width: NARROW });
    const { cleanup } = await import('@testing-library/react');
    const before = vi.getTimerCount();
    cleanup();
    expect(vi.getTimerCount()).toBeLessThan(before);
  });

  it('has language and portal in the user menu', async () => {
    await openShell({ width: NARROW });
    pass(2000);
    expect(screen.queryByRole('combobox', { name: '语言' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '账号菜单：管理员' }));
    expect(screen.getByRole('combobox', { name: '语言' })).toBeVisible();
    expect(screen.getByRole('link', { name: '门户' })).toBeVisible();
  });
});
