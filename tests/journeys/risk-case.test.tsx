import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { dateInText } from '@/shared/format/date-in-text';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

const server = useApiServer();

const address = () => decodeURIComponent(window.location.hash);
const count = (text: RegExp) => screen.findByText(text, { selector: '.list-head-count' });
const region = (name: string) => within(screen.getByRole('region', { name }));
const importers = () => within(screen.getByRole('group', { name: '发起国（进口国）' }));
const caseLink = (name: string) => screen.findByRole('link', { name });

describe('the case list', () => {
  it('filters, opens a case, and comes back with its filters', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase');
    expect(await count(/^找到 59 件，本库共收录 59 件/)).toBeVisible();
    await user.click(importers().getByRole('button', { name: /^再显示/ }));
    await user.click(importers().getByRole('checkbox', { name: /^日本/ }));
    await count(/^找到 2 件/);
    expect(address()).toBe('#/home/riskCase?importer=JP');
    await user.click(await caseLink('热浸镀锌钢丝'));
    expect(await screen.findByRole('heading', { level: 1, name: '热浸镀锌钢丝' })).toBeVisible();
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

  it('turns the page to the head of the list, from where the keyboard goes on', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase');
    const head = await count(/^找到 59 件/);
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(await screen.findByText('第 16—30 条，共 59 条')).toBeVisible();
    expect(head).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('combobox', { name: '排序' })).toHaveFocus();
  });

  it('names places of the address that are none it knows, and takes others in their place', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?importer=XX&exporter=US,QQ');
    const importer = await screen.findByText('本站没有“XX”的数据。');
    expect(screen.getByText('本站没有“QQ”的数据。')).toBeVisible();
    expect(screen.queryByText('本站没有“US”的数据。')).not.toBeInTheDocument();
    const offer = within(importer.closest('.empty-state') as HTMLElement);
    await user.click(offer.getByRole('button', { name: '中国' }));
    expect(address()).toBe('#/home/riskCase?importer=CN&exporter=US,QQ');
    await waitFor(() => expect(screen.queryByText('本站没有“XX”的数据。')).not.toBeInTheDocument());
    expect(await caseLink('共聚聚甲醛')).toBeVisible();
  });

  it('explains why a country has no case', async () => {
    await openApp('/home/riskCase?importer=SG');
    expect(await screen.findByText('本库没有收录新加坡发起的案件。')).toBeVisible();
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
    expect(await screen.findByRole('alert')).toHaveTextContent('案件加载失败。');
    act(() => server.resetHandlers());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await count(/^找到 59 件/)).toBeVisible();
  });
});

