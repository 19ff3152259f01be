import { PATIENCE } from '../support/patience';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '@/shared/i18n/languages';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();

const open = (rest: string, language: Language = 'zh') => openApp(`/home/sector/${rest}`, language);
const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }, PATIENCE));
const address = () => decodeURIComponent(window.location.hash);

describe('a sector page', () => {
  it('shows basket, rates, partners, rules and records of the pair', async () => {
    await open('ev?from=CN&to=VN');
    expect(screen.getByRole('heading', { level: 1, name: '电动汽车' })).toBeVisible();
    expect(await screen.findByText(/共 81 个六位编码/, {}, PATIENCE)).toBeVisible();
    const basket = await part('编码清单');
    expect(await basket.findByRole('link', { name: '2504.10' }, PATIENCE)).toHaveAttribute(
      'href',
      '#/home/taxOriginSearch?hs=250410&from=CN&to=VN',
    );
    expect(basket.getAllByRole('row')).toHaveLength(21);
    const partners = await part('各出口方的税率');
    expect(await partners.findByRole('row', { name: /中国/, current: true }, PATIENCE)).toBeVisible();
    const rules = await part('规则构成');
    expect(
      await rules.findByRole('link', { name: '查看规则为 RVC 40 的 30 个编码' }, PATIENCE),
    ).toBeVisible();
    expect(rules.queryByRole('link', { name: /未收录/ })).toBeNull();
    expect(rules.queryByText(/本站只收录了协定第三章附件一的一部分/)).toBeNull();
    const records = await part(/案件、标准/);
    expect(
      await records.findByText('本库收录的 59 件案件中，没有电动汽车行业的。', {}, PATIENCE),
    ).toBeVisible();
  });

  it('F6: says over how many lines of how many an average is, the same lines for all', async () => {
    await open('ev?from=CN&to=VN');
    const overview = await part('这条线路');
    expect(
      await overview.findAllByText(
        /^收录 947 条税目，其中可比的 608 条；两列平均都按这些税目计算。/,
        {},
        PATIENCE,
      ),
    ).toHaveLength(2);
    expect(overview.getByText('RCEP 税率，简单平均')).toBeVisible();
    const partners = await part('各出口方的税率');
    await partners.findByRole('row', { name: /中国/, current: true }, PATIENCE);
    expect(
      partners.getByText(/可比的同一批税目计算：收录 947 条，其中可比的 275 条。.*简单平均/),
    ).toBeVisible();
    expect(partners.getByRole('columnheader', { name: 'RCEP 税率，简单平均 %' })).toBeVisible();
    const rows = partners.getAllByRole('row').slice(1);
    const averages = rows.map((row) => Number(within(row).getAllByRole('cell')[2]?.textContent));
    expect(averages).toEqual(averages.toSorted((a, b) => a - b));
  });

  it('F6: shows no average, bar or order of sample rates', async () => {
    await open('buildingMaterials?from=JP&to=CN');
    const overview = await part('这条线路');
    expect(await overview.findByText('RCEP 更低的税目', {}, PATIENCE)).toBeVisible();
    expect(overview.queryByText(/税率，简单平均/)).toBeNull();
    const partners = await part('各出口方的税率');
    await partners.findByRole('row', { name: /日本/ }, PATIENCE);
    expect(partners.queryByRole('columnheader', { name: /平均/ })).toBeNull();
    expect(partners.getByText(/不算平均/)).toBeVisible();
  });

  it('F2: counts nothing where the importer does not apply the Agreement', async () => {
    await open('textile?from=MM&to=JP');
    const overview = await part('这条线路');
    expect(await overview.findByText(/日本对缅甸不适用 RCEP/, {}, PATIENCE)).toBeVisible();
    expect(overview.queryByText('RCEP 更低的税目')).toBeNull();
    const partners = await part('各出口方的税率');
    const row = await partners.findByRole('row', { name: /缅甸/ }, PATIENCE);
    expect(row).toHaveTextContent('进口国不适用');
    expect(row.textContent).not.toMatch(/\d/);
    expect(partners.getAllByRole('row').at(-1)).toBe(row);
  });

  it('leads to the indices and the data of the countries of its pair', async () => {
    await open('textile?from=CN&to=VN');
    const indices = await part('行业指数');
    expect(indices.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        [
          '纺织：中国出口到越南的贸易互补性',
          '#/home/tradeIndex?index=complementarity&country=CN&sector=textile&vs=VN',
        ],
        ['纺织：中国的显示性比较优势（RCA）', '#/home/tradeIndex?index=rca&country=CN&sector=textile'],
        ['纺织：越南市场的综合风险', '#/home/tradeIndex?index=risk&country=VN&sector=textile'],
        ['RCEP 数据视图：中国和越南', '#/home/dataView?country=CN,VN'],
      ],
    );
  });

  it('leads to no pair where both ends of the country pair are one country', async () => {
    await open('textile?from=VN&to=VN');
    const indices = await part('行业指数');
    expect(indices.queryByRole('link', { name: /互补性/ })).toBeNull();
    expect(indices.getByRole('link', { name: 'RCEP 数据视图：越南' })).toHaveAttribute(
      'href',
      '#/home/dataView?country=VN',
    );
  });

  it('searches and filters the basket on the server, with its state in the address', async () => {
    const user = userEvent.setup();
    await open('ev?from=CN&to=VN');
    const basket = await part('编码清单');
    await basket.findByRole('link', { name: '2504.10' }, PATIENCE);
    await user.type(basket.getByRole('searchbox'), '8507{Enter}');
    await waitFor(() => expect(address()).toContain('q=8507'));
    expect(await basket.findByRole('status', { name: '' }, PATIENCE)).toBeInTheDocument();
    expect(await basket.findByText('7 个编码', { selector: 'p' }, PATIENCE)).toBeVisible();
    await user.click(basket.getByRole('button', { name: '清除筛选' }));
    await user.selectOptions(basket.getByRole('combobox', { name: '原产地规则' }), 'RVC 40（30）');
    await waitFor(() => expect(address()).toContain('rule=RVC40'));
    expect(await basket.findByText('30 个编码', { selector: 'p' }, PATIENCE)).toBeVisible();
  });

  it('opens cold on a page of a search without a hit', async () => {
    await open('textile?from=JP&to=VN&q=没有这个东西');
    expect(await screen.findByText('没有符合的编码', {}, PATIENCE)).toBeVisible();
  });

  it('changes country pair and sector, and keeps the pair', async () => {
    const user = userEvent.setup();
    await open('textile?from=CN&to=VN');
    await user.selectOptions(screen.getByRole('combobox', { name: '从（出口国）' }), '日本');
    await waitFor(() => expect(address()).toContain('from=JP&to=VN'));
    await user.click(screen.getByRole('link', { name: '建筑材料' }));
    expect(await screen.findByRole('heading', { level: 1, name: '建筑材料' }, PATIENCE)).toBeVisible();
    expect(address()).toBe('#/home/sector/buildingMaterials?from=JP&to=VN');
  });
});

