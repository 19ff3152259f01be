import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

const server = useApiServer();

const address = () => decodeURIComponent(window.location.hash);
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const row = (name: string | RegExp) => screen.findByRole('link', { name }, PATIENCE);
const rows = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
const count = (text: RegExp) => screen.findByText(text, { selector: 'p' }, PATIENCE);
const choice = (facet: string, name: RegExp) =>
  within(screen.getByRole('group', { name: facet })).getByRole('checkbox', { name });
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const picked = () => screen.findByRole('region', { name: '所选标准' }, PATIENCE);

describe('the library of standards', () => {
  it('finds a Japanese standard by its title and shows what it is', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard');
    await count(/^本库收录 1,533 项，不是各国总数/);
    expect(rows()).toHaveLength(20);
    expect(document.title).toBe('标准服务-RCEP 标准与合规平台');
    await user.type(screen.getByRole('searchbox'), 'セラミックタイル');
    const found = (await row(/^JIS A 5209:2020/)).closest('li')!;
    expect(found).toHaveTextContent('日本日本规格协会 JSA建筑材料修改采用（MOD）');
    expect(within(found).getByText('现行')).toBeVisible();
    expect(within(found).getByText('セラミックタイル', { selector: 'mark' })).toBeVisible();
    expect(address()).toBe('#/home/standard?q=セラミックタイル');
  });

  it('is narrowed in the address, turns pages, and is the same after a look at one standard', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard');
    await count(/^本库收录/);
    await user.click(choice('国家', /^日本/));
    await user.click(choice('行业', /^建筑材料/));
    await count(/^找到 \d+ 项/);
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(await screen.findByText(/^第 21—40 条/, {}, PATIENCE)).toBeVisible();
    expect(address()).toBe('#/home/standard?country=JP&sector=buildingMaterials&page=2');
    const name = rows()[0]?.textContent ?? '';
    await user.click(within(rows()[0]!).getByRole('link'));
    expect(name).toContain((await title(/^JIS /)).textContent?.trim().split(' ').slice(0, 3).join(' '));
    await user.click(screen.getByRole('link', { name: '返回标准列表' }));
    expect(await screen.findByText(/^第 21—40 条/, {}, PATIENCE)).toBeVisible();
  });

  it('leaves those with limits, by keyboard, and leads two of them to the comparison', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard?country=CN,VN');
    await count(/^找到 \d+ 项/);
    choice('指标', /^有可比的指标限值/).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(address()).toBe('#/home/standard?country=CN,VN&has=indicators'));
    (await screen.findByRole('checkbox', { name: '选 GB 18401-2010' }, PATIENCE)).focus();
    await user.keyboard(' ');
    expect(await picked()).toHaveTextContent('已选 1 项，最多 4 项');
    expect(await picked()).toHaveTextContent('再选一项就可以比对。');
    screen.getByRole('checkbox', { name: '选 QCVN 01:2017/BCT' }).focus();
    await user.keyboard(' ');
    expect(address()).toContain('pick=gb-18401-2010,qcvn-01-2017-bct');
    const bar = within(await picked());
    expect(bar.getByRole('link', { name: '评估一致性 GB 18401-2010' })).toHaveAttribute(
      'href',
      '#/home/standard/consistency?id=gb-18401-2010',
    );
    expect(bar.getByRole('link', { name: /^在图谱中查看 QCVN/ })).toHaveAttribute(
      'href',
      '#/home/standard/spectrum?focus=qcvn-01-2017-bct',
    );
    bar.getByRole('link', { name: '比对这 2 项' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('#/home/standard/compare?ids=gb-18401-2010,qcvn-01-2017-bct'));
  });

  it('keeps the choice over a reload, takes no fifth, and gives it back', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard?pick=iso-13006-2018,gb-18401-2010,gb-31701-2015,jis-a-5209-2020,x,<b>');
    const bar = within(await picked());
    expect(await bar.findByRole('button', { name: '取消选择 ISO 13006:2018' }, PATIENCE)).toBeVisible();
    expect(bar.getByRole('link', { name: '比对这 4 项' })).toBeVisible();
    await row(/^GB 175-2023/);
    expect(screen.getByRole('checkbox', { name: '选 GB 175-2023' })).toBeDisabled();
    await user.click(bar.getByRole('button', { name: '取消选择 ISO 13006:2018' }));
    expect(screen.getByRole('checkbox', { name: '选 GB 175-2023' })).toBeEnabled();
    await user.click(bar.getByRole('button', { name: '全部取消' }));
    expect(address()).toBe('#/home/standard');
    expect(await screen.findByText(/^勾选最多四项标准/, {}, PATIENCE)).toBeVisible();
  });

  it('ignores what makes no sense in the address and shows what nothing matches', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard?country=<b>,XYZ&ics=9&year=20x4&relation=same&page=999');
    await user.click(await screen.findByRole('button', { name: '回到第一页' }, PATIENCE));
    await count(/^本库收录 1,533 项/);
    await user.type(screen.getByRole('searchbox'), '没有这个标准');
    expect(await screen.findByText('没有找到“没有这个标准”。', {}, PATIENCE)).toBeVisible();
  });

  it('tells that it was not loaded, and loads again', async () => {
    const user = userEvent.setup();
    server.use(http.get('*/portal/standard/findPage', () => HttpResponse.json({}, { status: 502 })));
    await openApp('/home/standard?country=KR');
    const alert = await screen.findByRole('alert', {}, PATIENCE);
    expect(alert).toHaveTextContent('标准列表加载失败。');
    act(() => server.resetHandlers());
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await row(/^KS B ISO 10218-1/)).toBeVisible();
  });

  it.each([
    ['en', 'Standards', /^Construction materials and building \(91\)/],
    ['ja', '規格サービス', /^建設材料・建築物（91）/],
    ['ko', '표준 서비스', /^건설 재료와 건축물\(91\)/],
    ['vi', 'Tiêu chuẩn', /^Vật liệu xây dựng và công trình xây dựng \(91\)/],
    ['ms', 'Standard', /^Bahan binaan dan bangunan \(91\)/],
  ] as const)('names the fields of the ICS in %s', async (language, heading, field) => {
    await openApp('/home/standard', language);
    await title(heading);
    expect(await screen.findByRole('checkbox', { name: field }, PATIENCE)).toBeEnabled();
  });
});

