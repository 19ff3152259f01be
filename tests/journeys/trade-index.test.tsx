import { PATIENCE } from '../support/patience';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import type { IndexInfo } from '@/features/trade-index/trade-index-schema';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { requestPortal } from '../support/request-mocks';
import { openApp } from '../support/open-app';
import type { Language } from '@/shared/i18n/languages';

const server = useApiServer();

const open = (query = '', language: Language = 'zh') =>
  openApp(query === '' ? '/home/tradeIndex' : `/home/tradeIndex?${query}`, language);
const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }, PATIENCE));
const address = () => new URLSearchParams(window.location.hash.split('?')[1] ?? '');
const rowOf = (region: ReturnType<typeof within>, name: string | RegExp) =>
  region.getByRole('rowheader', { name }).closest('tr');

describe('the index release page', () => {
  it('lists the indices and shows the first with its sum, rank and sources', async () => {
    await open();
    const releases = await part('本期指数');
    expect(await releases.findByText('真实数据', {}, PATIENCE)).toBeVisible();
    expect(releases.getAllByText('2018—2024')).toHaveLength(4);
    const figure = await part('贸易竞争力指数（TC）');
    expect(
      figure.getByText('2024 年中国的贸易竞争力指数（TC）为 0.076，在有数据的 14 国中从高到低排第 3 位。', {
        selector: 'p',
      }),
    ).toBeVisible();
    expect(figure.getByText(/CIA World Factbook/)).toBeVisible();
    expect(
      (await part('计算过程')).getByText('（3,793.0 − 3,254.0）÷（3,793.0 + 3,254.0）= 0.076'),
    ).toBeVisible();
    const rank = await part('2024 年排名');
    expect(rowOf(rank, '老挝')).toHaveTextContent('未收录');
    expect(rowOf(rank, '印度')).toHaveTextContent('−0.058');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toContain('指数发布');
  });

  it('goes from index to index and country to country in the address, and back', async () => {
    const user = userEvent.setup();
    await open('index=tc&country=JP&vs=KR');
    await part('2024 年排名');
    await user.click(screen.getByRole('link', { name: '显示性比较优势（RCA）' }));
    const figure = await part('显示性比较优势（RCA）');
    expect(figure.getAllByText('日本，2024 年')[0]).toBeVisible();
    expect(figure.getByText('韩国，2024 年')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '年份' }), '2020');
    await user.click((await part('2020 年排名')).getByRole('link', { name: '泰国' }));
    expect(Object.fromEntries(address())).toEqual({
      index: 'rca',
      country: 'TH',
      year: '2020',
      sector: 'ev',
      vs: 'KR',
    });
    expect((await part('显示性比较优势（RCA）')).getByText('泰国，2020 年')).toBeVisible();
    window.history.back();
    expect(await screen.findByText('日本，2020 年', {}, PATIENCE)).toBeVisible();
  });

  it('compares an exporter with its importers', async () => {
    const user = userEvent.setup();
    await open('index=complementarity&country=VN&vs=KR&sector=textile');
    const figure = await part('贸易互补性指数');
    expect(figure.getByText('越南出口到韩国，2024 年')).toBeVisible();
    const rank = await part('2024 年排名：越南出口到各国');
    expect(rank.queryByRole('rowheader', { name: '越南' })).not.toBeInTheDocument();
    await user.click(rank.getByRole('checkbox', { name: '把日本加入图表' }));
    expect(address().get('vs')).toBe('KR,JP');
    expect(rowOf(await part('计算过程'), '纺织')).toBeVisible();
  });

  it('reads an address with nonsense tolerantly, and says that a year is not in the data', async () => {
    await open('index=gdp&country=ZZ&year=1999&sector=cars&vs=CN,ZZ&w=1,2');
    expect(await screen.findByText('没有 1999 年的数据，下面显示 2024 年。', {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('combobox', { name: '国家' })).toHaveDisplayValue('中国');
  });

  it('says why there is no figure: India has no grade, Laos no trade of 2024', async () => {
    const user = userEvent.setup();
    await open('index=risk&country=IN');
    expect(await screen.findByText('印度不是缔约方，不作 RCEP 风险评级。', {}, PATIENCE)).toBeVisible();
    expect(rowOf(await part('2024 年排名'), '印度')).toHaveTextContent('非缔约方');
    await user.click(screen.getByRole('link', { name: '印度的贸易竞争力指数' }));
    await part('贸易竞争力指数（TC）');
    await user.selectOptions(screen.getByRole('combobox', { name: '国家' }), '老挝');
    await user.click(await screen.findByRole('link', { name: '看 2023 年（最近有数据的一年）' }));
    expect(address().get('year')).toBe('2023');
    expect(await screen.findByText('老挝，2023 年', {}, PATIENCE)).toBeVisible();
  });
});