it('gives the whole basket as CSV, as far as it is filtered', async () => {
  const files: { name: string; file: Blob | null }[] = [];
  let made: Blob | null = null;
  URL.createObjectURL = (file: Blob) => {
    made = file;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, file: made });
  });
  await open('ev?from=CN&to=VN&chapter=87');
  const basket = await part('编码清单');
  await userEvent.click(await basket.findByRole('button', { name: '导出 CSV' }, PATIENCE));
  await waitFor(() => expect(files).toHaveLength(1), PATIENCE);
  click.mockRestore();
  expect(files[0]?.name).toBe('rcep-ev-CN-VN.csv');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(files[0]?.file ?? new Blob());
  });
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(45);
  expect(lines[0]).toContain('hs,name,chapter,exporter,importer,year,lines,mfnLow');
  expect(lines.some((line) => line.startsWith('870380,') && line.includes(',RVC40,fact,'))).toBe(true);
});

describe('what is not there', () => {
  it('an unknown sector leads to the four', async () => {
    await open('agriculture');
    expect(screen.getByRole('heading', { level: 1, name: '没有这个行业' })).toBeVisible();
    expect(screen.getByRole('link', { name: '纺织' })).toHaveAttribute('href', '#/home/sector/textile');
  });

  it('an importer without a tariff here leads to those with one', async () => {
    await open('ev?from=CN&to=TH');
    const overview = await part('这条线路');
    expect(await overview.findByText('本站尚未收录泰国的税则', {}, PATIENCE)).toBeVisible();
    expect(overview.getByRole('link', { name: '日本' })).toHaveAttribute(
      'href',
      '#/home/sector/ev?from=CN&to=JP',
    );
  });

  it('sample schedules are marked, bad countries in the address ignored', async () => {
    await open('ev?from=xx&to=CN');
    expect(screen.getByRole('combobox', { name: '到（进口国）' })).toHaveDisplayValue('中国');
    const partners = await part('各出口方的税率');
    await partners.findByRole('link', { name: '日本' }, PATIENCE);
    expect(partners.getAllByText('示例数据', { selector: '.sample-mark' })[0]).toBeVisible();
  });

  it('India has no RCEP rate, and the same country no preference', async () => {
    await open('textile?from=IN&to=VN');
    const overview = await part('这条线路');
    expect(await overview.findByText(/印度不是 RCEP 缔约方，没有 RCEP 税率。/, {}, PATIENCE)).toBeVisible();
    expect((await screen.findAllByText('非缔约方', {}, PATIENCE)).length).toBeGreaterThan(5);
  });
});