describe('a standard', () => {
  it('opens cold with facts, relations both ways, and the goods it concerns', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/details/jis-a-5209-2020');
    await title(/^JIS A 5209:2020/);
    expect(document.title).toBe('JIS A 5209:2020-标准详情-RCEP 标准与合规平台');
    expect(fact('国际标准分类（ICS）')).toHaveTextContent('建筑材料和建筑物（91.100.23）');
    expect(fact('日期')).toHaveTextContent('2020年3月23日发布');
    expect(within(fact('涉及的商品') as HTMLElement).getByRole('link', { name: 'HS 6907' })).toHaveAttribute(
      'href',
      '#/home/taxOriginSearch/browse?code=6907',
    );
    const source = within(fact('出处') as HTMLElement).getByRole('link');
    expect(source).toHaveAttribute('href', expect.stringContaining('bunsyo_id=JIS+A+5209%3A2020'));
    expect(screen.getByText(/2025-04-16/)).toBeVisible();
    const relations = within(screen.getByRole('region', { name: '与其他标准的关系' }));
    expect(relations.getByText('修改采用（MOD）')).toBeVisible();
    await user.click(relations.getByRole('link', { name: 'ISO 13006:2018' }));
    await title(/^ISO 13006:2018/);
    expect(fact('名称')).toHaveTextContent('未收录');
    const back = within(screen.getByRole('region', { name: '与其他标准的关系' }));
    expect(back.getByRole('heading', { name: '被采用' })).toBeVisible();
    expect(back.getByRole('link', { name: 'JIS A 5209:2020' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ISO 13006:2012' })).toBeVisible();
  });

  it('has its limits as printed, with unit, class and source, and starts the tools', async () => {
    await openApp('/home/standard/details/sni-7617-2013-amd1-2014');
    await title(/^SNI 7617:2013\/Amd1:2014/);
    const table = screen.getByRole('table', { name: 'SNI 7617:2013/Amd1:2014 的指标限值' });
    const lines = within(table).getAllByRole('row');
    expect(lines).toHaveLength(7);
    expect(lines[2]).toHaveTextContent('not detected (reported so below 20, SNI ISO 14184-1)');
    expect(lines[2]).toHaveTextContent('mg/kg');
    expect(lines[2]).toHaveTextContent('lsprointertek.com');
    const start = within(screen.getByRole('list', { name: '用这项标准开始' }));
    const hrefs = start.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '#/home/standard/compare?ids=sni-7617-2013-amd1-2014',
      '#/home/standard/consistency?id=sni-7617-2013-amd1-2014',
      '#/home/standard/spectrum?focus=sni-7617-2013-amd1-2014',
      '#/home/standard/capability',
      '#/home/standard?pick=sni-7617-2013-amd1-2014',
    ]);
  });

  it('is saved and listed under what the reader saved', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/details/gb-18401-2010');
    await user.click(await screen.findByRole('button', { name: /^收藏：GB 18401-2010/ }, PATIENCE));
    await act(async () => void (window.location.hash = '#/home/kept'));
    expect(await row(/^GB 18401-2010/)).toHaveAttribute('href', '#/home/standard/details/gb-18401-2010');
    expect(screen.getByRole('heading', { level: 2, name: /标准/ })).toBeVisible();
  });

  it('that does not exist leaves the reader in the page, with the way back', async () => {
    const user = userEvent.setup();
    await openApp('/home/standard/details/gb-0');
    expect(await screen.findByText('本库没有“gb-0”这项标准。', {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('没有这项标准');
    await user.click(screen.getByRole('link', { name: '返回标准列表' }));
    await count(/^本库收录 1,533 项/);
  });
});