describe('a place', () => {
  it('is not given where one country alone has data', async () => {
    const info = await requestPortal<IndexInfo>('index/getIndexInfo');
    const rows = info.rows.filter(({ country, year }) => year === 2024 && ['JP', 'LA'].includes(country));
    server.use(
      http.get('*/portal/index/getIndexInfo', () =>
        HttpResponse.json({ code: 0, msg: '', data: { ...info, rows } }),
      ),
    );
    await open('index=tc&country=JP');
    const figure = await part('贸易竞争力指数（TC）');
    expect(
      figure.getByText('2024 年日本的贸易竞争力指数（TC）为 −0.023；没有其他国家的数据可以比较，不排名次。', {
        selector: 'p',
      }),
    ).toBeVisible();
    const rank = await part('2024 年排名');
    expect(rank.getByText('2 国中 1 国有数据。 只有一国有数据，不排名次。')).toBeVisible();
    expect(rowOf(rank, '日本')).toHaveTextContent(/^日本—−0\.023/);
  });

  it('under weights that only one country has data for is not given, nor one to India', async () => {
    await open('index=risk&country=CN&w=10,0,0,0,0,0');
    const weights = await part('换一组权重试算');
    expect(
      weights.getByText(/按这组权重，只有这一国有数值，不排名次。$/, { selector: '.figure *' }),
    ).toBeVisible();
    const rank = await part('2024 年排名');
    expect(rowOf(rank, '中国')).toHaveTextContent('95.5（只有一国，不排名次）');
    expect(rowOf(rank, '越南')).toHaveTextContent('收录不足');
    expect(rowOf(rank, '印度')).not.toHaveTextContent('收录不足');
  });

  it('under weights of the reader says among how many countries it is', async () => {
    await open('index=risk&country=CN&w=0,0,10,0,0,0');
    const weights = await part('换一组权重试算');
    expect(
      weights.getByText(/按这组权重，在 15 国中排第 \d+ 位。$/, { selector: '.figure *' }),
    ).toBeVisible();
  });
});

describe('the index and other pages', () => {
  const linksOf = async (name: string) => {
    const list = within(await screen.findByRole('list', { name }, PATIENCE));
    return list.getAllByRole('link').map((link) => link.getAttribute('href'));
  };

  it('leads on with country, year and those beside it', async () => {
    await open('index=tc&country=JP&year=2022&vs=KR');
    expect(await linksOf('接着看日本')).toEqual([
      '#/home/taxOriginSearch?to=JP',
      '#/home/nationGuide?country=JP&vs=KR',
      '#/home/riskCase?importer=JP',
      '#/home/dataView?measure=tc&country=JP,KR&to=2022',
    ]);
  });

  it('leads on with the exporter of an advantage, and to the map of risk', async () => {
    await open('index=rca&country=TH&sector=textile');
    expect(await linksOf('接着看泰国')).toEqual([
      '#/home/taxOriginSearch?from=TH',
      '#/home/nationGuide?country=TH',
      '#/home/riskCase?exporter=TH',
      '#/home/dataView?country=TH&to=2024',
    ]);
    await userEvent.setup().click(screen.getByRole('link', { name: '综合风险指数' }));
    await part('综合风险指数');
    expect(await linksOf('接着看泰国')).toContain('#/home/dataView?tab=map&by=risk&at=TH&country=TH&to=2024');
  });

  it('leads on with both ends of a pair', async () => {
    await open('index=complementarity&country=VN&vs=KR&sector=textile');
    expect(await linksOf('接着看越南出口到韩国')).toEqual([
      '#/home/taxOriginSearch?from=VN&to=KR',
      '#/home/nationGuide?country=KR&vs=VN',
      '#/home/riskCase?exporter=VN&importer=KR',
      '#/home/dataView?country=KR,VN&to=2024',
      '#/home/sector/textile?from=VN&to=KR',
    ]);
  });
});

it('has a row of inputs for each country, its index beside its name', async () => {
  await open('index=tc&country=CN&vs=JP');
  const inputs = await part('计算过程');
  expect(rowOf(inputs, '中国')).toHaveTextContent('中国3,793.03,254.00.076');
  expect(rowOf(inputs, '日本')).toHaveTextContent('日本922.4965.0−0.023');
});

