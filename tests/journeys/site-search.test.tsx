import { PATIENCE } from '../support/patience';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { holdBack } from '../support/hold-back';
import { openApp } from '../support/open-app';

const server = useApiServer();

const SEARCH = '*/rcep-boot/api/v1/portal/search/findPage';

async function openSearch(address = '/home/about', language: Language = 'zh', name = '全站搜索') {
  await openApp(address, language);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = within(await screen.findByRole('dialog', { name }, PATIENCE));
  return { dialog, box: dialog.getByRole('combobox') };
}
const main = () => within(screen.getByRole('main'));

describe('the search over the whole site', () => {
  it('opens with Ctrl K, finds pages, laws and cases by kind, and opens one by keyboard', async () => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch();
    await waitFor(() => expect(box).toHaveFocus());
    await user.type(box, '反倾销');
    const cases = await dialog.findByRole('group', { name: /^风险案例 \d+$/ }, PATIENCE);
    expect(within(cases).getAllByRole('option').length).toBe(4);
    expect(dialog.getByRole('group', { name: '页面 1' })).toHaveTextContent('风险案例库');
    expect(dialog.getAllByText('反倾销', { selector: 'mark' }).length).toBeGreaterThan(1);
    expect(await dialog.findByText(/^找到 \d+ 条$/, { selector: 'p' }, PATIENCE)).toBeVisible();

    await user.keyboard('{ArrowDown}');
    const first = dialog.getAllByRole('option')[0]!;
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', first.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#/home/riskCase'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('puts codes first for digits, full-width ones too, and remembers what was searched', async () => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch();
    await user.type(box, '８５０７．６０');
    const option = await dialog.findByRole('option', { name: /^8507\.60/ }, PATIENCE);
    expect(dialog.getAllByRole('option')[0]).toBe(option);
    await user.click(option);
    await waitFor(() => expect(window.location.hash).toBe('#/home/taxOriginSearch?hs=850760'));

    await user.click(screen.getByRole('button', { name: '搜索' }));
    const again = within(await screen.findByRole('dialog', { name: '全站搜索' }, PATIENCE));
    await user.click(again.getByRole('option', { name: '8507.60' }));
    expect(again.getByRole('combobox')).toHaveValue('8507.60');
    await user.clear(again.getByRole('combobox'));
    await user.click(again.getByRole('button', { name: '清除记录' }));
    expect(again.queryByRole('option')).not.toBeInTheDocument();
  });

  it('finds a country by its name in any language', async () => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch('/home/about', 'en', 'Search the site');
    await user.type(box, '越南');
    const option = await dialog.findByRole('option', { name: 'Viet Nam' }, PATIENCE);
    expect(option).toHaveAttribute('href', '#/home/nationGuide?country=VN');
  });

  it('reads a country and a code together as a tariff question', async () => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch();
    await user.type(box, '越南 850760');
    const question = await dialog.findByRole(
      'option',
      { name: '8507.60 进口到越南：税率与原产地规则' },
      PATIENCE,
    );
    expect(question).toHaveAttribute('href', '#/home/taxOriginSearch?hs=850760&to=VN');
    expect(await dialog.findByRole('option', { name: /^8507\.60 ?锂离子/ }, PATIENCE)).toBeVisible();
    expect(dialog.getByRole('option', { name: '越南' })).toBeVisible();
    await user.clear(box);
    await user.type(box, 'HS 8507');
    expect(await dialog.findByRole('group', { name: /^HS 编码 \d+$/ }, PATIENCE)).toBeVisible();
    expect(await dialog.findByRole('group', { name: /^标准 \d+$/ }, PATIENCE)).toBeVisible();
  });

  it('finds a country by another of its names', async () => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch();
    await user.type(box, '南韩');
    expect(await dialog.findByRole('option', { name: '韩国' }, PATIENCE)).toBeVisible();
    await user.clear(box);
    await user.type(box, '印尼');
    expect(await dialog.findByRole('option', { name: '印度尼西亚' }, PATIENCE)).toBeVisible();
  });

  it('asks for codes by the whole text, and without the country where that finds none', async () => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch('/home/about', 'en', 'Search the site');
    await user.type(box, 'china pedestals');
    expect(await dialog.findByRole('group', { name: 'HS codes 1' }, PATIENCE)).toHaveTextContent('6910.10');
    await user.clear(box);
    await user.type(box, 'Japan pedestals');
    expect(await dialog.findByRole('group', { name: 'HS codes 3' }, PATIENCE)).toHaveTextContent('6910.90');
  });

  it('opens a standard on its page and shows how it is related to others', async () => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch();
    await user.type(box, 'GB/T 4100-2015');
    const option = await dialog.findByRole('option', { name: /GB\/T 4100-2015 陶瓷砖/ }, PATIENCE);
    expect(option).toHaveTextContent('修改采用 ISO 13006:2012（MOD）');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#/home/standard/details/gb-t-4100-2015'));
  });

  it('says that too little was typed, that nothing was found, and what could not be asked', async () => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch();
    await user.type(box, 'a');
    expect(dialog.getByText('至少输入两个字符。', { selector: 'p' })).toBeVisible();
    await user.clear(box);
    await user.type(box, '没有这个词');
    expect(await dialog.findByText(/^没有找到“没有这个词”。/, { selector: 'p' }, PATIENCE)).toBeVisible();
    server.use(http.get(SEARCH, () => HttpResponse.json({ code: 0, msg: '', data: { rows: 1 } })));
    await user.clear(box);
    await user.type(box, '关税');
    expect(await dialog.findByText(/查询失败，请重试/, {}, PATIENCE)).toBeVisible();
    expect(dialog.getByRole('group', { name: /^页面/ })).toBeVisible();
    server.resetHandlers();
    await user.click(dialog.getByRole('button', { name: '重试' }));
    expect(await dialog.findByRole('group', { name: /^法律法规/ }, PATIENCE)).toBeVisible();
  });

  it('keeps out of the way of another dialog', async () => {
    const user = userEvent.setup();
    await openApp('/home/about');
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    await screen.findByRole('dialog', { name: '主菜单' }, PATIENCE);
    const isFree = fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(isFree).toBe(true);
    expect(screen.queryByRole('dialog', { name: '全站搜索' })).not.toBeInTheDocument();
  });
});

