import { PATIENCE } from '../support/patience';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { clearMenu } from '@/features/menu/menu-store';
import { resetTabs } from '@/features/tabs/tabs-store';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

const server = useApiServer();
useFreshConsole();

/** The first page of a file brings the console with it. */

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const titles = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('tab')
    .map((each) => each.querySelector('.tabs-bar-title')?.textContent);

/** Loads the page again at an address: nothing is left but what the browser keeps. */
async function loadAgain(at: string) {
  cleanup();
  resetTabs();
  clearMenu();
  await openApp(at);
}

async function openTwo() {
  signInAs('admin');
  await openApp('/system/dict?typeName=%E6%97%A5');
  await heading('字典管理');
  window.location.hash = '#/org/user';
  await heading('用户管理');
  await waitFor(() => expect(titles()).toEqual(['后台系统首页', '字典管理', '用户管理']));
}

describe('console 10: the open tabs', () => {
  it('are there after the page is loaded again, with their queries; their pages wait to be gone to', async () => {
    await openTwo();
    let requested = 0;
    server.use(http.get('*/rcep-boot/api/v1/system/dict/findPage', () => void requested++));
    await loadAgain('/org/user');
    await heading('用户管理');
    expect(titles()).toEqual(['后台系统首页', '字典管理', '用户管理']);
    expect(screen.queryByRole('heading', { name: '字典管理', hidden: true })).not.toBeInTheDocument();
    expect(requested).toBe(0);
    screen.getByRole('tab', { name: '字典管理' }).click();
    await heading('字典管理');
    expect(decodeURIComponent(window.location.hash)).toBe('#/system/dict?typeName=日');
  });

  it('are nobody else’s', async () => {
    await openTwo();
    signInAs('editor');
    await loadAgain('/index');
    await heading('后台系统首页');
    expect(titles()).toEqual(['后台系统首页']);
    expect(Object.keys(sessionStorage).filter((key) => key.endsWith(':tabs'))).toHaveLength(1);
  });
});