describe('a case', () => {
  it.each([
    ['vn-ad20-hot-rolled', '2025-07-06', '1959/QD-BCT'],
    ['jp-ad-graphite-electrode-2024', '2025-06-20', 'Ministry of Finance, Japan'],
    ['in-ad-solar-glass-cn-vn-2023', '2025-05-08', 'Notification 11/2025-Customs (ADD)'],
    ['vn-ad-table-chair', '2023-02-13', '235/QD-BCT'],
  ])(
    'M8: %s says that it is here to %s, the day of its latest step, which is not verified',
    async (id, day, by) => {
      await openApp(`/home/riskCase/riskCaseDetails/${id}`);
      expect(await screen.findByText(new RegExp(`^案情收录到${dateInText(day, 'zh')}`))).toBeVisible();
      const steps = within(region('1时间线').getByRole('table'));
      const latest = steps.getAllByRole('row').filter((row) => row.textContent?.includes(day));
      expect(latest.some((row) => row.textContent?.includes('待核') && row.textContent.includes(by))).toBe(
        true,
      );
    },
  );

  it('opens cold: time line with its table, the measure, the country pairs, the sources', async () => {
    await openApp('/home/riskCase/riskCaseDetails/jp-ad-galvanized-wire-2021');
    expect(await screen.findByRole('heading', { level: 1, name: '热浸镀锌钢丝' })).toBeVisible();
    expect(document.title).toContain('案例详情');
    const timeline = region('1时间线');
    expect(timeline.getByRole('img')).toHaveAccessibleName(
      '时间线：2021年6月14日立案调查、2022年12月2日终裁或最终决定、2022年12月8日征收最终税、2027年12月7日措施截止。',
    );
    expect(timeline.getAllByRole('row')).toHaveLength(5);
    expect(region('2措施').getByText('中国 26.5%—41.7%；韩国 9.8%—24.5%')).toHaveAttribute('lang', 'zh');
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

  it('names who publishes the page a case was read in, and its site beside', async () => {
    await openApp('/home/riskCase/riskCaseDetails/jp-ad-graphite-electrode-2024');
    await screen.findByRole('heading', { level: 1, name: '石墨电极' });
    const places = region('4出处');
    expect(places.getByRole('link', { name: /^日本海关/ })).toBeVisible();
    expect(places.getByText('customs.go.jp')).toBeVisible();
  });

  it('marks what is computed, and says what is not in the data', async () => {
    await openApp('/home/riskCase/riskCaseDetails/cn-ad-pom-2024');
    await screen.findByRole('heading', { level: 1, name: '共聚聚甲醛' });
    const rows = region('1时间线').getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent(/措施截止2030-05-18 推算 —$/);
    expect(region('2措施').getByText('未收录')).toBeVisible();
    expect(region('2措施').getByText('推算：自2025年5月19日起 5 年')).toBeVisible();
  });

  it.each(['no-such-case', '%3Cb%3E'])('stays here for the unknown id %s', async (id) => {
    await openApp(`/home/riskCase/riskCaseDetails/${id}`);
    expect(await screen.findByText('没有这个案件。')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回风险案例库' })).toHaveAttribute('href', '#/home/riskCase');
  });

  it('reads well in Vietnamese, with texts in other languages marked', async () => {
    await openApp('/home/riskCase/riskCaseDetails/my-ad-pet-2024', 'vi');
    const name = 'Polyethylen terephthalat (PET)';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText('Polyethylene terephthalate (PET)')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/^Chống bán phá giá: vụ việc của Malaysia/)).toBeVisible();
    expect(region('1Dòng thời gian').getByText('07/05/2025')).toBeVisible();
    const measure = region('2Biện pháp');
    for (const text of [
      'Áp thuế chống bán phá giá chính thức từ ngày 7/5/2025 đến ngày 6/5/2030.',
      'Trung Quốc 2,29–11,74%; Indonesia 37,44%',
    ])
      expect(measure.getByText(text)).toHaveAttribute('lang', 'vi');
    expect(measure.queryByText('English')).not.toBeInTheDocument();
    const related = region('5Liên quan');
    expect(related.getByRole('link', { name: /^Countervailing and Anti-Dumping Duties Act/ })).toBeVisible();
    expect(related.queryByText(/马来西亚/)).not.toBeInTheDocument();
  });

  it('says of related cases whether they share the code, the heading or the name', async () => {
    await openApp('/home/riskCase/riskCaseDetails/th-ad-aluminium-extrusion-cn-2024');
    await screen.findByRole('heading', { level: 1, name: '铝型材' });
    const related = region('5相关');
    expect(related.getByRole('heading', { name: '产品同名或品目相同的其他案件' })).toBeVisible();
    expect(related.getAllByText(/^六位编码相同： HS 7604\.10/)[0]).toBeVisible();
    expect(related.getAllByText(/^只有品目相同，未必是同一产品： HS 76\.04、76\.10$/)[0]).toBeVisible();
  });

  it('says of a case that shares no code that only the name is the same', async () => {
    await openApp('/home/riskCase/riskCaseDetails/kr-ad-hot-rolled-cn-jp-2025');
    await screen.findByRole('heading', { level: 1, name: '热轧钢材' });
    expect(region('5相关').getByText('产品名称相同，没有共同的编码')).toBeVisible();
  });

  it('says that a case closed without a measure has none', async () => {
    await openApp('/home/riskCase/riskCaseDetails/nz-ad-rebar-2017');
    await screen.findByRole('heading', { level: 1, name: '螺纹钢筋及盘卷' });
    expect(region('2措施').getByText('没有采取措施')).toBeVisible();
  });
});

describe('the warnings', () => {
  it('list dated events, measures that end, and counts of notifications', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?tab=warnings');
    await count(/^找到 11 条/);
    const ends = region('措施到期');
    expect(await ends.findByText(/^\d+ 项措施将要到期/)).toBeVisible();
    expect(ends.getAllByText('推算').length).toBeGreaterThan(0);
    const tbt = region('技术性贸易壁垒（TBT）通报');
    expect(await tbt.findByText('4,079')).toBeVisible();
    const years = within(tbt.getByRole('table', { name: '全体世贸组织成员，按年' }));
    expect(years.getByRole('row', { name: /^2006–2014/ })).toHaveTextContent('未收录');
    expect(years.getByRole('row', { name: /^2024/ })).toHaveTextContent('不满一年，至2024年9月30日3,176');
    expect(years.getByRole('row', { name: /^2025/ })).toHaveTextContent('不满一年，至2025年9月30日3,304');
    expect(years.getByRole('row', { name: /^2023/ })).not.toHaveTextContent('不满一年');
    const members = within(tbt.getByRole('table', { name: '单个成员，已收录的时段' }));
    expect(members.getByRole('row', { name: /^中国/ })).toHaveTextContent(
      /2018 年65.*2019 年 未收录.*2020 年 1—3 月18/,
    );
    expect(tbt.getByText(/新加坡.*没有收录 TBT 通报数/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^2022/ }));
    await count(/^找到 1 条/);
    expect(address()).toBe('#/home/riskCase?tab=warnings&year=2022');
  });

  it('D33: have tables whose heads all have words', async () => {
    await openApp('/home/riskCase?tab=warnings');
    await region('措施到期').findByText(/^\d+ 项措施将要到期/);
    await region('技术性贸易壁垒（TBT）通报').findByText('4,079');
    const heads = screen.getAllByRole('columnheader', { hidden: true });
    expect(heads.length).toBeGreaterThan(5);
    expect(heads.filter((head) => head.textContent.trim() === '')).toEqual([]);
  });

  it('have the measures whose last day is past on paper too, and folded again after it', async () => {
    await openApp('/home/riskCase?tab=warnings');
    const summary = await screen.findByText(/^截止日已过、是否延长未收录的措施/);
    const past = () => screen.queryByRole('table', { name: '截止日已过的措施' });
    expect(summary.closest('details')).not.toHaveAttribute('open');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(summary.closest('details')).toHaveAttribute('open');
    expect(past()).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(summary.closest('details')).not.toHaveAttribute('open');
  });

  it('lead back from a page that is past the last', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?tab=warnings&page=9');
    expect(await screen.findByText('这一页没有预警了。')).toBeVisible();
    expect(screen.queryByText('没有符合这些条件的预警。')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '回到第一页' }));
    expect(await screen.findByText('第 1—10 条，共 11 条')).toBeVisible();
    expect(address()).toBe('#/home/riskCase?tab=warnings');
  });

  it('keep the others where one cannot be read', async () => {
    server.use(http.get('*/portal/tbtNotification/findPage', () => HttpResponse.json({}, { status: 502 })));
    await openApp('/home/riskCase?tab=warnings');
    const tbt = () => region('技术性贸易壁垒（TBT）通报');
    await waitFor(() => expect(tbt().getByRole('alert')).toHaveTextContent('通报数加载失败。'));
    expect(await count(/^找到 11 条/)).toBeVisible();
    expect(screen.getByRole('region', { name: '措施到期' })).toBeVisible();
  });
});

