import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import DictionaryPage from '@/pages/console/dictionary/dictionary-page';
import OverviewPage from '@/pages/console/overview/overview-page';
import PersonnelPage from '@/pages/console/personnel/personnel-page';
import { useApiServer } from '../support/api-server';
import { holdBack } from '../support/hold-back';
import { openConsolePage } from './console-harness';

const server = useApiServer();

const goTo = (address: string) =>
  act(() => {
    window.location.hash = `#${address}`;
  });

/** Lists of the console: what is asked first and then, with the count of each. */
const LISTS = [
  {
    list: 'dictionary types',
    page: { page: DictionaryPage, areas: ['dictionary'], address: '/system/dict' },
    path: 'system/dict/findPage',
    next: '/system/dict?typeCode=no_yes',
    part: 'no_yes',
    count: /^\d+ 个字典类型$/,
  },
  {
    list: 'users',
    page: { page: PersonnelPage, areas: ['personnel', 'validation'], address: '/personnelManagement' },
    path: 'system/user/findPage',
    next: '/personnelManagement?page=2',
    part: 'pageNo=2',
    count: /^\d+ 个用户$/,
  },
  {
    list: 'roles',
    page: {
      page: PersonnelPage,
      areas: ['personnel', 'validation'],
      address: '/personnelManagement?tab=roles',
    },
    path: 'system/role/findPage',
    next: '/personnelManagement?tab=roles&roleCode=viewer',
    part: 'viewer',
    count: /^\d+ 个角色$/,
  },
] as const;

describe('H1: a list of the console while another question is read', () => {
  it.each(LISTS)('$list: dims the previous rows and counts nothing by them', async (one) => {
    await openConsolePage({ ...one.page, user: 'system' });
    await screen.findByText(one.count, {}, PATIENCE);
    const table = await screen.findByRole('table', {}, PATIENCE);
    const rows = within(table).getAllByRole('rowgroup')[1];
    expect(rows).not.toHaveAttribute('inert');
    const letGo = holdBack(server, one.path, one.part);
    goTo(one.next);
    await waitFor(() => expect(rows).toHaveAttribute('inert'));
    expect(table.closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText(one.count)).toBeNull();
    const pages = screen.getByRole('navigation', { name: '分页' });
    expect(pages).toHaveTextContent('正在加载…');
    expect(pages).not.toHaveTextContent(/共/);
    letGo();
    expect(await screen.findByText(one.count, {}, PATIENCE)).toBeVisible();
    expect(rows).not.toHaveAttribute('inert');
  });

  it('the entries of a type: filtered', async () => {
    const address = '/system/dict?type=no_yes';
    await openConsolePage({ page: DictionaryPage, areas: ['dictionary'], address, user: 'system' });
    const count = await screen.findByText('2 个字典项', {}, PATIENCE);
    const letGo = holdBack(server, 'system/dict/detail/findPage', 'dictName');
    goTo(`${address}&entry.dictName=${encodeURIComponent('是')}`);
    await waitFor(() => expect(count).not.toBeInTheDocument());
    expect(document.querySelectorAll('tbody[inert]')).toHaveLength(1);
    letGo();
    expect(await screen.findByText('1 个字典项', {}, PATIENCE)).toBeVisible();
    expect(document.querySelectorAll('tbody[inert]')).toHaveLength(0);
  });

  it('"no rows" of the previous filter is never shown', async () => {
    const address = '/system/dict?typeCode=there-is-none';
    await openConsolePage({ page: DictionaryPage, areas: ['dictionary'], address, user: 'system' });
    const none = await screen.findByText('没有符合条件的记录。', {}, PATIENCE);
    const letGo = holdBack(server, 'system/dict/findPage', 'no_yes');
    goTo('/system/dict?typeCode=no_yes');
    await waitFor(() => expect(none).not.toBeInTheDocument());
    expect(screen.queryByText('0 个字典类型')).toBeNull();
    letGo();
    expect(await screen.findByText('1 个字典类型', {}, PATIENCE)).toBeVisible();
  });

  it('the index section: the figures of the previous country pair go', async () => {
    await openConsolePage({
      page: OverviewPage,
      areas: ['shell', 'overview', 'content-words', 'countries', 'admin'],
      address: '/index?from=CN&to=JP',
    });
    const section = within(await screen.findByRole('region', { name: '指数' }, PATIENCE));
    const table = await section.findByRole('table', {}, PATIENCE);
    const letGo = holdBack(server, 'portal/sector/findPage', 'to=VN');
    goTo('/index?from=CN&to=VN');
    await waitFor(() => expect(table).not.toBeInTheDocument());
    expect(section.getByText('正在加载…')).toBeInTheDocument();
    letGo();
    expect(await section.findByRole('table', {}, PATIENCE)).toBeVisible();
  });
});
