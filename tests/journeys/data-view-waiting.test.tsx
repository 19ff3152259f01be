import { PATIENCE } from '../support/patience';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

const server = useApiServer();

const WAITS = '正在加载所选的国家和年份；下面仍是改动之前的结果。';
const csv = () => screen.getByRole('button', { name: '下载全部数值（CSV）' });
const exportsTable = () => screen.findByRole('table', { name: /^出口额，2018—2024 年/ }, PATIENCE);

/** Holds back the calls whose address has `part` in it, until the returned function is called. */
function holdBack(part: string): () => void {
  let letGo = () => {};
  const available = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.get('*/portal/tradeData/findPage', async ({ request }) => {
      if (decodeURIComponent(request.url).includes(part)) await available;
    }),
  );
  return letGo;
}

describe('the data view while another question is read', () => {
  it('keeps the table of the countries it has, and says nothing of the new one', async () => {
    const user = userEvent.setup();
    await openApp('/home/dataView?tab=table');
    await exportsTable();
    const letGo = holdBack('LA');
    await user.click(screen.getByRole('checkbox', { name: '老挝' }));
    expect(await screen.findByText(WAITS)).toBeVisible();
    const rows = within(await exportsTable());
    expect(rows.getAllByRole('row')).toHaveLength(7);
    expect(rows.queryByRole('row', { name: /^老挝/ })).toBeNull();
    expect(rows.getByRole('row', { name: /^越南/ }).closest('[aria-busy="true"]')).not.toBeNull();
    expect(csv()).toBeDisabled();
    letGo();
    expect(await rows.findByRole('row', { name: /^老挝/ }, PATIENCE)).toBeVisible();
    expect(screen.queryByText(WAITS)).toBeNull();
    expect(csv()).toBeEnabled();
  });

  it('keeps the years of the chart it has', async () => {
    await openApp('/home/dataView');
    await screen.findByText('单位：十亿美元（现价）；2018—2024 年', {}, PATIENCE);
    const letGo = holdBack('year_END=2022');
    fireEvent.change(screen.getByRole('slider', { name: '止' }), { target: { value: '2022' } });
    expect(await screen.findByText(WAITS)).toBeVisible();
    expect(screen.getByText('单位：十亿美元（现价）；2018—2024 年')).toBeVisible();
    expect(screen.getByRole('button', { name: /CSV/ })).toBeDisabled();
    letGo();
    expect(await screen.findByText('单位：十亿美元（现价）；2018—2022 年', {}, PATIENCE)).toBeVisible();
  });

  it('draws no map from the chosen countries alone', async () => {
    const user = userEvent.setup();
    await openApp('/home/dataView?tab=table');
    await exportsTable();
    const letGo = holdBack('year_BEGIN=2024');
    await user.click(screen.getByRole('link', { name: '地图' }));
    await waitFor(() => expect(window.location.hash).toContain('tab=map'));
    expect(await screen.findByText('正在加载…', {}, PATIENCE)).toBeInTheDocument();
    expect(screen.queryByText(/中位数/)).toBeNull();
    expect(screen.queryByRole('button', { name: '下载全部数值（CSV）' })).toBeNull();
    letGo();
    const list = within(await screen.findByRole('list', { name: '出口额，2024 年' }, PATIENCE));
    expect(list.getByRole('button', { name: /泰国/ })).not.toHaveTextContent('未收录');
  });

  it('keeps the map of the year it has', async () => {
    await openApp('/home/dataView?tab=map');
    await screen.findByRole('list', { name: '出口额，2024 年' }, PATIENCE);
    const letGo = holdBack('year_END=2022');
    fireEvent.change(screen.getByRole('slider', { name: '止' }), { target: { value: '2022' } });
    expect(await screen.findByText(WAITS)).toBeVisible();
    const list = within(screen.getByRole('list', { name: '出口额，2024 年' }));
    expect(list.getByRole('button', { name: /日本/ })).not.toHaveTextContent('未收录');
    letGo();
    expect(await screen.findByRole('list', { name: '出口额，2022 年' }, PATIENCE)).toBeVisible();
  });

  it('keeps the rows it has where another country could not be read, and reads again', async () => {
    const user = userEvent.setup();
    await openApp('/home/dataView?tab=table');
    await exportsTable();
    server.use(
      http.get('*/portal/tradeData/findPage', () =>
        HttpResponse.json({ code: 0, msg: '', data: { rows: 1 } }),
      ),
    );
    await user.click(screen.getByRole('checkbox', { name: '老挝' }));
    const alert = await screen.findByRole('alert', {}, PATIENCE);
    expect(alert).toHaveTextContent(
      /所选国家和年份的数据加载失败。.*下面仍是改动之前的结果，\d\d:\d\d 读取。/,
    );
    expect(screen.queryByText(WAITS)).toBeNull();
    const rows = within(await exportsTable());
    expect(rows.getAllByRole('row')).toHaveLength(7);
    const vietnam = rows.getByRole('row', { name: /^越南/ });
    expect(vietnam.closest('[aria-busy="true"]')).toBeNull();
    expect(csv()).toBeDisabled();
    act(() => server.resetHandlers());
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await rows.findByRole('row', { name: /^老挝/ }, PATIENCE)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(csv()).toBeEnabled();
  });
});
