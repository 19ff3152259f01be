import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { addressQuery, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();
afterEach(() => void vi.restoreAllMocks());

const DATE = 'date=2026-12-01';
const REAL = `hs=850760&from=CN&to=VN&${DATE}`;

/** The section of all importers, with its table. */
async function comparison() {
  const region = await screen.findByRole('region', { name: /各进口方税率/ }, PATIENCE);
  await within(region).findByRole('table', {}, PATIENCE);
  return within(region);
}
type Comparison = Awaited<ReturnType<typeof comparison>>;

const row = (table: Comparison, name: string | RegExp) => table.getByRole('row', { name });
const order = (table: Comparison) =>
  table
    .getAllByRole('rowheader')
    .map((cell) => (cell.textContent ?? '').replace('本次查询', ''))
    .map((text) => text.slice(0, 2));

describe('one product at all importers', () => {
  it('is loaded by its address, with how much is known in the first line', async () => {
    await openTariff(`${REAL}&section=importers`);
    const table = await comparison();
    expect(table.getByText(/^14 个进口方中，3 个有税率，\d 个只有最惠国税率。$/)).toBeVisible();
    expect(table.getAllByRole('row')).toHaveLength(1 + 15);
    expect(row(table, /^越南/)).toHaveTextContent('本次查询');
    expect(row(table, /^日本/)).toHaveTextContent(/0%按最惠国税率：RCEP 税率并不更低/);
    expect(row(table, /^韩国/)).toHaveTextContent(/0%按 RCEP.*8%.*有税率，2026/);
    expect(row(table, /^印度(?!尼)/)).toHaveTextContent(/非缔约方.*无协定税率/);
    expect(row(table, /^缅甸/)).toHaveTextContent('是否适用未确认');
  });

  it('a rate of RCEP without MFN decides nothing', async () => {
    await openTariff(`hs=940542&from=CN&to=VN&${DATE}&section=importers`);
    const table = await comparison();
    expect(row(table, /^韩国/)).toHaveTextContent(/不能判定.*未收录.*只有 RCEP 税率，缺最惠国税率/);
  });

  it('is not loaded before it is opened', async () => {
    await openTariff(REAL);
    await wholePage();
    const region = within(screen.getByRole('region', { name: /各进口方税率/ }));
    expect(region.queryByRole('table')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: '比较各进口方' }));
    expect(await comparison()).toBeDefined();
  });

  it('the contents of the page lead there and open it', async () => {
    await openTariff(`hs=940620&line=94062090&from=JP&to=VN&${DATE}`);
    await wholePage();
    const contents = within(screen.getByRole('navigation', { name: '本页内容' }));
    await userEvent.click(contents.getByRole('button', { name: /各进口方税率/ }));
    const table = await comparison();
    expect(screen.getByRole('region', { name: /各进口方税率/ })).toHaveFocus();
    expect(row(table, /^越南/)).toHaveTextContent(/3% 至 8\.2%.*因税目而异/);
    expect(row(table, /^越南/)).toHaveTextContent('2 条税目');
  });

  it('opens another importer with the same product, exporter, day and value', async () => {
    await openTariff(`${REAL}&value=5000&section=importers`);
    const table = await comparison();
    await userEvent.click(table.getByRole('link', { name: '日本' }));
    await waitFor(() => expect(addressQuery().get('to')).toBe('JP'));
    expect(addressQuery().toString()).toBe(`hs=850760&from=CN&to=JP&${DATE}&value=5000`);
  });

  it('sorts by what is paid, by the saving and by name', async () => {
    await openTariff(`hs=940620&from=CN&to=TH&${DATE}&section=importers`);
    const table = await comparison();
    expect(order(table)[0]).toBe('泰国');
    await userEvent.click(table.getByRole('button', { name: '适用税率' }));
    expect(order(table).slice(0, 2)).toEqual(['日本', '越南']);
    await userEvent.click(table.getByRole('button', { name: '比最惠国税率低（百分点）' }));
    await userEvent.click(table.getByRole('button', { name: '比最惠国税率低（百分点）' }));
    expect(order(table)[0]).toBe('越南');
    await userEvent.click(table.getByRole('button', { name: '进口方' }));
    const names = order(table);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it('a code without rates at any importer says so, with the official sources', async () => {
    await openTariff(`hs=850760&from=VN&to=TH&date=2035-06-01&section=importers`);
    const table = await comparison();
    expect(table.getByText(/^14 个进口方都没有这个编码在这一天的税率/)).toBeVisible();
    expect(row(table, /^日本/)).toHaveTextContent(/这一天没有税率，最近到2027年3月31日/);
    expect(within(row(table, /^泰国/)).getByRole('link', { name: /Thai Customs/ })).toHaveAttribute(
      'href',
      'https://www.customs.go.th',
    );
  });

  it('is there for India as importer too, and for goods of India everybody pays MFN', async () => {
    await openTariff(`hs=940620&from=JP&to=IN&${DATE}&section=importers`);
    expect(row(await comparison(), /^印度(?!尼)/)).toHaveTextContent('本次查询');
    window.location.hash = `#/home/taxOriginSearch?hs=940620&line=94062090&from=IN&to=VN&${DATE}&section=importers`;
    await screen.findByText(/^15 个进口方中/, {}, PATIENCE);
    expect(row(await comparison(), /^越南/)).toHaveTextContent(/3% 至 15%按最惠国税率：RCEP 不适用0/);
  });

  it('an error has its own note and can be tried again', async () => {
    setScenario('server-error:tariff/getImporters');
    await openTariff(`${REAL}&section=importers`);
    const region = within(await screen.findByRole('region', { name: /各进口方税率/ }, PATIENCE));
    expect(await region.findByText('各进口方的税率加载失败。', {}, PATIENCE)).toBeVisible();
    setScenario(null);
    await userEvent.click(region.getByRole('button', { name: '重试' }));
    expect(await comparison()).toBeDefined();
  });
});

describe('sample data', () => {
  it.each([
    ['CN', '中国', 'JP'],
    ['AU', '澳大利亚', 'CN'],
  ])('%s: no rates until they are wanted, then marked, and off again', async (to, name, from) => {
    await openTariff(`hs=850760&from=${from}&to=${to}&${DATE}`);
    expect(await screen.findByText(`本站尚未收录${name}的税则`, {}, PATIENCE)).toBeVisible();
    expect(screen.getByText('请到官方来源查询：')).toBeVisible();
    const off = screen.getByRole('checkbox', { name: /^显示示例数据/ });
    expect(off).not.toBeChecked();
    await userEvent.click(off);
    const answer = await screen.findByRole('region', { name: '适用税率' }, PATIENCE);
    expect(answer).toHaveTextContent('示例数据');
    expect(addressQuery().get('sample')).toBe('1');
    await userEvent.click(screen.getByRole('checkbox', { name: /^显示示例数据/ }));
    expect(await screen.findByText(`本站尚未收录${name}的税则`, {}, PATIENCE)).toBeVisible();
    expect(addressQuery().has('sample')).toBe(false);
  });

  it('is not offered where there is none', async () => {
    await openTariff(`hs=850760&from=CN&to=TH&${DATE}`);
    expect(await screen.findByText('本站尚未收录泰国的税则', {}, PATIENCE)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^显示示例数据/ })).toBeNull();
  });

  it('is in the comparison when it is wanted, and stays wanted at the next importer', async () => {
    await openTariff(`hs=850760&from=JP&to=VN&${DATE}&section=importers`);
    let table = await comparison();
    expect(row(table, /^中国/)).toHaveTextContent(/没有税率/);
    await userEvent.click(table.getByRole('checkbox', { name: /^显示示例数据/ }));
    await waitFor(() => expect(addressQuery().get('sample')).toBe('1'));
    await screen.findByText(/另有 \d 个只有示例数据。$/, {}, PATIENCE);
    table = await comparison();
    expect(within(row(table, /^中国/)).getByText('示例数据', { selector: '.sample-mark' })).toBeVisible();
    await userEvent.click(table.getByRole('link', { name: '中国' }));
    await waitFor(() => expect(addressQuery().get('to')).toBe('CN'));
    expect(addressQuery().get('sample')).toBe('1');
    expect(await screen.findByRole('region', { name: '适用税率' }, PATIENCE)).toHaveTextContent('示例数据');
  });
});
