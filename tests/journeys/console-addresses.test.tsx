import { PATIENCE } from '../support/patience';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

/** The first page of a file brings the console with it. */

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const address = () => decodeURIComponent(window.location.hash.slice(1));
const titles = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('tab')
    .map((each) => each.querySelector('.tabs-bar-title')?.textContent);
const goTo = (to: string) => void (window.location.hash = `#${to}`);

describe('the addresses of one page', () => {
  it('console 16 and 27, row 17: the three of the personal centre work and share a tab with what was typed', async () => {
    signInAs('editor');
    await openApp('/personalCenter');
    expect(await heading('个人中心')).toBeVisible();
    expect(address()).toBe('/personalCenter');
    await userEvent.type(await screen.findByRole('textbox', { name: '昵称' }), '二');
    for (const other of ['/personal/center', '/personalCenter/personalCenter']) {
      goTo(other);
      await waitFor(() => expect(address()).toBe(other));
      expect(await screen.findByRole('textbox', { name: '昵称' })).toHaveValue('示例编辑二');
    }
    expect(titles()).toEqual(['后台系统首页', '个人中心']);
  });

  it('console 16: /toolIndex is the first page in its own, pinned tab', async () => {
    signInAs('editor');
    await openApp('/toolIndex');
    expect(await heading('后台系统首页')).toBeVisible();
    expect(address()).toBe('/toolIndex');
    expect(titles()).toEqual(['后台系统首页']);
  });
});

describe('titles from the server', () => {
  it('console 18: of pages that are known are said in the language of the reader', async () => {
    signInAs('admin');
    await openApp('/system/dict', 'ja');
    expect(await heading('辞書管理')).toBeVisible();
    expect(titles()).toContain('辞書管理');
    await waitFor(() => expect(document.title).toMatch(/^辞書管理-/));
    const menu = within(screen.getByRole('navigation', { name: '管理メニュー' }));
    await userEvent.click(menu.getByRole('button', { name: '組織' }));
    expect(menu.getByRole('link', { name: 'ユーザー管理' })).not.toHaveAttribute('lang');
  });

  it.each([
    ['en', 'Console menu', ['Organisation', 'System', 'Content', 'Logs and monitoring', 'Development']],
    [
      'vi',
      'Menu quản trị',
      ['Tổ chức', 'Hệ thống', 'Quản lý nội dung', 'Nhật ký và giám sát', 'Công cụ phát triển'],
    ],
  ] as const)(
    'so are those of the groups a back end is seeded with, in %s',
    async (language, label, groups) => {
      signInAs('system');
      await openApp('/index', language);
      const menu = within(screen.getByRole('navigation', { name: label }));
      for (const name of groups) expect(menu.getByRole('button', { name })).toBeVisible();
      await userEvent.click(menu.getByRole('button', { name: groups[4] }));
      expect(menu.getByText('嵌套路由')).toHaveAttribute('lang', 'zh-CN');
    },
  );
});

describe('the error pages', () => {
  it('console 20: 404 leads who is signed in back to the console', async () => {
    signInAs('admin');
    await openApp('/nowhere');
    expect(await heading('抱歉，没有这个页面')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '回到后台首页' }));
    expect(await heading('后台系统首页')).toBeVisible();
  });

  it('console 20: 404 offers the console to nobody else', async () => {
    await openApp('/404');
    expect(await heading('抱歉，没有这个页面')).toBeVisible();
    expect(screen.queryByRole('link', { name: '回到后台首页' })).not.toBeInTheDocument();
  });

  it('console 19: a session that has ended is called so, and the login leads back', async () => {
    await openApp('/401?redirect=%2Fsystem%2Fdict');
    expect(await heading('登录已失效')).toBeVisible();
    expect(screen.getByRole('link', { name: '重新登录' })).toHaveAttribute(
      'href',
      '#/login?redirect=%2Fsystem%2Fdict',
    );
  });

  it('console 19: a page one may not see is still called so', async () => {
    signInAs('viewer');
    await openApp('/personnelManagement');
    expect(await heading('抱歉，你没有查看这个页面的权限')).toBeVisible();
  });
});
