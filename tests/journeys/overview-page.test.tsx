import { PATIENCE } from '../support/patience';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearMenu, setMenu, useMenu } from '@/features/menu/menu-store';
import { parseMenu } from '@/features/menu/parse/parse-menu';
import { pageAddress } from '@/features/menu/page-address';
import { mayUse } from '@/features/session/permission';
import { linkGroups } from '@/pages/console/overview/link-groups';
import OverviewPage from '@/pages/console/overview/overview-page';
import { visibleMenu } from '@/features/menu/visible-menu';
import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { system } from '../../mocks/handlers/system/state';
import { countSearch } from '../../mocks/queue/empty-searches';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { call, encrypted, signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';

const server = useApiServer();

/** Half past nine where the reader is. */
const MORNING = new Date(2026, 10, 21, 9, 30);
/** A time of the server some minutes before, which is GMT+8 everywhere. */
const minutesAgo = (minutes: number) =>
  new Date(MORNING.getTime() + (8 * 60 - minutes) * 60_000).toISOString().slice(0, 19).replace('T', ' ');

beforeEach(() => void vi.useFakeTimers({ now: MORNING, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  clearMenu();
});

/** Opens the console home of a sample account, with the menu the mock server gives it. */
async function openOverview(
  user: 'system' | 'admin' | 'editor' | 'viewer' = 'admin',
  { address = '/index', language = 'zh' }: { address?: string; language?: 'zh' | 'en' } = {},
) {
  const token = await signIn(user);
  const { json } = await call('POST', '/api/v1/system/menu/findMenuTree', { token });
  setMenu(parseMenu(json.data as never, window.location.origin));
  const areas = ['shell', 'overview', 'content-words', 'countries', 'admin'] as const;
  const opened = await openConsolePage({ page: OverviewPage, areas, address, user, language });
  await act(async () => {});
  return opened;
}

/** A law with a change, sent to review by the editor; answers its id and version. */
async function sendToReview(): Promise<{ id: string; version: number }> {
  const token = await signIn('editor');
  const law = '/api/v1/content/law';
  interface Row {
    id: string;
    version: number;
    values: object;
  }
  const { data: row } = (await call<Row>('GET', `${law}/get?id=vn-law-1`, { token })).json;
  const body = { id: row.id, version: row.version, values: { ...row.values, titleEn: 'A new title' } };
  const { data: saved } = (await call<Row>('POST', `${law}/update`, { token, body })).json;
  const sent = { id: row.id, version: saved.version, note: 'The decree renamed it' };
  return (await call<Row>('POST', `${law}/submit`, { token, body: sent })).json.data;
}

const region = (name: string) => screen.findByRole('region', { name }, PATIENCE);
const block = (heading: string) =>
  within(screen.getByRole('heading', { level: 3, name: heading }).parentElement!.parentElement!);

describe('console home', () => {
  it('greets by the hour with the name and says the day', async () => {
    await openOverview();
    expect(screen.getByRole('heading', { level: 1, name: '后台系统首页' })).toBeVisible();
    expect(screen.getByText('上午好，示例管理员！')).toBeVisible();
    expect(screen.getByText('今天是2026年11月21日，星期六。')).toBeVisible();
  });

  it('shows the work queue: editions that end soon with what goes silent, checks, what is not verified', async () => {
    await openOverview();
    await region('工作队列');
    const editions = await screen.findByRole('table', { name: '将到期的税则版本' }, PATIENCE);
    const first = within(within(editions).getAllByRole('row')[1]!);
    expect(first.getByRole('rowheader', { name: '越南2026年进出口税则汇编' })).toBeVisible();
    expect(first.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '越南',
      '5,587 共 5,612',
      '14',
      '2026-12-31',
    ]);
    const query = 'lapse=2027-02-19';
    const records = block('将到期的税则版本').getByRole('link', { name: '涉及的进口国：4' });
    expect(records).toHaveAttribute('href', `#/content/edition?${query}`);
    const codes = first.getByRole('link', { name: '共 5,612' });
    expect(codes).toHaveAttribute('href', '#/content/edition?edition=VN&lines=packed-vn');
    const pairs = first.getByRole('link', { name: '14' });
    expect(pairs).toHaveAttribute('href', '#/content/pair?importer=VN&applies=yes');
    const korea = within(within(editions).getByRole('row', { name: /韩国 5,612 1 / }));
    expect(korea.getByRole('link', { name: '1' })).toHaveAttribute(
      'href',
      '#/content/pair?importer=KR&exporter=CN&applies=yes',
    );
    const checks = screen.getByRole('table', { name: '已到核对日期' });
    expect(within(checks).getAllByRole('row')).toHaveLength(6);
    expect(within(checks).getAllByText('期限已过').length).toBeGreaterThan(0);
    expect(within(checks).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/content\/\w+\?check=2026-11-21&order=nextCheck_ASC&record=/),
    );
    expect(block('已到核对日期').getByRole('link', { name: /^风险案例：\d+$/ })).toHaveAttribute(
      'href',
      '#/content/riskCase?check=2026-11-21&order=nextCheck_ASC',
    );
    expect(block('待核的记录').getByRole('link', { name: /^法规：\d+$/ })).toHaveAttribute(
      'href',
      '#/content/law?mark=unchecked',
    );
    expect(block('缺少的译文').getAllByRole('link', { name: /^日语：\d+$/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/content\/\w+\?missing=ja$/),
    );
    expect(block('待核的记录').getByText(/^有 [\d,]+ 条记录没有在官方来源核对。/)).toBeVisible();
    expect(screen.getByRole('table', { name: '缺少的译文' })).toBeVisible();
    expect(screen.getByText('访客的搜索都有结果。')).toBeVisible();
  });

  it('the work queue shows what another user sent to review when the window gets the focus', async () => {
    await openOverview();
    expect(await screen.findByText('没有等待审核的记录。', {}, PATIENCE)).toBeVisible();
    await sendToReview();
    fireEvent.focus(window);
    expect(await screen.findByText('有 1 条记录等待审核。', {}, PATIENCE)).toBeVisible();
    const reviews = within(screen.getByRole('table', { name: '待我审核' }));
    expect(reviews.getByRole('cell', { name: 'The decree renamed it' })).toBeVisible();
    const waiting = reviews.getByRole('link');
    expect(waiting).toHaveAttribute('href', '#/content/law?state=waiting&record=vn-law-1');
  });

  it('the work queue lists the drafts that were sent back to the user, with the reason', async () => {
    const { id, version } = await sendToReview();
    const body = { id, version, note: 'A word is wrong' };
    await call('POST', '/api/v1/content/law/sendBack', { token: await signIn('admin'), body });
    await openOverview('editor');
    expect(await screen.findByText('有 1 条记录退回给你。', {}, PATIENCE)).toBeVisible();
    const table = within(screen.getByRole('table', { name: '退回给我的' }));
    const [, row] = table.getAllByRole('row');
    expect(row).toHaveTextContent(/法规A word is wrong示例管理员\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const mine = new URLSearchParams({ state: 'sentBack', writer: '示例编辑', record: 'vn-law-1' });
    expect(table.getByRole('link')).toHaveAttribute('href', `#/content/law?${mine}`);
  });

  it('the work queue lists the drafts of users who were disabled, and nothing where there are none', async () => {
    const { id, version } = await sendToReview();
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    await call('POST', '/api/v1/content/law/sendBack', { token: editor, body: { id, version } });
    await openOverview();
    expect(await screen.findByText('没有等待审核的记录。', {}, PATIENCE)).toBeVisible();
    expect(screen.queryByRole('heading', { name: '无人接手的草稿' })).toBeNull();
    const body = await encrypted({ userId: '3', enabled: '0' });
    await call('POST', '/api/v1/system/user/enableAccount', { token: admin, body });
    fireEvent.focus(window);
    const table = within(await screen.findByRole('table', { name: '无人接手的草稿' }, PATIENCE));
    expect(table.getByRole('row', { name: /法规 示例编辑/ })).toBeVisible();
    expect(table.getByRole('link')).toHaveAttribute('href', '#/content/law?record=vn-law-1');
  });

  it('a draft that was sent back without a reason has a dash for it', async () => {
    const { id, version } = await sendToReview();
    await call('POST', '/api/v1/content/law/sendBack', {
      token: await signIn('admin'),
      body: { id, version },
    });
    await openOverview('editor');
    expect(await screen.findByText('有 1 条记录退回给你。', {}, PATIENCE)).toBeVisible();
    const table = within(screen.getByRole('table', { name: '退回给我的' }));
    expect(table.getByRole('cell', { name: '—' })).toBeVisible();
  });

  it('lists the searches of visitors without results, and takes one off the list', async () => {
    for (let times = 0; times < 3; times += 1)
      countSearch('zzxqv', 0, { language: 'en', where: 'goods', day: '2026-11-20' });
    countSearch('qqvwx', 0, { language: 'zh', where: 'site', day: '2026-11-21' });
    countSearch('qqvwx', 0, { language: 'zh', where: 'goods', day: '2026-11-21' });
    const user = userEvent.setup();
    await openOverview('editor');
    const table = await screen.findByRole('table', { name: '没有结果的搜索' }, PATIENCE);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['zzxqv', 'qqvwx']);
    expect(within(rows[0]!).getByText('商品编码（英语页面）')).toBeVisible();
    expect(within(rows[0]!).getByText('3')).toBeVisible();
    expect(within(rows[1]!).getByText('商品编码和全站搜索（中文页面）')).toBeVisible();
    expect(within(rows[1]!).getByRole('link', { name: '加同义词：qqvwx' })).toBeVisible();
    await user.click(within(rows[1]!).getByRole('button', { name: '不处理：qqvwx' }));
    await waitFor(() => expect(screen.queryByText('qqvwx')).toBeNull(), PATIENCE);
    expect(screen.getByText('zzxqv')).toBeVisible();
  });

  it('lets nobody take a search off everybody’s list who may not add a synonym', async () => {
    countSearch('zzxqv', 0, { language: 'en', where: 'goods', day: '2026-11-20' });
    await openOverview('viewer');
    const table = await screen.findByRole('table', { name: '没有结果的搜索' }, PATIENCE);
    expect(within(table).getByText('zzxqv')).toBeVisible();
    expect(within(table).queryByRole('button')).toBeNull();
    expect(within(table).queryByRole('link')).toBeNull();
  });

  it('shows all searches without results on request', async () => {
    const words = ['aqq', 'bqq', 'cqq', 'dqq', 'eqq', 'fqq'];
    for (const word of words) countSearch(word, 0, { language: 'zh', where: 'goods', day: '2026-11-20' });
    const user = userEvent.setup();
    await openOverview('editor');
    await user.click(await screen.findByRole('button', { name: '显示全部 6 个' }, PATIENCE));
    expect(await screen.findByText('fqq', {}, PATIENCE)).toBeVisible();
    expect(screen.queryByRole('button', { name: '显示全部 6 个' })).toBeNull();
  });

  it('names disabled accounts and roles without a menu, with the way to their pages', async () => {
    system().roleMenus.set('3', []);
    await openOverview();
    expect(await screen.findByText('有 1 个账号停用，不能登录：', {}, PATIENCE)).toBeVisible();
    expect(screen.getByText('示例员工14')).toHaveAttribute('lang', 'zh-CN');
    // console 29: a name leads to its row.
    expect(block('停用的账号').getByRole('link', { name: '示例员工14' })).toHaveAttribute(
      'href',
      '#/org/user?username=staff14',
    );
    expect(block('没有菜单的角色').getByRole('link', { name: '只读人员' })).toHaveAttribute(
      'href',
      '#/org/role?roleCode=viewer',
    );
    expect(
      await screen.findByText('有 1 个角色没有菜单，只有这种角色的人无法登录：', {}, PATIENCE),
    ).toBeVisible();
    expect(block('停用的账号').getByRole('link', { name: '用户管理' })).toHaveAttribute(
      'href',
      '#/org/user?enable=0',
    );
    expect(block('没有菜单的角色').getByRole('link', { name: '角色管理' })).toHaveAttribute(
      'href',
      '#/org/role',
    );
  });

  it('shows what changed last, with how long ago', async () => {
    Object.assign(system().dicts.at(-1)!, { version: 2, updateTime: minutesAgo(20) });
    await openOverview();
    const section = within(await region('最近改动'));
    const first = await section.findByText('风险等级', {}, PATIENCE);
    const line = within(first.closest('li')!);
    expect(line.getByText('risk_level')).toBeVisible();
    expect(line.getByText('修改')).toBeVisible();
    expect(line.getByText('20 分钟前')).toHaveAttribute('title', '2026-11-21 09:10');
    expect(section.getByRole('heading', { name: '用户' })).toBeVisible();
    expect(section.getByRole('heading', { name: '菜单' })).toBeVisible();
  });

  it('shows the latest logins and actions', async () => {
    await openOverview();
    const logins = await screen.findByRole('table', { name: '最近登录' }, PATIENCE);
    expect(within(logins).getAllByRole('row')).toHaveLength(7);
    expect(within(logins).getAllByText('192.0.2.11').length).toBeGreaterThan(0);
    const actions = await screen.findByRole('table', { name: '最近操作' }, PATIENCE);
    expect(within(actions).getByText('设置角色菜单权限')).toBeVisible();
    expect(block('最近登录').getByRole('link', { name: '登录日志' })).toHaveAttribute(
      'href',
      '#/log/login-logs',
    );
  });

  it('shows the four sectors on the country pair of the address, and changes it', async () => {
    const user = userEvent.setup();
    await openOverview('viewer', { address: '/index?from=JP&to=VN' });
    const section = within(await region('指数'));
    expect(
      await section.findByText('日本货物进入越南，2026 年四个重点行业的平均税率。', {}, PATIENCE),
    ).toBeVisible();
    expect(await section.findByRole('link', { name: '电动汽车' }, PATIENCE)).toHaveAttribute(
      'href',
      '#/home/sector/ev',
    );
    expect(section.getByText('越南2026年进出口税则汇编')).toBeVisible();
    expect(section.queryByText('示例数据')).toBeNull();
    await user.selectOptions(section.getByRole('combobox', { name: '进口国' }), '中国');
    await waitFor(() => expect(window.location.hash).toBe('#/index?from=JP&to=CN'), PATIENCE);
    expect((await section.findAllByText('示例数据', {}, PATIENCE)).length).toBeGreaterThan(0);
    expect(section.getByRole('option', { name: '中国', selected: true })).toBeVisible();
  });

  it('leads to the pages of the menu by their groups, and to the portal', async () => {
    await openOverview('system');
    const section = within(await region('快捷入口'));
    expect(section.getByRole('heading', { name: '系统配置' })).toBeVisible();
    expect(section.getAllByRole('link', { name: '字典管理' })[0]).toHaveAttribute('href', '#/system/dict');
    expect(section.getByRole('heading', { name: '其他页面' })).toBeVisible();
    expect(section.getByRole('link', { name: /^RCEP官网/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(section.getByText('新窗口字典')).toHaveAttribute('lang', 'zh-CN');
    expect(section.getByRole('link', { name: /^新窗口字典/ })).toHaveAttribute('target', '_blank');
    expect(section.queryByRole('link', { name: '字典明细' })).toBeNull();
    expect(section.getByRole('link', { name: '平台首页' })).toHaveAttribute('href', '#/home');
  });
});

describe('what the user may not see is neither shown nor requested', () => {
  it('a viewer sees the work queue, dictionaries, indices and their own pages', async () => {
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
    await openOverview('viewer');
    await screen.findByRole('table', { name: '将到期的税则版本' }, PATIENCE);
    expect(screen.queryByRole('region', { name: '需要处理' })).toBeNull();
    await waitFor(() => expect(screen.queryByText('否是')).toBeVisible(), PATIENCE);
    expect(screen.queryByRole('heading', { name: '停用的账号' })).toBeNull();
    expect(screen.queryByRole('heading', { name: '没有菜单的角色' })).toBeNull();
    expect(screen.queryByRole('region', { name: '登录与操作' })).toBeNull();
    expect(requested.filter((path) => /user\/findPage|menu\/findPage|role|logs/.test(path))).toEqual([]);
    server.events.removeAllListeners();
  });
});

describe('each section fails and is read again by itself', () => {
  it('one refused call leaves the others as they are', async () => {
    const user = userEvent.setup();
    setScenario('server-error:login-logs');
    await openOverview();
    const alert = await screen.findByRole('alert', {}, PATIENCE);
    expect(alert).toHaveTextContent('登录日志加载失败。');
    expect(await screen.findByRole('table', { name: '最近操作' }, PATIENCE)).toBeVisible();
    setScenario(null);
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('table', { name: '最近登录' }, PATIENCE)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('empty lists say so', async () => {
    setScenario('empty:findPage');
    await openOverview();
    for (const text of [
      '没有停用的账号。',
      '还没有字典类型。',
      '还没有其他用户。',
      '还没有菜单。',
      '还没有登录记录。',
      '还没有操作记录。',
      '这条线路没有可比的税目',
    ])
      expect(await screen.findByText(text, {}, PATIENCE)).toBeVisible();
  });

  it('figures that were read stay, with their time, when the next reading fails', async () => {
    const { queryClient } = await openOverview();
    await screen.findByRole('table', { name: '最近登录' }, PATIENCE);
    setScenario('http-500:login-logs');
    await act(() => queryClient.refetchQueries({ queryKey: ['overview', 'logins'] }));
    expect(await block('最近登录').findByText(/显示的是 .+ 保存的结果/, {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('table', { name: '最近登录' })).toBeVisible();
  });

  it('a work queue with nothing in it says so, part by part; a refused one offers a retry', async () => {
    setScenario('server-error:queue');
    await openOverview();
    const alert = await screen.findByRole('alert', {}, PATIENCE);
    expect(alert).toHaveTextContent('工作队列加载失败。');
    setScenario(null);
    server.use(
      http.get('*/rcep-boot/api/v1/content/queue/get', () =>
        HttpResponse.json({ code: 0, msg: '', data: emptyQueue }),
      ),
    );
    await userEvent.setup().click(within(alert).getByRole('button', { name: '重试' }));
    for (const text of [
      '没有退回给你的记录。',
      '没有等待审核的记录。',
      '90 天内没有税则版本到期。',
      '访客的搜索都有结果。',
      '没有到核对日期的记录。',
      '没有待核的记录。',
      '所有记录都有六种语言。',
    ])
      expect(await screen.findByText(text, {}, PATIENCE)).toBeVisible();
  });
});

it('speaks English, with the words of the server marked as Chinese', async () => {
  await openOverview('admin', { language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Console home' })).toBeVisible();
  expect(await screen.findByText('1 account is disabled and cannot sign in:', {}, PATIENCE)).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Latest actions' }, PATIENCE);
  expect(within(table).getByText('Set: Menu permissions of a role')).not.toHaveAttribute('lang');
  expect(within(table).getAllByText('示例管理员')[0]).toHaveAttribute('lang', 'zh-CN');
});

describe('pages of the menu', () => {
  const may = (isSuperAdmin: boolean) => (permissions: readonly string[]) =>
    mayUse({ roles: [], perms: [], isSuperAdmin }, permissions);
  const menuOf = async (user: string) => {
    const { json } = await call('POST', '/api/v1/system/menu/findMenuTree', { token: await signIn(user) });
    setMenu(parseMenu(json.data as never, 'http://localhost'));
    return useMenu.getState().entries;
  };

  it('an address is that of the first page of its component the user may open', async () => {
    const entries = await menuOf('system');
    expect(pageAddress(entries, may(false), '/dictManagement/index')).toBe('/system/dict');
    expect(pageAddress(entries, may(true), '/nowhere/index')).toBeNull();
    expect(pageAddress(await menuOf('viewer'), may(false), '/userManagement/index')).toBeNull();
  });

  it('a menu of 1,000 entries gives 40 links and the number of the others', async () => {
    setScenario('menu-large');
    const { groups, left } = linkGroups(visibleMenu(await menuOf('system'), () => true));
    expect(groups.flatMap(({ links }) => links)).toHaveLength(40);
    expect(left).toBe(20 * 49 - 40);
  });

  it('broken entries are no links', async () => {
    setScenario('menu-cyclic');
    const { groups } = linkGroups(visibleMenu(await menuOf('system'), () => true));
    const links = groups.flatMap(({ links: pages }) => pages);
    expect(links.length).toBeGreaterThan(5);
    expect(links.every(({ problem }) => problem === null)).toBe(true);
  });
});

const emptyQueue: WorkQueue = {
  today: '2026-11-21',
  editions: { total: 0, until: '2027-02-19', rows: [] },
  checks: { total: 0, kinds: [], rows: [] },
  unverified: { total: 0, kinds: [] },
  translations: { total: 0, kinds: [] },
  searches: { total: 0, rows: [] },
  sentBack: { total: 0, rows: [] },
  unattended: { total: 0, rows: [] },
  reviews: { total: 0, kinds: [], rows: [] },
};
