import { PATIENCE } from '../support/patience';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { TradeDataPage } from '@/pages/portal/data-view/trade-data-schema';
import { useApiServer } from '../support/api-server';
import { requestPortal } from '../support/request-mocks';
import { openApp } from '../support/open-app';

const server = useApiServer();

const listOf = async (name: string) => within(await screen.findByRole('list', { name }, PATIENCE));
const legend = () => within(screen.getByRole('list', { name: '图例' }));

describe('the map of the data view', () => {
  it('marks the chosen countries on the map and in its list, and says which year it shows', async () => {
    const user = userEvent.setup();
    await openApp('/home/dataView?tab=map&country=JP,TH&from=2019&to=2022');
    const list = await listOf('出口额，2022 年');
    expect(list.getAllByText('已选')).toHaveLength(2);
    expect(list.getByRole('button', { name: /泰国/ })).toHaveTextContent('泰国 已选');
    expect(legend().getByText('已选的 2 国')).toBeVisible();
    expect(
      screen.getByText('地图画出全部 16 国，只看止年（2022 年），起年不影响地图；已选的国家以粗边标出。'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: '全部取消' }));
    expect(list.queryByText('已选')).toBeNull();
    expect(legend().queryByText(/已选/)).toBeNull();
  });

  it('has no scale where no country has the measure in the year, and says so', async () => {
    await openApp('/home/dataView?tab=map&from=2016&to=2016');
    const list = await listOf('出口额，2016 年');
    expect(list.getByRole('button', { name: /中国/ })).toHaveTextContent('未收录');
    expect(
      screen.getByText('2016 年没有任何一国收录这个指标（出口额），地图不分档。换一个年份或指标。'),
    ).toBeVisible();
    expect(screen.queryByText(/各档国数/)).toBeNull();
    expect(
      legend()
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual(['未收录', '已选的 6 国']);
  });

  it('parts nothing where one country alone has a value', async () => {
    const page = await requestPortal<TradeDataPage>(
      'tradeData/findPage?year_BEGIN=2024&year_END=2024&pageSize=200',
    );
    const rows = page.rows.map((row) => (row.country === 'VN' ? row : { ...row, exportsUsdBn: null }));
    server.use(
      http.get('*/portal/tradeData/findPage', () =>
        HttpResponse.json({ code: 0, msg: '', data: { ...page, rows } }),
      ),
    );
    await openApp('/home/dataView?tab=map&country=none');
    const list = await listOf('出口额，2024 年');
    expect(list.getByRole('button', { name: /越南/ })).toHaveTextContent('越南429.4');
    expect(
      legend()
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual(['429.4（1 国）', '未收录']);
    expect(screen.getByText('有收录的数值只有一个，不分档。')).toBeVisible();
  });

  it('has five classes with their bounds, and what is not in the data apart from them', async () => {
    await openApp('/home/dataView?tab=map&country=none');
    const list = await listOf('出口额，2024 年');
    expect(screen.getByText(/^有收录的 14 国按数值由低到高分成 5 档/)).toBeVisible();
    const entries = legend()
      .getAllByRole('listitem')
      .map((entry) => entry.textContent);
    expect(entries).toHaveLength(6);
    expect(entries.at(-1)).toBe('未收录');
    expect(entries[4]).toBe('978.6 至 3,793.0（2 国）');
    const tone = (name: RegExp) => list.getByRole('button', { name }).className;
    expect(tone(/中国/)).toBe('tone-step5');
    expect(list.getAllByText('未收录')).toHaveLength(2);
  });

  it('names its file after the one year it holds', async () => {
    const user = userEvent.setup();
    URL.createObjectURL = () => 'blob:file';
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await openApp('/home/dataView?tab=map&from=2019&to=2022');
    await listOf('出口额，2022 年');
    await user.click(screen.getByRole('button', { name: '下载全部数值（CSV）' }));
    await vi.waitFor(() => expect(names).toEqual(['rcep-data-2022-2022.csv']), PATIENCE);
    click.mockRestore();
  });

  it('ends the record of a country with the sources of its own figures and where to go on', async () => {
    await openApp('/home/dataView?tab=map&at=LA');
    await listOf('出口额，2024 年');
    const record = within(screen.getByRole('region', { name: '老挝，2024 年' }));
    expect(record.getByText(/^来源：/)).toHaveTextContent(/示例数据/);
    expect(record.getByText(/“未收录”不等于零/)).toBeVisible();
    const links = within(record.getByRole('list', { name: '接着看老挝' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/home/nationGuide?country=LA',
      '#/home/tradeIndex?index=tc&country=LA&year=2024',
      '#/home/riskCase?importer=LA',
    ]);
  });

  it('leads from a grade of risk to the index of risk', async () => {
    await openApp('/home/dataView?tab=map&by=risk&at=VN');
    await listOf('风险等级，2024 年');
    expect(screen.getByRole('link', { name: '综合风险指数和构成' })).toHaveAttribute(
      'href',
      '#/home/tradeIndex?index=risk&country=VN&year=2024',
    );
  });
});

describe('chart and table of the data view', () => {
  it.each(['chart', 'table'])('%s: lead on with the first of the chosen countries', async (tab) => {
    await openApp(`/home/dataView?tab=${tab}&country=JP,TH&to=2022`);
    const links = within(await screen.findByRole('list', { name: '接着看日本、泰国' }, PATIENCE));
    expect(links.getByRole('link', { name: '国别指南' })).toHaveAttribute(
      'href',
      '#/home/nationGuide?country=JP&vs=TH',
    );
    expect(links.getByRole('link', { name: '贸易竞争力指数和排名' })).toHaveAttribute(
      'href',
      '#/home/tradeIndex?index=tc&country=JP&year=2022&vs=TH',
    );
    expect(links.getByRole('link', { name: '立案的风险案例' })).toHaveAttribute(
      'href',
      '#/home/riskCase?importer=JP,TH',
    );
  });
});
