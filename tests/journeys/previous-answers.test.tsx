import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { holdBack } from '../support/hold-back';
import { openApp } from '../support/open-app';

const server = useApiServer();

const READING = '正在加载…';

/** The address changes, as a link does it. */
const goTo = (address: string) =>
  act(() => {
    window.location.hash = `#${address}`;
  });
const main = () => within(screen.getByRole('main'));
/** The part of a list that is dimmed and marked while another question is read. */
const busy = (element: HTMLElement) => element.closest('[aria-busy="true"]');
const section = async (name: string) => within(await screen.findByRole('region', { name }, PATIENCE));
/** Everything that is said aloud. */
const spoken = () => screen.queryAllByRole('status').map((region) => region.textContent);

/** Lists of the portal: what is asked first and then, which count and row of the first are on screen, and what is true of the second. */
const LISTS = [
  {
    list: 'the cases',
    path: 'portal/riskCase/findPage',
    first: '/home/riskCase?importer=JP',
    next: '/home/riskCase?q=7216.33',
    part: '7216.33',
    count: /^找到 2 件/,
    row: /^热浸镀锌钢丝/,
    after: /^找到 2 件/,
  },
  {
    list: 'the warnings',
    path: 'portal/riskWarning/findPage',
    first: '/home/riskCase?tab=warnings',
    next: '/home/riskCase?tab=warnings&page=2',
    part: 'pageNo=2',
    count: /^找到 \d+ 条，本库共收录/,
    row: null,
    after: /^找到 \d+ 条，本库共收录/,
  },
  {
    list: 'the laws',
    path: 'portal/law/findPage',
    first: '/home/lawService?country=MY',
    next: '/home/lawService?country=JP',
    part: 'JP',
    count: /^找到 \d+ 条/,
    row: /^马来西亚海关法/,
    after: /^找到 \d+ 条/,
  },
  {
    list: 'the news',
    path: 'portal/news/findPage',
    first: '/home/newsDetails?q=石墨电极',
    next: '/home/newsDetails?kind=risk',
    part: 'risk',
    count: '“石墨电极”找到 1 条',
    row: /石墨电极/,
    after: '11 条，是本站收录的，不是全部新闻',
  },
  {
    list: 'what changed',
    path: 'portal/change/findPage',
    first: '/home/kept?tab=changes&since=2024-01-01',
    next: '/home/kept?tab=changes&since=2025-06-01',
    part: '2025-06-01',
    count: /^2024年1月1日以来/,
    row: null,
    after: /^2025年6月1日以来/,
  },
] as const;

