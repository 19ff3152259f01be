import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '@/shared/config/config';
import { menu, openShell, useShellServer } from './open-shell';

useShellServer();
afterEach(() => vi.restoreAllMocks());

const theme = { layout: 'vertical' } as const;
const expanded = (name: string) => menu().getByRole('button', { name }).getAttribute('aria-expanded');

describe('the vertical layout', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  it('"Default open menu /deve"', async () => {
    await openShell({ theme });
    expect(expanded('开发工具')).toBe('true');
    expect(expanded('系统配置')).toBe('false');
    expect(menu().getByRole('button', { name: '嵌套路由' })).toBeVisible();
  });

  it('"Only one submenu open at a time", at each level, and it can be closed', async () => {
    await openShell({ theme });
    await user.click(menu().getByRole('button', { name: '系统配置' }));
    expect(expanded('开发工具')).toBe('false');
    expect(expanded('系统配置')).toBe('true');
    await user.click(menu().getByRole('button', { name: '系统配置' }));
    expect(expanded('系统配置')).toBe('false');
  });

  it('opens the way to the active entry when the address changes', async () => {
    await openShell({ theme, at: '/system/dict' });
    expect(expanded('系统配置')).toBe('true');
    expect(menu().getByRole('link', { name: /字典管理/ })).toHaveAttribute('aria-current', 'page');
    await user.click(menu().getByRole('link', { name: '菜单管理' }));
    expect(menu().getByRole('link', { name: '菜单管理' })).toHaveAttribute('aria-current', 'page');
    expect(expanded('系统配置')).toBe('true');
  });

  it('row 52: "Footer copyright line exists but is disabled": a setting shows it', async () => {
    await openShell({ theme });
    expect(screen.queryByText(/^© \d{4} /)).not.toBeInTheDocument();
    cleanup();
    vi.spyOn(config, 'footerCopyright', 'get').mockReturnValue(true);
    await openShell({ theme });
    expect(screen.getByText(/^© \d{4} /)).toBeVisible();
  });

  it('folds and unfolds: "tooltips 收起/展开"; folded, names stay and submenus open beside', async () => {
    await openShell({ theme });
    const fold = screen.getByRole('button', { name: '收起侧边菜单' });
    expect(fold).toHaveAttribute('title', '收起');
    await user.click(fold);
    expect(screen.getByRole('button', { name: '展开侧边菜单' })).toHaveAttribute('title', '展开');
    expect(menu().getByRole('link', { name: '后台系统首页' })).toHaveAttribute('title', '后台系统首页');
    expect(expanded('开发工具')).toBe('false');
    await user.click(menu().getByRole('button', { name: '系统配置' }));
    expect(menu().getByRole('link', { name: '菜单管理' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(menu().queryByRole('link', { name: '菜单管理' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '展开侧边菜单' }));
    expect(expanded('开发工具')).toBe('true');
  });

  const crumbs = () =>
    within(screen.getByRole('navigation', { name: '当前位置' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('"Breadcrumb built from matched routes having a title; a route opts out with breadcrumb false"', async () => {
    await openShell({ theme, at: '/deve/nested/menu1/menu1-1' });
    expect(crumbs()).toEqual(['开发工具', '嵌套路由 1', '嵌套路由 1-1']);
  });

  it('has a breadcrumb for a hidden entry too, and none outside the menu', async () => {
    await openShell({ theme, at: '/system/dict/detail' });
    expect(crumbs()).toEqual(['系统配置', '字典明细']);
  });

  it('shows our own icons, and an image for an external address', async () => {
    await openShell({ theme });
    const image = menu()
      .getByRole('link', { name: /RCEP官网/ })
      .querySelector('img');
    expect(image).toHaveAttribute('src', 'https://rcepsec.org/icon.svg');
    expect(image).toHaveAttribute('alt', '');
  });
});
