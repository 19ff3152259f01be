import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

const server = useApiServer();

const address = () => decodeURIComponent(window.location.hash);
const found = { timeout: 8000 };
const count = (text: RegExp) => screen.findByText(text, { selector: '.list-head-count' }, found);
const region = (name: string) => within(screen.getByRole('region', { name }));
const importers = () => within(screen.getByRole('group', { name: '发起国（进口国）' }));
const caseLink = (name: string) => screen.findByRole('link', { name }, found);

describe('the case list', { timeout: 60_000 }, () => {
  it('filters, opens a case, and comes back with its filters', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase');
    expect(await count(/^找到 59 件，本库共收录 59 件/)).toBeVisible();
    await user.click(importers().getByRole('button', { name: /^再显示/ }));
    await user.click(importers().getByRole('checkbox', { name: /^日本/ }));
    await count(/^找到 2 件/);
    expect(address()).toBe('#/home/riskCase?importer=JP');
    await user.click(await caseLink('热浸镀锌钢丝'));
    expect(await screen.findByRole('heading', { level: 1, name: '热浸镀锌钢丝' }, found)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '返回风险案例库' }));
    await count(/^找到 2 件/);
    expect(address()).toBe('#/home/riskCase?importer=JP');
    expect(importers().getByRole('checkbox', { name: /^日本/ })).toBeChecked();
  });

  it('searches, marks the words, and turns pages on the server', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?page=2&sort=importer');
    await count(/^找到 59 件/);
    expect(screen.getByText('第 16—30 条，共 59 条')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '排序' })).toHaveDisplayValue('按发起国');
    await user.type(screen.getByRole('searchbox', { name: '搜索产品、编码、文号' }), '7216.33{Enter}');
    await count(/^找到 2 件/);
    expect(address()).toBe('#/home/riskCase?sort=importer&q=7216.33');
    expect(within(screen.getByRole('table', { name: '贸易救济案件' })).getAllByRole('row')).toHaveLength(3);
  });

  it('explains why a country has no case', async () => {
    await openApp('/home/riskCase?importer=SG');
    expect(await screen.findByText('本库没有收录新加坡发起的案件。', {}, found)).toBeVisible();
    expect(screen.getByText(/没有采取反倾销措施/)).toBeVisible();
    expect(screen.getByRole('link', { name: '针对新加坡货物的案件' })).toHaveAttribute(
      'href',
      '#/home/riskCase?exporter=SG',
    );
  });

  it('takes an address that makes no sense, and one narrowed to a code', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?page=-3&sort=x&hs=6907x&tab=none');
    await count(/^找到 59 件/);
    act(() => void (window.location.hash = '#/home/riskCase?importer=ID&hs=690721'));
    await count(/^找到 1 件/);
    expect(screen.getByText('只看涉及第 69 章的案件（编码 6907.21）。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '不限编码' }));
    await count(/^找到 7 件/);
  });

  it('says when it could not be read, and when an answer makes no sense', async () => {
    const user = userEvent.setup();
    server.use(
      http.get('*/portal/riskCase/findPage', () =>
        HttpResponse.json({ code: 0, msg: '', data: { total: 'many' }, timestamp: 0 }),
      ),
    );
    await openApp('/home/riskCase');
    expect(await screen.findByRole('alert', {}, found)).toHaveTextContent('案件没有读到。');
    act(() => server.resetHandlers());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await count(/^找到 59 件/)).toBeVisible();
  });
});