describe('H1: a list while another question is read', () => {
  it.each(LISTS)('$list: dims the previous rows and counts nothing by them', async (one) => {
    await openApp(one.first);
    const head = await screen.findByText(one.count, { selector: '.list-head-count' }, PATIENCE);
    const row = one.row && main().getAllByRole('link', { name: one.row })[0];
    expect(busy(head)).toBeNull();
    const letGo = holdBack(server, one.path, one.part);
    goTo(one.next);
    await waitFor(() => expect(head).toHaveTextContent(READING));
    expect(busy(head)).not.toBeNull();
    if (row) expect(row.closest('[inert]')).not.toBeNull();
    expect(main().queryByText(one.count)).toBeNull();
    expect(main().queryByText(/^第 .* 条，共 .* 条$/)).toBeNull();
    expect(main().queryByRole('navigation', { name: '分页' })).toBeNull();
    expect(document.querySelectorAll('.facet-count')).toHaveLength(0);
    expect(spoken().join()).not.toMatch(one.count);
    letGo();
    await waitFor(() => expect(head).toHaveTextContent(one.after), PATIENCE);
    expect(busy(head)).toBeNull();
  });

  it('never shows "none found" of the previous words', async () => {
    await openApp('/home/riskCase?q=battery');
    expect(await screen.findByText(/^找到 0 件/, { selector: '.list-head-count' }, PATIENCE)).toBeVisible();
    const none = main().getByText('没有符合这些条件的案件。');
    const letGo = holdBack(server, 'portal/riskCase/findPage', 'steel');
    goTo('/home/riskCase?q=steel');
    await waitFor(() => expect(none).not.toBeInTheDocument());
    expect(main().queryByText(/^找到 0 件/)).toBeNull();
    expect(spoken().join()).not.toContain('找到 0 件');
    expect(main().getByText(READING)).toBeInTheDocument();
    letGo();
    expect(await screen.findByText(/^找到 19 件/, { selector: '.list-head-count' }, PATIENCE)).toBeVisible();
  });

  it('the kinds of laws: counts none of the previous country', async () => {
    await openApp('/home/lawService?country=MY');
    const tabs = within(screen.getByRole('navigation', { name: '类别' }));
    await tabs.findAllByRole('link', { name: /\d/ }, PATIENCE);
    const letGo = holdBack(server, 'portal/law/findPage', 'JP');
    goTo('/home/lawService?country=JP');
    await waitFor(() => expect(tabs.queryAllByRole('link', { name: /\d/ })).toHaveLength(0));
    letGo();
    await tabs.findAllByRole('link', { name: /\d/ }, PATIENCE);
  });

  it('the search page: numbers, rows and sources of the previous text', async () => {
    await openApp('/home/search?q=反倾销');
    const laws = await screen.findByRole('region', { name: /^风险案例 \d+$/ }, PATIENCE);
    await main().findByText(/^找到 \d+ 条$/, { selector: 'p' }, PATIENCE);
    const letGo = holdBack(server, 'portal/search/findPage', '海关');
    goTo('/home/search?q=海关');
    await waitFor(() => expect(laws).toHaveAccessibleName('风险案例'));
    expect(within(laws).getAllByRole('link')[0]?.closest('[inert]')).not.toBeNull();
    expect(main().queryByText(/^找到 \d+ 条$/)).toBeNull();
    expect(screen.getByRole('navigation', { name: '种类' })).not.toHaveTextContent(/风险案例\d/);
    letGo();
    expect(await main().findByText(/^找到 \d+ 条$/, { selector: 'p' }, PATIENCE)).toBeVisible();
  });

  it('the search page of one kind: a page of records, and no "none" of a kind not yet read', async () => {
    await openApp('/home/search?q=中国&kind=case');
    const pages = await screen.findByText(/^第 1—10 条，共 \d+ 条$/, {}, PATIENCE);
    const letGo = holdBack(server, 'portal/search/findPage', 'pageNo=2');
    goTo('/home/search?q=中国&kind=case&page=2');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull());
    expect(pages).not.toBeInTheDocument();
    const rows = main()
      .getAllByRole('link', { name: /./ })
      .filter((link) => busy(link) !== null);
    expect(rows.length).toBeGreaterThan(0);
    letGo();
    expect(await screen.findByText(/^第 11—/, {}, PATIENCE)).toBeVisible();
  });
});

describe('H1: the search dialog while another text is searched', () => {
  it('dims what the older text found, and counts nothing by it', async () => {
    const user = userEvent.setup();
    await openApp('/home/about');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: '全站搜索' }, PATIENCE));
    await user.type(dialog.getByRole('combobox'), '反倾销');
    const cases = await dialog.findByRole('group', { name: /^风险案例 \d+$/ }, PATIENCE);
    const letGo = holdBack(server, 'portal/search/findPage', '反倾销税');
    await user.type(dialog.getByRole('combobox'), '税');
    await waitFor(() => expect(cases).toHaveAccessibleName('风险案例'));
    expect(cases).toHaveAttribute('aria-busy', 'true');
    expect(dialog.queryByText(/^找到 \d+ 条$/)).toBeNull();
    expect(dialog.getAllByText('正在查找…').length).toBeGreaterThan(0);
    letGo();
    expect(await dialog.findByText(/^找到 \d+ 条$/, { selector: 'p' }, PATIENCE)).toBeVisible();
    expect(dialog.queryAllByRole('group').filter(busy)).toHaveLength(0);
  });

  it('dims the codes of an older text', async () => {
    const user = userEvent.setup();
    await openApp('/home/about');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: '全站搜索' }, PATIENCE));
    await user.type(dialog.getByRole('combobox'), '8507');
    const codes = await dialog.findByRole('group', { name: /^HS 编码 \d+$/ }, PATIENCE);
    const letGo = holdBack(server, 'portal/hs/suggest', '850760');
    await user.type(dialog.getByRole('combobox'), '60');
    await waitFor(() => expect(codes).toHaveAccessibleName('HS 编码'));
    expect(codes).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(codes).toHaveAccessibleName('HS 编码 1'), PATIENCE);
  });
});