describe('the composite risk index', () => {
  it('explains itself: raw values with marks, what is missing, contributions that add up', async () => {
    await open('index=risk&country=KR');
    const parts = await part('指数由什么组成');
    expect(parts.getByText(/^缺：TBT 通报数。.*收录的权重占 80%。$/)).toBeVisible();
    expect(rowOf(parts, /^标准风险/)).toHaveTextContent('示例数据');
    const numbers = parts
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent?.replace('—', '0')));
    const total = numbers.pop();
    expect(Math.round(numbers.reduce((sum, number) => sum + number, 0) * 10)).toBe(
      Math.round((total ?? 0) * 10),
    );
    expect(
      parts.getByRole('img', { name: /^贡献：贸易摩擦数 12\.5、.*合计 54\.5，高风险线 45$/ }),
    ).toBeVisible();
  });

  it('says what is in the data of neither year as missing, and draws no line for a country that is not rated', async () => {
    await open('index=risk&country=VN');
    const change = await part('越南：2023 到 2024 年的名次变化');
    expect(rowOf(change, /^TBT 通报数/)).toHaveTextContent(/^TBT 通报数未收录$/);
    const india = rowOf(await part('2024 年排名'), '印度');
    expect(india).toHaveTextContent('非缔约方');
    expect(india).not.toHaveTextContent('未收录');
    expect(within(india).queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('tries other weights, keeps them in the address, and goes back to the released ones', async () => {
    const user = userEvent.setup();
    await open('index=risk&country=CN');
    const weights = await part('换一组权重试算');
    expect(weights.getByText('中国，2024 年，发布值')).toBeVisible();
    const field = weights.getByRole('spinbutton', { name: 'TBT 通报数' });
    await user.clear(field);
    await user.type(field, '60');
    expect(weights.getByText(/^发布值 52\.3，相差 \+12\.3；/)).toBeVisible();
    expect(weights.getAllByText('试算，非发布值').length).toBeGreaterThan(1);
    const rank = await part('2024 年排名');
    expect(await rank.findByRole('columnheader', { name: '试算（非发布值）' })).toBeVisible();
    expect(address().get('w')).toBe('60,20,20,20,10,10');
    expect((await part('综合风险指数')).getByText('52.3')).toBeVisible();
    await user.click(weights.getByRole('button', { name: '恢复发布的权重' }));
    expect(address().get('w')).toBeNull();
    expect(weights.getByText('中国，2024 年，发布值')).toBeVisible();
  });

  it('opens a shared what-if cold, and refuses weights that are all 0', async () => {
    const user = userEvent.setup();
    await open('index=risk&country=CN&w=10,0,0,0,0,0');
    const weights = await part('换一组权重试算');
    expect(weights.getByText('中国，2024 年，按你的权重')).toBeVisible();
    const last = weights.getByRole('spinbutton', { name: 'TBT 通报数' });
    await user.clear(last);
    expect(last).toHaveValue(null);
    expect(weights.queryByText('权重不能全为 0。')).toBeNull();
    await user.type(last, '0');
    expect(weights.getByText('权重不能全为 0。')).toBeVisible();
    expect(address().get('w')).toBe('10,0,0,0,0,0');
  });
});

describe('the long call', () => {
  it('can be cancelled, keeps the last good figures with a note, and can be taken up again', async () => {
    const user = userEvent.setup();
    await open('index=risk&country=CN');
    const figure = await part('综合风险指数');
    setScenario('timeout:getIndexInfo');
    await user.selectOptions(screen.getByRole('combobox', { name: '行业' }), '纺织');
    expect(screen.getByRole('progressbar', { name: '计算进度' })).toBeVisible();
    expect(figure.getByText('52.3')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '取消计算' }, PATIENCE));
    expect(await screen.findByText(/已取消计算。/)).toBeVisible();
    expect(screen.getByRole('button', { name: '重新计算' })).toHaveFocus();
    expect(screen.getByText(/下面仍是 .* 读取的电动汽车结果。/)).toBeVisible();
    expect(figure.getByText('52.3')).toBeVisible();
    setScenario(null);
    await user.click(screen.getByRole('button', { name: '重新计算' }));
    const done = await screen.findByText(/^数据读取于/, {}, PATIENCE);
    expect(done).toBeVisible();
    expect(document.activeElement).toContainElement(done);
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByText(/综合风险指数：中国，纺织/, {}, PATIENCE)).toBeVisible();
  });

  it.each([
    ['offline', '无法连接服务器。'],
    ['server-error', '指数加载失败。'],
    ['malformed-data', '指数加载失败。'],
  ])('%s: says so, the list of indices stays, and a retry brings the figures', async (scenario, sentence) => {
    const user = userEvent.setup();
    setScenario(`${scenario}:getIndexInfo`);
    await open('index=tc&country=JP');
    expect(await screen.findByText(sentence, {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: '综合风险指数' })).toBeVisible();
    setScenario(null);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect((await part('贸易竞争力指数（TC）')).getByText('日本，2024 年')).toBeVisible();
  });
});

it('speaks Vietnamese, with its decimals', async () => {
  await open('index=tc&country=JP', 'vi');
  const figure = await part('Chỉ số cạnh tranh thương mại (TC)');
  expect(figure.getByText('−0,023')).toBeVisible();
  expect(figure.getByText('Nhập khẩu lớn hơn xuất khẩu')).toBeVisible();
});