describe('a case', { timeout: 60_000 }, () => {
  it('opens cold: time line with its table, the measure, the lanes, the sources', async () => {
    await openApp('/home/riskCase/riskCaseDetails/jp-ad-galvanized-wire-2021');
    expect(await screen.findByRole('heading', { level: 1, name: '热浸镀锌钢丝' }, found)).toBeVisible();
    expect(document.title).toContain('案例详情');
    const timeline = region('1时间线');
    expect(timeline.getByRole('img')).toHaveAccessibleName(
      '时间线：2021-06-14 立案调查、2022-12-02 终裁或最终决定、2022-12-08 征收最终税、2027-12-07 措施截止。',
    );
    expect(timeline.getAllByRole('row')).toHaveLength(5);
    expect(
      region('2措施').getByText('China 26.5 to 41.7 per cent; Korea 9.8 to 24.5 per cent'),
    ).toHaveAttribute('lang', 'en');
    const goods = region('3产品和编码');
    expect(goods.getByText('Hot-dip galvanized steel wire')).toBeVisible();
    expect(goods.getByRole('link', { name: '查税率 7217.20 韩国' })).toHaveAttribute(
      'href',
      '#/home/taxOriginSearch?hs=721720&from=KR&to=JP',
    );
    expect(goods.getByRole('link', { name: '核对范围 7217.20 中国' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=scope&hs=721720&from=CN&to=JP'),
    );
    expect(region('4出处').getByRole('link', { name: /japantrade\.org/ })).toBeVisible();
    expect(region('5相关').getByRole('link', { name: '石墨电极' })).toBeVisible();
  });

  it('marks what is computed, and says what is not held', async () => {
    await openApp('/home/riskCase/riskCaseDetails/cn-ad-pom-2024');
    await screen.findByRole('heading', { level: 1, name: '共聚聚甲醛' }, found);
    const rows = region('1时间线').getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent(/措施截止2030-05-18 推算 —$/);
    expect(region('2措施').getByText('未收录')).toBeVisible();
    expect(region('2措施').getByText('推算：自 2025-05-19 起 5 年')).toBeVisible();
  });

  it.each(['no-such-case', '%3Cb%3E'])('stays here for the unknown id %s', async (id) => {
    await openApp(`/home/riskCase/riskCaseDetails/${id}`);
    expect(await screen.findByText('没有这个案件。', {}, found)).toBeVisible();
    expect(screen.getByRole('link', { name: '返回风险案例库' })).toHaveAttribute('href', '#/home/riskCase');
  });

  it('reads well in Vietnamese, with texts in other languages marked', async () => {
    await openApp('/home/riskCase/riskCaseDetails/my-ad-pet-2024', 'vi');
    const name = 'Polyethylen terephthalat (PET)';
    expect(await screen.findByRole('heading', { level: 1, name }, found)).toBeVisible();
    expect(screen.getByText('Polyethylene terephthalate (PET)')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/^Chống bán phá giá: vụ việc của Malaysia/)).toBeVisible();
    expect(region('1Dòng thời gian').getByText('07/05/2025')).toBeVisible();
    const related = region('5Liên quan');
    expect(related.getByRole('link', { name: /^Countervailing and Anti-Dumping Duties Act/ })).toBeVisible();
    expect(related.queryByText(/马来西亚/)).not.toBeInTheDocument();
  });
});

describe('the warnings', { timeout: 60_000 }, () => {
  it('list dated events, measures that end, and counts of notifications', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?tab=warnings');
    await count(/^找到 11 条/);
    const ends = region('措施到期');
    expect(await ends.findByText(/^\d+ 项措施将要到期/, {}, found)).toBeVisible();
    expect(ends.getAllByText('推算').length).toBeGreaterThan(0);
    const tbt = region('技术性贸易壁垒（TBT）通报');
    expect(await tbt.findByText('4,079', {}, found)).toBeVisible();
    expect(tbt.getByText(/新加坡.*没有收录 TBT 通报数/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^2022/ }));
    await count(/^找到 1 条/);
    expect(address()).toBe('#/home/riskCase?tab=warnings&year=2022');
  });

  it('keep the others where one cannot be read', async () => {
    server.use(http.get('*/portal/tbtNotification/findPage', () => HttpResponse.json({}, { status: 502 })));
    await openApp('/home/riskCase?tab=warnings');
    const tbt = () => region('技术性贸易壁垒（TBT）通报');
    await waitFor(() => expect(tbt().getByRole('alert')).toHaveTextContent('通报数没有读到。'), found);
    expect(await count(/^找到 11 条/)).toBeVisible();
    expect(screen.getByRole('region', { name: '措施到期' })).toBeVisible();
  });
});

describe('is my product in scope', { timeout: 60_000 }, () => {
  it('answers a linked question with the reason for each case', async () => {
    await openApp('/home/riskCase?tab=scope&hs=690721&from=CN&to=ID&date=2026-12-15');
    const likely = within(await screen.findByRole('region', { name: '点名了这个编码和来源' }, found));
    expect(likely.getByRole('link', { name: '瓷砖' })).toBeVisible();
    expect(likely.getByText('案件列出了六位编码 6907.21。')).toBeVisible();
    expect(likely.getByText('点名了中国。')).toBeVisible();
    expect(likely.getByText('按收录的期限，这一天措施在实施中（至 2029-10-23）。')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: '编码未收录，要比对产品描述' })).getAllByRole('link'),
    ).toHaveLength(2);
    expect(screen.getByText('以公告原文为准。')).toBeVisible();
    expect(
      screen.getByText(/案件 7 件：1 件点名.*2 件编码未收录.*其余 4 件编码或来源对不上。$/, {
        selector: 'main p',
      }),
    ).toBeVisible();
  });

  it('asks by form, with what is wrong said at the field', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?tab=scope');
    await user.click(screen.getByRole('button', { name: '核对' }));
    const box = screen.getByRole('combobox', { name: '产品或 HS 编码' });
    expect(box).toHaveAccessibleDescription('HS 编码不能为空');
    await user.type(box, '８５４５．１１');
    await user.selectOptions(screen.getByRole('combobox', { name: '出口国' }), '中国');
    await user.selectOptions(screen.getByRole('combobox', { name: '进口国' }), '日本');
    await user.click(screen.getByRole('button', { name: '核对' }));
    expect(await caseLink('石墨电极')).toBeVisible();
    expect(address()).toContain('tab=scope&hs=854511&from=CN&to=JP&date=');
    await user.selectOptions(screen.getByRole('combobox', { name: '进口国' }), '文莱');
    await user.click(screen.getByRole('button', { name: '核对' }));
    expect(await screen.findByText('本库没有收录文莱发起的案件。', {}, found)).toBeVisible();
  });
});