describe('a country pair with a country that is not a Party', () => {
  it.each(['textile?from=IN&to=VN', 'textile?from=IN&to=VN&rule=CC&outcome=lower'])(
    'has the reason in place of rate, comparison and rule: %s',
    async (rest) => {
      await open(rest);
      const basket = await part('编码清单');
      expect(await basket.findByText('127 个编码', { selector: 'p' }, PATIENCE)).toBeVisible();
      for (const row of basket.getAllByRole('row').slice(1)) {
        const cells = within(row).getAllByRole('cell').slice(-3);
        expect(cells.map((cell) => cell.textContent)).toEqual(['非缔约方', '非缔约方', '非缔约方']);
      }
      for (const name of ['RCEP 税率与最惠国税率', '原产地规则']) {
        const filter = basket.getByRole('combobox', { name });
        expect(filter).toBeDisabled();
        expect(filter).toHaveDisplayValue('非缔约方');
      }
      const rules = await part('规则构成');
      expect(rules.getByText('印度不是 RCEP 缔约方，没有 RCEP 税率。')).toBeVisible();
      expect(rules.queryByRole('table')).toBeNull();
    },
  );

  it('says the same of an importer that is not a Party', async () => {
    await open('textile?from=VN&to=IN');
    const basket = await part('编码清单');
    expect((await basket.findAllByRole('cell', { name: '非缔约方' }, PATIENCE)).length).toBe(60);
    expect((await part('规则构成')).queryByRole('table')).toBeNull();
  });
});

describe('when the server does not answer as it should', () => {
  it('one section says so and is read again, the others stand', async () => {
    setScenario('malformed-data:sector/findPartners');
    await open('ev?from=CN&to=VN');
    const partners = await part('各出口方的税率');
    expect(await partners.findByText('各出口方税率加载失败。', {}, PATIENCE)).toBeVisible();
    expect(await (await part('编码清单')).findByRole('link', { name: '2504.10' }, PATIENCE)).toBeVisible();
    setScenario(null);
    await userEvent.click(partners.getByRole('button', { name: '重试' }));
    expect(await partners.findByRole('link', { name: '韩国' }, PATIENCE)).toBeVisible();
  });
});

it('speaks Malay', async () => {
  await open('textile?from=CN&to=VN', 'ms');
  expect(await screen.findByText(/127 kod enam digit/, {}, PATIENCE)).toBeVisible();
});