describe('H1: a single answer while another question is read', () => {
  it('the home page: the rates of the previous importer go from preview and sectors', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    const ruler = await screen.findByRole('img', { name: /^税率尺/ }, PATIENCE);
    const sectors = await section('四个重点行业');
    const table = await sectors.findByRole('table', {}, PATIENCE);
    const letTariff = holdBack(server, 'portal/tariff/query', 'to=KR');
    const letSectors = holdBack(server, 'portal/sector/findPage', 'to=KR');
    await user.selectOptions(screen.getByRole('combobox', { name: '出口到' }), '韩国');
    await waitFor(() => expect(ruler).not.toBeInTheDocument());
    await waitFor(() => expect(table).not.toBeInTheDocument());
    expect(sectors.getByText(READING)).toBeInTheDocument();
    expect(sectors.queryByText(/2026 年/)).toBeNull();
    letTariff();
    letSectors();
    await waitFor(() => expect(sectors.queryByText(READING)).toBeNull(), PATIENCE);
    await waitFor(() => expect(screen.queryByText(READING)).toBeNull(), PATIENCE);
  });

  it('the home page: the rates of the previous product go from the preview', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    const ruler = await screen.findByRole('img', { name: /^税率尺/ }, PATIENCE);
    const letGo = holdBack(server, 'portal/tariff/query', '870380');
    const box = screen.getByRole('combobox', { name: 'HS 编码或品名' });
    await user.clear(box);
    await user.type(box, '870380');
    await waitFor(() => expect(ruler).not.toBeInTheDocument());
    letGo();
    expect(await screen.findByRole('img', { name: /^税率尺/ }, PATIENCE)).toBeVisible();
  });

  it('a sector: no code of the previous country pair stays with links of the new one', async () => {
    await openApp('/home/sector/ev?from=CN&to=JP');
    const basket = await section('编码清单');
    const [code] = await basket.findAllByRole('link', { name: /^\d{4}\.\d\d$/ }, PATIENCE);
    const letGo = holdBack(server, 'portal/sector/findCodes', 'to=KR');
    goTo('/home/sector/ev?from=CN&to=KR');
    await waitFor(() => expect(code).not.toBeInTheDocument());
    const next = await section('编码清单');
    await waitFor(() => expect(next.queryByRole('link', { name: /^\d{4}\.\d\d$/ })).toBeNull());
    expect(next.queryByText(/^共 \d+ 个/)).toBeNull();
    letGo();
    await next.findAllByRole('link', { name: /^\d{4}\.\d\d$/ }, PATIENCE);
  });

  it('a sector: another page of the same country pair dims the codes and counts nothing', async () => {
    await openApp('/home/sector/ev?from=CN&to=JP');
    const basket = await section('编码清单');
    const [code] = await basket.findAllByRole('link', { name: /^\d{4}\.\d\d$/ }, PATIENCE);
    const letGo = holdBack(server, 'portal/sector/findCodes', 'pageNo=2');
    goTo('/home/sector/ev?from=CN&to=JP&page=2');
    await waitFor(() => expect(code?.closest('[inert]')).not.toBeNull());
    expect(basket.queryByText(/81/)).toBeNull();
    letGo();
    await waitFor(() => expect(code).not.toBeInTheDocument(), PATIENCE);
  });
});
