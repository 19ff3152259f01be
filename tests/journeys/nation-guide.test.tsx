import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

const server = useApiServer();

const region = (name: string) => within(screen.getByRole('region', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const address = () => decodeURIComponent(window.location.hash);
const row = (name: RegExp) => screen.findByRole('row', { name }, PATIENCE);
/** What is beside a term, once it is there. */
const textOf = async (part: string, term: string) => {
  const label = await region(part).findByText(term, {}, PATIENCE);
  return label.nextElementSibling;
};

describe('the list of countries', () => {
  it('shows 16, leads to each, and India says it is not a Party', async () => {
    const user = userEvent.setup();
    await openApp('/home/nationGuide');
    expect(await row(/日本/)).toHaveTextContent('日本已生效2022-01-01第 6 年JPY922.4965.02024');
    expect(screen.getAllByRole('checkbox')).toHaveLength(16);
    expect(await row(/印度भारत|印度 /)).toHaveTextContent('非缔约方');
    expect(await row(/缅甸/)).toHaveTextContent('2021');
    await user.click(screen.getByRole('link', { name: '越南' }));
    await heading('越南');
    expect(address()).toBe('#/home/nationGuide?country=VN');
  });

  it('two to four can be chosen for a comparison; back keeps the choice', async () => {
    const user = userEvent.setup();
    await openApp('/home/nationGuide');
    await user.click(await screen.findByRole('checkbox', { name: '选日本进行比较' }, PATIENCE));
    expect(screen.queryByRole('link', { name: '并排比较' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选越南进行比较' }));
    expect(address()).toBe('#/home/nationGuide?vs=JP,VN');
    await user.click(screen.getByRole('link', { name: '并排比较' }));
    await heading('日本、越南：并排比较');
    expect(address()).toBe('#/home/nationGuide?country=JP&vs=VN');
    act(() => window.history.back());
    await waitFor(
      () => expect(screen.getByRole('checkbox', { name: '选越南进行比较' })).toBeChecked(),
      PATIENCE,
    );
  });

  it('says which country is unknown and stays usable', async () => {
    await openApp('/home/nationGuide?country=XX&tab=nothing&date=2026-02-30&vs=YY,KR');
    expect(await screen.findByText('本站没有“XX”的数据。', {}, PATIENCE)).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: '选韩国进行比较' }, PATIENCE)).toBeChecked();
  });
});

describe('the guide of a country', () => {
  it('opened cold on a part and a date, says what holds on that date', async () => {
    await openApp('/home/nationGuide?country=jp&tab=agreement&date=2027-04-01');
    await heading('日本');
    expect(screen.getByText('今天', { exact: false })).toBeVisible();
    expect(await textOf('协定', 'RCEP 年度')).toHaveTextContent('第 7 年 2027-04-01—2028-03-31');
    expect(await textOf('协定', '下一次变化')).toHaveTextContent('2028-04-01');
    expect(await textOf('协定', '海关')).toHaveTextContent('日本海关（财务省）');
    expect(await row(/^进口商出具的原产地声明/)).toHaveTextContent('除缅甸外的缔约方');
    expect(screen.getByRole('link', { name: '进口到日本：查税率和规则' })).toHaveAttribute(
      'href',
      '#/home/taxOriginSearch?to=JP&date=2027-04-01',
    );
    expect(screen.queryByRole('region', { name: '贸易数据' })).not.toBeInTheDocument();
  });

  it('stands on the last day it speaks of, and on today where the address asks for a later one', async () => {
    await openApp('/home/nationGuide?country=JP&tab=agreement&date=9995-12-31');
    expect(await textOf('协定', '下一次变化')).toHaveTextContent('9996-04-01');
    expect(screen.getByText('9999-04-01')).toBeVisible();
    act(() => void (window.location.hash = '#/home/nationGuide?country=JP&tab=agreement&date=9999-06-01'));
    await waitFor(() => expect(screen.queryByText('9999-04-01')).not.toBeInTheDocument(), PATIENCE);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('M11: what the Agreement is names its sources with publisher, address and date', async () => {
    await openApp('/home/nationGuide?country=JP&tab=agreement&date=2027-04-01');
    await heading('日本');
    expect(screen.getByRole('region', { name: '协定' })).toHaveTextContent(
      /来源：协定生效：保管方的通知.*（ASEAN Secretariat），2026；.*附件一（关税承诺表）总注释.*（RCEP Secretariat），2020-11-15；.*商会的指南，2026待核；.*第三章.*（RCEP Secretariat），2020-11-15。/,
    );
    expect(screen.getByRole('link', { name: /保管方的通知/ })).toHaveAttribute('href', 'https://asean.org');
    expect(screen.getByText(/^关税年度自2022年1月1日起算/)).toBeVisible();
  });

  it('before entry into force there is no tariff year', async () => {
    await openApp('/home/nationGuide?country=PH&tab=agreement&date=2023-06-01');
    expect(await textOf('协定', '协定状态')).toHaveTextContent('尚未生效');
    expect(await textOf('协定', 'RCEP 年度')).toHaveTextContent('生效时从第 3 年的税率开始');
    expect(screen.getByText(/作为进口方接受 RCEP 证明的来源/)).toBeVisible();
  });

  it('India is no Party: no year, no proofs, no promises', async () => {
    await openApp('/home/nationGuide?country=IN');
    await heading('印度');
    expect(screen.getByText(/2019 年 11 月退出谈判/), 'M4').toHaveTextContent('待核');
    expect(await textOf('协定', 'RCEP 年度')).toHaveTextContent('非缔约方');
    expect(screen.queryByText('印度进口时接受的原产地证明')).not.toBeInTheDocument();
    expect(screen.getByText('印度不是缔约方，第十章不适用。')).toBeVisible();
    expect(await textOf('概况', '面积（平方公里）')).toHaveTextContent('2,980,000 待核');
  });

  it('Myanmar is applied by each importer', async () => {
    await openApp('/home/nationGuide?country=MM&tab=agreement');
    expect(await row(/^中国/)).toHaveTextContent('自2022年5月1日起适用');
    expect(await row(/^日本/)).toHaveTextContent('不适用');
    expect(screen.getByText(/^未确认：.*韩国/)).toBeVisible();
    expect(await textOf('协定', '协定状态')).toHaveTextContent(/待核$/);
  });

  it('trade has gaps where there is no data, and says where a series breaks', async () => {
    await openApp('/home/nationGuide?country=MM&tab=trade');
    const table = within(
      await screen.findByRole('table', { name: '缅甸，货物和服务，2015—2024 年' }, PATIENCE),
    );
    expect(table.getByRole('row', { name: /^2024/ })).toHaveTextContent(
      '未收录未收录未收录74.1 （序列修订）',
    );
    expect(table.getByRole('row', { name: /^2021/ })).toHaveTextContent('20.423.1−0.062');
    expect(screen.getByText(/不能与 2023 年相比/)).toBeVisible();
    expect(
      screen.getByRole('img', { name: /缅甸的出口和进口.*出口 2018 年 15.728，2021 年 20.4/ }),
    ).toBeVisible();
  });

  it('investment names the laws in the data, and whom to ask for the rest', async () => {
    await openApp('/home/nationGuide?country=KH&tab=investment');
    expect(await screen.findByRole('link', { name: '柬埔寨投资法' }, PATIENCE)).toBeVisible();
    const section = region('投资指引');
    expect(
      await section.findByText(/^本站未收录：.*企业所得税和增值税.*海关手续。$/, {}, PATIENCE),
    ).toBeVisible();
    expect(section.getAllByRole('link', { name: /柬埔寨发展理事会/ }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('row', { name: /^企业所得税和增值税/ })).not.toBeInTheDocument();
  });

  it('investment offers no RCEP rate and no origin for a country that is not a Party', async () => {
    await openApp('/home/nationGuide?country=IN&tab=investment');
    expect(
      await screen.findByText(/最惠国税率；它不是缔约方，没有 RCEP 税率。$/, {}, PATIENCE),
    ).toBeVisible();
    expect(screen.getByText(/不能取得 RCEP 原产资格/)).toBeVisible();
  });

  it('agreement says in words from whom no proof is accepted, and where that is not confirmed', async () => {
    await openApp('/home/nationGuide?country=VN&tab=agreement&date=2026-12-15');
    expect(await row(/^进口商出具的原产地声明/)).toHaveTextContent(/^进口商出具的原产地声明无 无/);
    expect(await row(/^任何出口商或生产商出具的原产地声明/)).toHaveTextContent(
      /^任何出口商或生产商出具的原产地声明未确认 待核/,
    );
  });

  it('risk counts the cases of the library', async () => {
    await openApp('/home/nationGuide?country=SG&tab=risk');
    expect(await screen.findByText('本库没有收录新加坡立案的案件。', {}, PATIENCE)).toBeVisible();
  });
});

describe('a comparison', () => {
  it('has the same rows for all, shows only differences on demand, and countries come and go', async () => {
    const user = userEvent.setup();
    await openApp('/home/nationGuide?country=JP&tab=agreement&vs=VN');
    await heading('日本、越南：并排比较');
    expect(await row(/^关税年度/)).toHaveTextContent('每年 4 月 1 日起每年 1 月 1 日起');
    expect(await row(/^生效日期/)).toHaveTextContent('（相同）');
    await user.click(screen.getByRole('checkbox', { name: '只看有差别的行' }));
    expect(screen.queryByRole('row', { name: /^生效日期/ })).not.toBeInTheDocument();
    expect(address()).toContain('only=different');
    await user.selectOptions(screen.getByRole('combobox', { name: '加入比较（2/4）' }), '印度');
    expect(await row(/^关税年度/)).toHaveTextContent('非缔约方');
    expect(address()).toContain('vs=VN,IN');
    await user.click(screen.getByRole('button', { name: '移除日本，不再比较' }));
    await heading('越南、印度：并排比较');
    expect(address()).toContain('country=VN&tab=agreement&vs=IN');
  });

  it('names in one line what has no data', async () => {
    await openApp('/home/nationGuide?country=JP&tab=investment&vs=VN');
    expect(await row(/^咨询机构/)).not.toHaveTextContent('未收录');
    expect(screen.getByText(/^本站未收录：.*用工和工作签证/)).toBeVisible();
  });

  it('does not call the same what differs in its condition', async () => {
    await openApp('/home/nationGuide?country=JP&tab=agreement&vs=KR&date=2026-12-15');
    const certificate = await row(/^进口时接受的证明：原产地证书/);
    expect(certificate).not.toHaveTextContent('（相同）');
    expect(certificate).toHaveTextContent('待确认：缅甸');
  });

  it('says from whom each accepts which proof of origin, with article, mark and source', async () => {
    await openApp('/home/nationGuide?country=JP&tab=agreement&vs=VN,IN&date=2026-12-15');
    const certificate = await row(/^进口时接受的证明：原产地证书/);
    expect(certificate).toHaveTextContent(/除缅甸外的缔约方 第 3\.16、3\.17 条/);
    const cells = within(certificate).getAllByRole('cell');
    expect(cells).toHaveLength(3);
    expect(cells[2]).toHaveTextContent('非缔约方');
    const importer = within(await row(/^进口时接受的证明：进口商出具的原产地声明/)).getAllByRole('cell');
    expect(importer[0]).toHaveTextContent(/除缅甸外的缔约方/);
    expect(importer[1]).toHaveTextContent('不接受');
    const anyExporter = within(await row(/：任何出口商或生产商出具的原产地声明/)).getAllByRole('cell');
    expect(anyExporter[0]).toHaveTextContent(/澳大利亚、.*待确认：.*待核/);
    expect(anyExporter[1]).toHaveTextContent(/^待确认：.*待核/);
    expect(screen.getByText(/RCEP 第 3\.16—3\.18 条和第 3\.21 条/)).toBeVisible();
    expect(screen.getByRole('region', { name: '协定' })).toHaveTextContent(
      /保管方的通知.*2026；.*附件一（关税承诺表）总注释.*2020-11-15；.*第三章.*2020-11-15；/,
    );
  });
});

/** `country/get` fails for these countries; the others are answered. */
const failGuides = (codes: readonly string[]) =>
  server.use(
    http.get('*/portal/country/get', ({ request }) =>
      codes.includes(new URL(request.url).searchParams.get('code') ?? '')
        ? HttpResponse.json({}, { status: 500 })
        : undefined,
    ),
  );

describe('a comparison in which a country could not be read', () => {
  it('shows the others, and says so in the one column with a way to try again', async () => {
    const user = userEvent.setup();
    failGuides(['VN']);
    await openApp('/home/nationGuide?country=JP&vs=VN,CN');
    expect(await row(/^首都/)).toHaveTextContent(/^首都东京加载失败北京$/);
    expect(await row(/^咨询机构/)).toHaveTextContent(/加载失败/);
    expect(await row(/^海关 /)).toHaveTextContent(/^海关日本海关（财务省）.*加载失败/);
    expect(await row(/^关税年度/)).toHaveTextContent('每年 4 月 1 日起每年 1 月 1 日起每年 1 月 1 日起');
    const profile = region('概况');
    expect(profile.getAllByRole('alert')).toHaveLength(1);
    const head = profile.getByRole('columnheader', { name: /^越南/ });
    expect(within(head).getByRole('alert')).toHaveTextContent('加载失败');
    expect(screen.getByRole('button', { name: '下载 CSV' })).toBeDisabled();
    act(() => server.resetHandlers());
    await user.click(within(head).getByRole('button', { name: '重试' }));
    await waitFor(
      () => expect(profile.getByRole('row', { name: /^首都/ })).toHaveTextContent('东京河内北京'),
      PATIENCE,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await row(/^海关 /)).not.toHaveTextContent('加载失败');
  });

  it('calls nothing the same that was not read', async () => {
    failGuides(['VN']);
    await openApp('/home/nationGuide?country=JP&tab=investment&vs=VN&only=different');
    expect(await row(/^咨询机构/)).toHaveTextContent(/^咨询机构.+加载失败$/);
  });

  it('counts the cases of the countries that were read', async () => {
    server.use(
      http.get('*/portal/riskCase/findPage', ({ request }) =>
        new URL(request.url).searchParams.get('exporter_IN') === 'VN'
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    await openApp('/home/nationGuide?country=JP&tab=risk&vs=VN');
    expect(await row(/^货物被立案/)).toHaveTextContent(/^货物被立案\d+ 件加载失败$/);
  });

  it('where none was read, each part says what failed; what follows from the Agreement stays', async () => {
    failGuides(['JP', 'VN']);
    await openApp('/home/nationGuide?country=JP&vs=VN');
    expect(await screen.findByText('概况加载失败。', {}, PATIENCE)).toBeVisible();
    expect(screen.getByText('咨询机构加载失败。')).toBeVisible();
    expect(await row(/^生效日期/)).toHaveTextContent('2022-01-01');
    expect(region('协定').getAllByRole('alert')).toHaveLength(2);
  });
});

describe('what goes wrong stays in its part', () => {
  it('a failed answer says so and can be asked again; the rest stays', async () => {
    const user = userEvent.setup();
    server.use(http.get('*/portal/country/findSeries', () => HttpResponse.json({}, { status: 502 })));
    await openApp('/home/nationGuide?country=KR');
    const alert = await region('贸易数据').findByRole('alert', {}, PATIENCE);
    expect(alert).toHaveTextContent('贸易数据加载失败。');
    expect(await textOf('概况', '首都')).toHaveTextContent('首尔');
    act(() => server.resetHandlers());
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await region('贸易数据').findByRole('table', {}, PATIENCE)).toBeVisible();
  });

  it('an answer that breaks its schema does not break the page', async () => {
    server.use(
      http.get('*/portal/country/get', () => HttpResponse.json({ code: 0, msg: '', data: { code: 7 } })),
    );
    await openApp('/home/nationGuide?country=KR');
    expect(await region('概况').findByRole('alert', {}, PATIENCE)).toHaveTextContent('概况加载失败。');
    expect(region('协定').getByRole('alert')).toHaveTextContent('主管机构和服务承诺加载失败。');
    expect(region('投资指引').getByRole('alert')).toHaveTextContent('咨询机构加载失败。');
    expect(await region('贸易数据').findByRole('table', {}, PATIENCE)).toBeVisible();
    expect(await textOf('协定', '生效日期')).toHaveTextContent('2022-02-01');
  });
});

it('speaks Vietnamese, with its dates and numbers', async () => {
  await openApp('/home/nationGuide?country=VN&tab=profile&date=2026-12-01', 'vi');
  await heading('Việt Nam');
  expect(await textOf('Tổng quan', 'Dân số')).toHaveTextContent('106.688.169 (2025)');
  expect(await textOf('Tổng quan', 'Hàng xuất khẩu chủ lực')).toHaveTextContent('thiết bị phát sóng');
  expect(screen.getByText('Hiệp định có hiệu lực với Việt Nam từ 01/01/2022.')).toBeVisible();
});
