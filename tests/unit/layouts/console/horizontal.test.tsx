import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menu, openShell, useShellServer } from './open-shell';

useShellServer();

describe('the horizontal layout, the default', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  it('has name, menu, tools, tags bar, page', async () => {
    await openShell();
    expect(screen.getByRole('link', { name: 'RCEP 后台' })).toHaveAttribute('href', '#/index');
    expect(menu().getByRole('link', { name: '后台系统首页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '门户' })).toHaveAttribute('href', '#/home');
    expect(screen.getByRole('tablist', { name: '已打开的页面' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading', { name: '页面' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '收起侧边菜单' })).toBeNull();
  });

  it('opens submenus to any depth, and goes there', async () => {
    const seen = await openShell();
    await user.click(menu().getByRole('button', { name: '开发工具' }));
    await user.click(menu().getByRole('button', { name: '嵌套路由' }));
    await user.click(menu().getByRole('button', { name: '嵌套路由 1' }));
    await user.click(menu().getByRole('link', { name: '嵌套路由 1-1' }));
    expect(seen.onGo.mock.calls).toEqual([['/deve/nested/menu1/menu1-1']]);
    const group = menu().getByRole('button', { name: '开发工具' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(group).toHaveAttribute('aria-current', 'true');
    expect(group).toHaveFocus();
  });

  it('"Only one submenu open at a time"', async () => {
    await openShell();
    await user.click(menu().getByRole('button', { name: '系统配置' }));
    await user.click(menu().getByRole('button', { name: '日志监控' }));
    expect(menu().getByRole('button', { name: '系统配置' })).toHaveAttribute('aria-expanded', 'false');
    expect(menu().queryByRole('link', { name: /字典管理/ })).toBeNull();
    expect(menu().getByRole('link', { name: /行为日志/ })).toBeVisible();
  });

  it('closes a submenu by Escape, with focus on its button, and by a press elsewhere', async () => {
    await openShell();
    const group = menu().getByRole('button', { name: '系统配置' });
    group.focus();
    await user.keyboard('{Enter}{Tab}');
    expect(menu().getByRole('link', { name: '菜单管理' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(group).toHaveFocus();
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(group);
    await user.click(screen.getByRole('heading', { name: '页面' }));
    expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes to an entry only if it is another one', async () => {
    const seen = await openShell();
    await user.click(menu().getByRole('link', { name: '后台系统首页' }));
    expect(seen.onGo).not.toHaveBeenCalled();
  });

  it('leaves a press with Ctrl to the browser', async () => {
    const seen = await openShell({ at: '/401' });
    const follow = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', follow, { once: true });
    await user.keyboard('{Control>}');
    await user.click(menu().getByRole('link', { name: '后台系统首页' }));
    await user.keyboard('{/Control}');
    expect(follow).toHaveBeenCalledOnce();
    expect(seen.onGo).not.toHaveBeenCalled();
  });

  it('opens external entries and those with target _blank in a window that does not know this one', async () => {
    await openShell();
    await user.click(menu().getByRole('button', { name: '开发工具' }));
    for (const [name, href] of [
      [/RCEP官网/, 'https://rcepsec.org/'],
      [/新窗口页/, '#/deve/preview'],
    ] as const) {
      const link = menu().getByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(expect.stringContaining('在新窗口打开'));
    }
  });

  it('shows badges, and marks an entry whose data are wrong; it leads to its page', async () => {
    const seen = await openShell();
    await user.click(menu().getByRole('button', { name: '系统配置' }));
    expect(menu().getByRole('link', { name: '字典管理新' })).toBeVisible();
    await user.click(menu().getByRole('button', { name: '日志监控' }));
    await user.click(menu().getByRole('link', { name: /行为日志.*菜单数据有误/ }));
    expect(seen.onGo).toHaveBeenCalledWith('/log/logs');
  });

  it('"active entry from meta.activeMenu else path", opening where it is', async () => {
    await openShell({ at: '/system/dict/detail' });
    const group = menu().getByRole('button', { name: '系统配置' });
    expect(group).toHaveAttribute('aria-current', 'true');
    await user.click(group);
    expect(menu().getByRole('link', { name: /字典管理/ })).toHaveAttribute('aria-current', 'page');
    expect(menu().getByRole('link', { name: '菜单管理' })).not.toHaveAttribute('aria-current');
  });

  it('puts what does not fit behind 更多', async () => {
    const widths = { menu: 400, entry: 120 };
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(widths.menu);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      width: widths.entry,
    } as DOMRect);
    await openShell({ at: '/log/logs' });
    // The button's 120 and two entries of 120 stand in 400; the others keep their places, out of sight.
    const more = menu().getByRole('button', { name: '更多' });
    expect(more).toHaveAttribute('aria-current', 'true');
    await user.click(more);
    expect(menu().getByRole('link', { name: /RCEP官网/ })).toBeVisible();
    expect(menu().getByRole('link', { name: /行为日志/ })).toHaveAttribute('aria-current', 'page');
  });

  it('hides the tags bar where the theme says so', async () => {
    await openShell({ theme: { tagsBar: false } });
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('skips to the page', async () => {
    await openShell();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