describe('is my product in scope', () => {
  it('answers a linked question with the reason for each case', async () => {
    await openApp('/home/riskCase?tab=scope&hs=690721&from=CN&to=ID&date=2026-12-15');
    const likely = within(await screen.findByRole('region', { name: '明确列出这个编码和来源' }));
    expect(likely.getByRole('link', { name: '瓷砖' })).toBeVisible();
    expect(likely.getByText('案件列出了六位编码 6907.21。')).toBeVisible();
    expect(likely.getByText('明确列出中国。')).toBeVisible();
    expect(likely.getByText('按收录的期限，这一天措施在实施中（至2029年10月23日）。')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: '编码未收录，要比对产品描述' })).getAllByRole('link'),
    ).toHaveLength(2);
    expect(screen.getByText('以公告原文为准。')).toBeVisible();
    expect(
      screen.getByText('1 件案件明确列出这个编码和来源，可能适用于你的货物。', { selector: 'main p' }),
    ).toBeVisible();
    expect(
      screen.getByText(/^另有 2 件的编码未收录.*本库收录印度尼西亚发起的案件 7 件，不是全部。$/, {
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
    expect(await screen.findByText('本库没有收录文莱发起的案件。')).toBeVisible();
  });

  it('sets apart measures that are not in force on the day, by what the data have of their dates', async () => {
    await openApp('/home/riskCase?tab=scope&hs=760421&from=MY&to=AU&date=2022-06-28');
    const ended = within(await screen.findByRole('region', { name: '明确列出这个编码和来源' }));
    expect(
      screen.getByText(/^1 件案件明确列出这个编码和来源，但已终止或没有采取措施。/, { selector: 'main p' }),
    ).toBeVisible();
    expect(ended.getByRole('link', { name: '铝型材' })).toBeVisible();
    expect(ended.getByText('措施已于2022年6月27日终止，在这一天之前。')).toBeVisible();
    const alloy = ended.getByRole('link', { name: '铝型材' }).closest('li') as HTMLElement;
    expect(within(alloy).queryByText('可能在范围内')).not.toBeInTheDocument();
    act(
      () => void (window.location.hash = '#/home/riskCase?tab=scope&hs=760421&from=MY&to=AU&date=2021-01-01'),
    );
    expect(await screen.findByText('收录的起始日2021年6月在这一天之后。')).toBeVisible();
    const named = within(screen.getByRole('region', { name: '明确列出这个编码和来源' }));
    expect(named.getByRole('link', { name: '表面处理铝型材' })).toBeVisible();
    expect(named.getByText('措施于2022年6月27日终止，不早于这一天。')).toBeVisible();
  });

  it('does not promise an end where an extension is not in the data', async () => {
    await openApp('/home/riskCase?tab=scope&hs=392020&from=CN&to=VN&date=2026-01-01');
    const past = within(await screen.findByRole('region', { name: '明确列出这个编码和来源' }));
    expect(past.getByText('收录的截止日2025年7月22日在这一天之前，是否延长未收录。')).toBeVisible();
    expect(
      screen.getByText(/^1 件案件明确列出.*之后的情况未收录，请查公告。$/, { selector: 'main p' }),
    ).toBeVisible();
  });

  it('D3: the case that names the heading and the origin comes first, and is counted', async () => {
    await openApp('/home/riskCase?tab=scope&hs=720838&from=CN&to=VN&date=2026-12-15');
    const named = within(await screen.findByRole('region', { name: '明确列出这个编码和来源' }));
    expect(named.getByRole('link', { name: '热轧钢板' })).toBeVisible();
    expect(named.getByText('案件列出了整个品目 72.08，你的编码 7208.38 属于它。')).toBeVisible();
    expect(screen.getByText(/^1 件案件明确列出这个编码和来源/, { selector: 'main p' })).toBeVisible();
    const near = screen.getByRole('region', { name: '相近，要看公告' });
    expect(
      named.getByRole('link', { name: '热轧钢板' }).compareDocumentPosition(near) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(screen.queryByText(/(^|\D)0 件/)).not.toBeInTheDocument();
  });

  it('M15: an end that follows from the legal limit alone is no statement that the measure applies', async () => {
    await openApp('/home/riskCase?tab=scope&hs=831110&from=CN&to=VN&date=2026-12-15');
    expect(
      await screen.findByText(/^收录的起始日为2022年8月，截止日未收录；按最长五年推算可能至2027年8月/),
    ).toBeVisible();
    expect(screen.queryByText(/在实施中（至/)).not.toBeInTheDocument();
  });

  it('says which date of the address does not exist, and keeps the rest of the question', async () => {
    await openApp('/home/riskCase?tab=scope&hs=690721&from=CN&to=ID&date=2026-02-30');
    expect(await screen.findByText(/^“2026-02-30”不是日历上的日期，改用今天（/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: /^6907\.21，中国 → 印度尼西亚，/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: '出口国' })).toHaveDisplayValue('中国');
    expect(address()).toContain('hs=690721&from=CN&to=ID&date=2026-02-30');
  });

  it('names countries of the address that are none of the 16, and takes one in their place', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?tab=scope&hs=690721&from=XX&to=us&date=2026-12-15');
    expect(await screen.findByText('本站没有“XX”的数据。')).toBeVisible();
    const other = screen.getByText('本站没有“us”的数据。');
    expect(screen.queryByText(/^填好产品/)).not.toBeInTheDocument();
    const block = within(other.closest('.empty-state') as HTMLElement);
    await user.click(block.getByRole('button', { name: '印度尼西亚' }));
    expect(address()).toContain('hs=690721&from=XX&to=ID&date=2026-12-15');
    expect(screen.queryByText('本站没有“us”的数据。')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '中国' }));
    expect(await caseLink('瓷砖')).toBeVisible();
    expect(screen.queryByText(/^本站没有“.*”的数据。$/)).not.toBeInTheDocument();
  });

  it('names them in Vietnamese', async () => {
    await openApp('/home/riskCase?tab=scope&from=XX&date=2026-13-01', 'vi');
    expect(await screen.findByText('Trang web này không có dữ liệu về “XX”.')).toBeVisible();
    expect(screen.getByText(/^“2026-13-01” không phải là ngày có trong lịch/)).toBeVisible();
  });
});
