import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

const server = useApiServer();

const address = () => decodeURIComponent(window.location.hash);
const tab = (name: string) => screen.getByRole('link', { name });
const measure = () => screen.getByRole('combobox', { name: '指标' });
const table = (name: RegExp) => screen.findByRole('table', { name });
/** What a file says; the test environment's files have no `text` of their own. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });

const FIRST = /^出口额，2018—2024 年/;

describe('the data view', () => {
  it('shows one state as chart, table and map', async () => {
    const user = userEvent.setup();
    await openApp('/home/dataView');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('RCEP 数据视图');
    expect(await screen.findByText('单位：十亿美元（现价）；2018—2024 年')).toBeVisible();

    await user.selectOptions(measure(), '贸易差额');
    await user.click(screen.getByRole('checkbox', { name: '老挝' }));
    await user.click(tab('表'));
    const rows = within(await table(/^贸易差额，2018—2024 年/));
    expect(await rows.findByRole('row', { name: /^老挝/ })).toHaveTextContent(
      '老挝−1.2−0.5+0.6+1.3+0.6+1.1未收录',
    );
    expect(address()).toBe('#/home/dataView?measure=balance&country=CN,ID,JP,KR,VN,AU,LA&tab=table');

    await user.click(tab('地图'));
    const list = within(await screen.findByRole('list', { name: '贸易差额，2024 年' }));
    expect(list.getByRole('button', { name: /中国/ })).toHaveTextContent('+539.0');
    await user.click(list.getByRole('button', { name: /日本/ }));
    expect(address()).toContain('tab=map&at=JP');
    expect(screen.getByRole('region', { name: '日本，2024 年' })).toHaveTextContent(
      '贸易竞争力指数（TC）指数−0.023',
    );
  });

  it('opens cold at an address, and ignores what makes no sense in it', async () => {
    await openApp('/home/dataView?tab=table&country=VN,XX&measure=tc&from=2023&to=9999&sort=2023');
    const rows = within(await table(/^贸易竞争力指数（TC），2023—2024 年/));
    expect(rows.getAllByRole('row')).toHaveLength(2);
    expect(rows.getByRole('row', { name: /^越南/ })).toHaveTextContent('越南0.0490.037');
    expect(rows.getByRole('columnheader', { name: /2023/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('moves the years by slider, and they never cross', async () => {
    await openApp('/home/dataView?tab=table');
    await table(FIRST);
    fireEvent.change(screen.getByRole('slider', { name: '止' }), { target: { value: '2016' } });
    expect(screen.getByRole('slider', { name: '起' })).toHaveValue('2016');
    const rows = within(await table(/^出口额，2016 年/));
    expect(await rows.findByRole('row', { name: /^中国/ })).toHaveTextContent('中国未收录');
    expect(address()).toBe('#/home/dataView?tab=table&from=2016&to=2016');
  });

  it('chooses all Parties, none, and finds a country by name', async () => {
    const user = userEvent.setup();
    await openApp('/home/dataView');
    await user.click(screen.getByRole('button', { name: '全选 15 个缔约方' }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(15);
    expect(screen.getByRole('checkbox', { name: /印度\s*非缔约方/ })).not.toBeChecked();
    const highlight = within(await screen.findByRole('group', { name: '突出显示，最多 6 个' }));
    await user.click(highlight.getByRole('button', { name: '文莱' }));
    expect(address()).toContain('vs=');
    await user.click(screen.getByRole('button', { name: '全部取消' }));
    expect(screen.getByText('还没有选国家。')).toBeVisible();
    expect(address()).toBe('#/home/dataView?country=none');
    await user.type(screen.getByRole('searchbox', { name: '查找国家' }), '新加');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: '新加坡' }));
    expect(await screen.findByText('新加坡：出口额')).toBeVisible();
  });

  it('marks made-up indices wherever they stand, and gives India no grade', async () => {
    const user = userEvent.setup();
    await openApp('/home/dataView?tab=map&measure=evExportRatio&by=risk&at=IN');
    const list = within(await screen.findByRole('list', { name: '风险等级，2024 年' }));
    expect(list.getByRole('button', { name: /印度非/ })).toHaveTextContent('非缔约方');
    expect(screen.getAllByText('示例数据').length).toBeGreaterThan(2);
    expect(screen.getByText(/风险等级为示例数据，不对应真实情况/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '电动汽车出口占比' }));
    expect(await screen.findByRole('list', { name: '电动汽车出口占比，2024 年' })).toHaveTextContent(
      '印度未收录',
    );
  });

  it('gives all figures as a file with mark, edition and source', async () => {
    const user = userEvent.setup();
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openApp('/home/dataView?tab=table&country=LA&from=2024');
    await table(/^出口额，2024 年/);
    await user.click(screen.getByRole('button', { name: '下载全部数值（CSV）' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await textOf(files[0]!)).split('\r\n');
    expect(lines[1]).toBe('LA,老挝,2024,货物和服务贸易,出口额,,十亿美元（现价）,fact,,');
    expect(lines[5]).toContain('LA,老挝,2024,货物和服务贸易,GDP,16.503,十亿美元（现价）,fact,,');
    expect(lines[7]).toContain(',sample,,"示例数据：分行业指数和风险等级, 2026"');
  });

  it('says where it could not be read, and reads again; the choice stays', async () => {
    const user = userEvent.setup();
    server.use(
      http.get('*/portal/tradeData/findPage', () =>
        HttpResponse.json({ code: 0, msg: '', data: { rows: 1 } }),
      ),
    );
    await openApp('/home/dataView?tab=table&measure=gdp');
    expect(await screen.findByRole('alert')).toHaveTextContent('加载失败。');
    expect(measure()).toHaveDisplayValue('GDP');
    act(() => server.resetHandlers());
    await user.click(screen.getByRole('button', { name: '重试' }));
    const rows = within(await table(/^GDP，2018—2024 年/));
    expect(rows.getByRole('row', { name: /^韩国/ })).toHaveTextContent('1,712.8未收录');
  });

  it('speaks Vietnamese with its own decimals', async () => {
    await openApp('/home/dataView?tab=table&country=VN&from=2024', 'vi');
    const rows = within(await table(/^Xuất khẩu, năm 2024; đơn vị: tỷ USD/));
    expect(rows.getByRole('row', { name: /^Việt Nam/ })).toHaveTextContent('Việt Nam429,4');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dữ liệu RCEP');
  });
});

describe('M5: a GDP of a revised series', () => {
  it('is marked in both tables, with its own source', async () => {
    await openApp('/home/dataView?tab=table&measure=gdp&country=KH,MM,CN');
    const rows = within(await table(/^GDP，2018—2024 年/));
    expect(rows.getByRole('row', { name: /^柬埔寨/ })).toHaveTextContent(/31\.8.*46\.4序列修订$/);
    expect(rows.getByRole('row', { name: /^缅甸/ })).toHaveTextContent(/74\.1序列修订$/);
    expect(rows.getByRole('row', { name: /^中国/ })).not.toHaveTextContent('序列修订');
    expect(screen.getAllByText(/不能与 2023 年相比/).length).toBeGreaterThanOrEqual(2);
    expect(screen.getAllByText(/国内生产总值（官方汇率），2024年/)[0]).toBeVisible();
    const records = within(await table(/^2024 年各国贸易和 GDP/));
    expect(records.getByRole('row', { name: /^缅甸/ })).toHaveTextContent('74.1序列修订');
  });
});
