import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '@/features/theme/theme';
import { useThemeStore } from '@/features/theme/theme-store';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

const server = useApiServer();
useFreshConsole();

const PAGE = 'views/modules/system/dictManagement/index';
const MENU = [
  {
    id: '90',
    path: '/cases',
    component: 'Layout',
    alwaysShow: true,
    meta: { title: '案件' },
    children: [
      { id: '91', path: 'list', component: PAGE, meta: { title: '案件列表' } },
      {
        id: '92',
        path: 'detail/:id',
        component: PAGE,
        hidden: true,
        meta: { title: '案件详情', activeMenu: '/cases/list' },
      },
    ],
  },
];

const address = () => window.location.hash.slice(1);
const visit = (to: string) => act(() => void (window.location.hash = `#${to}`));
const bar = () => within(screen.getByRole('banner'));
const titles = () =>
  bar()
    .getAllByRole('tab')
    .map((each) => each.querySelector('.tabs-bar-title')?.textContent);
const nameFilter = () => screen.findByRole('textbox', { name: '字典类型名称' });

/** A case in the console of an admin whose menu has a page with a parameter. */
async function openCase() {
  server.use(
    http.post('*/rcep-boot/api/v1/system/menu/findMenuTree', () =>
      HttpResponse.json({ msg: '', code: 0, data: MENU, timestamp: 1 }),
    ),
  );
  signInAs('admin');
  await openApp('/cases/detail/5');
  return nameFilter();
}

beforeEach(() => {
  useThemeStore.setState({ settings: { ...DEFAULT_THEME, layout: 'vertical' } });
});

describe('a page of the menu whose address has a parameter', () => {
  it('§2 marks the entry of its meta.activeMenu, and has its breadcrumb and title', async () => {
    await openCase();
    const menu = within(screen.getByRole('navigation', { name: '后台菜单' }));
    expect(menu.getByRole('button', { name: '案件' })).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('link', { name: '案件列表' })).toHaveAttribute('aria-current', 'page');
    const crumbs = within(screen.getByRole('navigation', { name: '当前位置' })).getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['案件', '案件详情']);
    await waitFor(() => expect(document.title).toBe('案件详情-RCEP 标准与合规平台'));
  });

  it('is one page per address: each has its tab and keeps what was typed into it', async () => {
    await userEvent.type(await openCase(), '五');
    visit('/cases/detail/6');
    await waitFor(() => expect(titles()).toEqual(['后台系统首页', '案件详情', '案件详情']));
    await waitFor(async () => expect(await nameFilter()).toHaveValue(''));
    await userEvent.type(await nameFilter(), '六');
    await userEvent.click(bar().getAllByRole('tab', { name: '案件详情' })[0] ?? document.body);
    await waitFor(() => expect(address()).toBe('/cases/detail/5'));
    await waitFor(async () => expect(await nameFilter()).toHaveValue('五'));
    act(() => window.history.back());
    await waitFor(async () => expect(await nameFilter()).toHaveValue('六'));
  });
});