describe('the page of all results', () => {
  it('is reached from the dialog, narrows to a kind and turns pages; back keeps them', async () => {
    const user = userEvent.setup();
    const { box } = await openSearch();
    await user.type(box, '反倾销{Enter}');
    expect(await main().findByRole('heading', { level: 1, name: '全站搜索' }, PATIENCE)).toBeVisible();
    await user.click(
      await main().findByRole('link', { name: /^全部 \d+ 条$/, description: /^风险案例/ }, PATIENCE),
    );
    await waitFor(() => expect(window.location.hash).toContain('kind=case'));
    await user.click(await main().findByRole('button', { name: '下一页' }, PATIENCE));
    expect(await main().findByText(/^第 11—20 条/, {}, PATIENCE)).toBeVisible();
    window.history.back();
    expect(await main().findByText(/^第 1—10 条/, {}, PATIENCE)).toBeVisible();
    expect(main().getByRole('link', { name: '风险案例', current: 'page' })).toBeVisible();
  });

  it('shows a standard with its page on this site, and how it is related to others', async () => {
    await openApp('/home/search?q=GB/T 36008-2018&kind=standard');
    const found = await main().findByRole('link', { name: /^GB\/T 36008-2018/ }, PATIENCE);
    expect(found).toHaveAttribute('href', '#/home/standard/details/gb-t-36008-2018');
    expect(found).not.toHaveAttribute('target');
    expect(await main().findByText(/^等同采用 ISO\/TS 15066:2016（IDT）$/, {}, PATIENCE)).toBeVisible();
  });

  it('opens cold, ignores a kind that is none, and names what has nothing', async () => {
    await openApp('/home/search?q=RCEP&kind=song');
    expect(await main().findByRole('region', { name: /^法律法规 \d+$/ }, PATIENCE)).toBeVisible();
    expect(main().getByRole('link', { name: '全部种类', current: 'page' })).toBeVisible();
    expect(main().queryByRole('link', { name: '国家' })).not.toBeInTheDocument();
  });

  it('lists the codes of the whole text, those without the country where it finds none', async () => {
    await openApp('/home/search?q=china pedestals', 'en');
    expect(await main().findByRole('region', { name: 'HS codes 1' }, PATIENCE)).toHaveTextContent('6910.10');
    await act(async () => void (window.location.hash = '#/home/search?q=Japan pedestals'));
    expect(await main().findByRole('region', { name: 'HS codes 3' }, PATIENCE)).toHaveTextContent('6910.90');
  });

  it('names the list that codes come from, among all kinds and alone', async () => {
    const sourceLine = async () =>
      (await main().findByText('商品名称及编码协调制度2022年版六位编码', {}, PATIENCE)).closest(
        '.source-line',
      );
    await openApp('/home/search?q=9406');
    expect(await sourceLine()).toHaveTextContent(/2024-10-25/);
    await act(async () => void (window.location.hash = '#/home/search?q=9406&kind=hs'));
    expect(await main().findByRole('link', { name: 'HS 编码', current: 'page' }, PATIENCE)).toBeVisible();
    expect(await sourceLine()).toHaveTextContent(/2024-10-25/);
  });

  it('shows each kind only when those above it are known, so that nothing is pushed down', async () => {
    const letGo = holdBack(server, 'portal/hs/suggest', '6907');
    await openApp('/home/search?q=6907');
    const kinds = within(main().getByRole('navigation', { name: '种类' }));
    const cases = () => main().queryByRole('region', { name: /^风险案例 \d+$/ });
    await waitFor(() => expect(kinds.getByText('风险案例').closest('li')).toHaveTextContent(/\d$/), PATIENCE);
    expect(cases()).not.toBeInTheDocument();
    letGo();
    const codes = await main().findByRole('region', { name: /^HS 编码 \d+$/ }, PATIENCE);
    expect(cases()).toBeVisible();
    expect(codes.compareDocumentPosition(cases()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('counts no kind that it could not search', async () => {
    server.use(http.get(SEARCH, () => HttpResponse.json({ code: -1, msg: '' })));
    await openApp('/home/search?q=关税');
    expect(await main().findByText(/查询失败，请重试/, {}, PATIENCE)).toBeVisible();
    const kinds = within(main().getByRole('navigation', { name: '种类' }));
    expect(kinds.getByText('法律法规').closest('li')).toHaveTextContent(/^法律法规$/);
    expect(kinds.getByText('国家').closest('li')).toHaveTextContent(/^国家0$/);
    await act(async () => void (window.location.hash = '#/home/search?q=没有这个词'));
    await waitFor(() => expect(kinds.getByText('页面').closest('li')).toHaveTextContent(/^页面0$/), PATIENCE);
    expect(main().queryByText('没有找到“没有这个词”。')).not.toBeInTheDocument();
  });

  it('without words, and with words that are nowhere, says where to go on', async () => {
    await openApp('/home/search');
    expect(
      await main().findByText('至少输入两个字符。', { selector: '.empty-state-why' }, PATIENCE),
    ).toBeVisible();
    expect(main().getByRole('navigation', { name: '种类' })).not.toHaveTextContent('0');
    const user = userEvent.setup();
    await user.type(main().getByRole('searchbox', { name: '搜索' }), '没有这个词{Enter}');
    expect(
      await main().findByText('没有找到“没有这个词”。', { selector: '.empty-state-why' }, PATIENCE),
    ).toBeVisible();
  });

  it('keeps the rest where one part cannot be asked, and asks again', async () => {
    server.use(http.get(SEARCH, () => new HttpResponse(null, { status: 404 })));
    await openApp('/home/search?q=关税');
    expect(await main().findByText(/查询失败，请重试/, {}, PATIENCE)).toBeVisible();
    expect(main().getByRole('region', { name: /^页面/ })).toBeVisible();
    server.resetHandlers();
    await userEvent.click(main().getByRole('button', { name: '重试' }));
    expect(await main().findByRole('region', { name: /^法律法规/ }, PATIENCE)).toBeVisible();
  });
});

describe('terms of the glossary', () => {
  it.each([
    ['累积', '累积', 'cumulation'],
    ['RVC', '区域价值成分（RVC）', 'rvc'],
    ['rvc40', '区域价值成分（RVC）', 'rvc'],
    ['de minimis', '微小含量', 'deMinimis'],
    ['協定税率', 'RCEP 税率（协定税率）', 'rcepRate'],
    ['누적', '累积', 'cumulation'],
    ['cộng gộp', '累积', 'cumulation'],
    ['cong gop', '累积', 'cumulation'],
    ['kumulasi', '累积', 'cumulation'],
    ['CTH', '税则归类改变（CTC）', 'ctc'],
    ['tariff differential', '关税差异', 'tariffDifferential'],
  ])('%s is found and leads to its place on the page', async (typed, name, id) => {
    const user = userEvent.setup();
    const { dialog, box } = await openSearch();
    await user.type(box, typed);
    const terms = await dialog.findByRole('group', { name: /^术语 \d+$/ }, PATIENCE);
    const [first] = within(terms).getAllByRole('option');
    expect(first).toHaveTextContent(name);
    expect(first).toHaveAttribute('href', `#/home/about?section=glossary&term=${id}`);
  });

  it('are a kind of the page of all results, in the reader’s language', async () => {
    await openApp('/home/search?q=累积&kind=term', 'en');
    const found = await main().findByRole('link', { name: 'Cumulation' }, PATIENCE);
    expect(found).toHaveAttribute('href', '#/home/about?section=glossary&term=cumulation');
    expect(main().getByRole('link', { name: 'Terms', current: 'page' })).toBeVisible();
  });
});
