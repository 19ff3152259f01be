import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope } from '../../mocks/envelope';
import { useApiServer } from '../support/api-server';
import { requestPortal } from '../support/request-mocks';
import { openApp } from '../support/open-app';

const server = useApiServer();

const address = () => decodeURIComponent(window.location.hash);
const group = (name: string) => screen.findByRole('region', { name });
const headlines = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const article = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

afterEach(() => localStorage.clear());

describe('the news list', () => {
  it('shows the newest under their years, what is ahead as such, and the days to come beside them', async () => {
    await openApp('/home/newsDetails');
    const ahead = within(await group('2027'));
    expect(ahead.getByRole('link', { name: /^GB\/T 3920-2024/ })).toBeVisible();
    expect(ahead.getByText('即将')).toBeVisible();
    expect(within(await group('2025')).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getAllByText('24 条，是本站收录的，不是全部新闻')[0]).toBeVisible();
    const aside = within(screen.getByRole('complementary', { name: '接下来' }));
    expect(await aside.findAllByText(/^还有 [\d,]+ 天$/)).toHaveLength(5);
    expect(aside.queryByText('待核')).toBeNull();
  });

  it('is searched and filtered by its address, which back and forward follow', async () => {
    const user = userEvent.setup();
    await openApp('/home/newsDetails');
    await group('2027');
    await user.click(screen.getByRole('checkbox', { name: /^贸易救济/ }));
    expect((await screen.findAllByText('11 条，是本站收录的，不是全部新闻'))[0]).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^日本/ }));
    await user.type(screen.getByRole('searchbox', { name: '搜索新闻' }), '石墨电极{Enter}');
    expect((await screen.findAllByText('“石墨电极”找到 1 条'))[0]).toBeVisible();
    expect(address()).toBe('#/home/newsDetails?kind=risk&country=JP&q=石墨电极');
    expect(screen.getAllByText('石墨电极', { selector: 'mark' })).not.toHaveLength(0);
    act(() => window.history.back());
    await screen.findAllByText('11 条，是本站收录的，不是全部新闻');
    expect(screen.getByRole('checkbox', { name: /^日本/ })).not.toBeChecked();
  });

  it('opens cold at a page and a year, then under its months; what makes no sense is passed over', async () => {
    await openApp('/home/newsDetails?year=2025&kind=gossip&country=xx&page=0');
    expect(await group('2025年9月')).toBeVisible();
    expect(headlines()).toHaveLength(6);
    expect(screen.getByRole('button', { name: '清除筛选' })).toBeVisible();
  });

  it('says why nothing is there and where to go on', async () => {
    const user = userEvent.setup();
    await openApp('/home/newsDetails?q=nothing-like-this&kind=risk');
    expect(await screen.findByText('没有符合条件的新闻')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '清除筛选' })[0]!);
    expect(await group('2027')).toBeVisible();
    expect(address()).toBe('#/home/newsDetails');
    act(() => void (window.location.hash = '#/home/newsDetails?page=9'));
    expect(await screen.findByText('没有第 9 页')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '回到第一页' }));
    expect(await group('2027')).toBeVisible();
  });

  it.each([
    ['fails', () => HttpResponse.json({}, { status: 502 })],
    ['breaks its schema', () => HttpResponse.json(envelope({ total: 1, rows: [{ id: 7 }] }))],
  ])('stays usable where its call %s', async (_, answer) => {
    const user = userEvent.setup();
    server.use(http.get('*/portal/news/findPage', answer));
    await openApp('/home/newsDetails');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('新闻加载失败。');
    expect(await screen.findAllByText(/^还有 [\d,]+ 天$/)).toHaveLength(5);
    act(() => server.resetHandlers());
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await group('2027')).toBeVisible();
  });
});

describe('a piece of news', () => {
  it('is reached from the list, counts as read, leads on in the filtered list, and back to it', async () => {
    const user = userEvent.setup();
    await openApp('/home/newsDetails?country=MY&kind=risk');
    await user.click(await screen.findByRole('link', { name: /马来西亚对原产于/ }));
    await article(/马来西亚对原产于/);
    const around = within(screen.getByRole('navigation', { name: '相邻的新闻' }));
    expect(around.getByText('已经是最新的一条')).toBeVisible();
    await user.click(around.getByRole('link', { name: /共聚聚甲醛/ }));
    await article(/共聚聚甲醛/);
    await user.click(screen.getByRole('link', { name: '返回新闻列表' }));
    await group('2025');
    expect(address()).toBe('#/home/newsDetails?country=MY&kind=risk');
    expect(screen.getAllByText(/已读$/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '清除已读标记' }));
    expect(screen.queryByText(/已读$/)).not.toBeInTheDocument();
  });

  it('opens cold, with source, original, codes, countries and case', async () => {
    await openApp('/home/newsDetails/details/id-ceramic-tile-2024');
    await article(/印度尼西亚对原产于中国的瓷砖/);
    const link = (name: string | RegExp) => screen.getByRole('link', { name });
    expect(link(/^看原文/)).toHaveAttribute(
      'href',
      expect.stringContaining('https://indonesiasentinel.com/'),
    );
    expect(link('查 6907.21 的税率和规则')).toHaveAttribute(
      'href',
      '#/home/taxOriginSearch?hs=690721&from=CN&to=ID',
    );
    expect(link('印度尼西亚')).toHaveAttribute('href', '#/home/nationGuide?country=ID');
    expect(link('看这个案件的各个阶段')).toHaveAttribute(
      'href',
      '#/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024',
    );
    expect(screen.getByText(/每平方米13,446—94,544印尼盾/)).toBeVisible();
    expect(link('返回新闻列表')).toHaveAttribute('href', '#/home/newsDetails');
  });

  it('announces what has not happened yet, in the reader’s language', async () => {
    await openApp('/home/newsDetails/details/cn-gbt-3920-2027', 'vi');
    await article(/GB\/T 3920-2024/);
    expect(screen.getByText('Sự kiện này được ấn định vào 01/01/2027 và chưa diễn ra.')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'ISO 105-X12:2016, mức độ chấp nhận: chưa có' })).toBeVisible();
  });

  it('says where its text has another language', async () => {
    await openApp('/home/newsDetails/details/sample-hostile-html', 'ms');
    await article('Sample: news whose text carries hostile code');
    expect(screen.getByText('Teks belum ada dalam bahasa ini; dipaparkan dalam bahasa Cina.')).toBeVisible();
    expect(screen.getByText(/可以照常阅读/).closest('[lang]')).toHaveAttribute('lang', 'zh');
  });

  it('copies a link that opens cold', async () => {
    const user = userEvent.setup();
    await openApp('/home/newsDetails/details/my-pet-2025');
    await article(/马来西亚对原产于/);
    await user.click(screen.getByRole('button', { name: '复制链接' }));
    expect(await screen.findAllByText('已复制链接')).not.toHaveLength(0);
    expect(await navigator.clipboard.readText()).toMatch(/#\/home\/newsDetails\/details\/my-pet-2025$/);
  });

  it('of an unknown id stays in the page, with a way back that keeps the filters', async () => {
    window.history.replaceState({ usr: { from: 'kind=risk&page=2' } }, '', '#/home/newsDetails/details/none');
    await openApp('/home/newsDetails/details/none');
    await article('没有这条新闻');
    expect(address()).toBe('#/home/newsDetails/details/none');
    expect(screen.getByRole('link', { name: '回到新闻列表' })).toHaveAttribute(
      'href',
      '#/home/newsDetails?kind=risk&page=2',
    );
  });

  it('with hostile HTML is harmless and readable', async () => {
    const opened = vi.spyOn(window, 'open');
    await openApp('/home/newsDetails/details/sample-hostile-html');
    await article('示例：正文带有恶意代码的消息');
    expect(screen.getByText('示例数据')).toBeVisible();
    const body = screen.getByRole('region', { name: '正文' });
    expect(within(body).getByRole('heading', { level: 3, name: '第一部分' })).toBeVisible();
    expect(body).toHaveTextContent('这一段可以照常阅读。');
    expect(body).toHaveTextContent('最后一段，没有收尾的标签');
    expect(within(body).getByRole('rowheader', { name: '项目' })).toBeVisible();
    const links = within(body).getAllByRole('link');
    expect(links.map((each) => each.getAttribute('href'))).toEqual([
      'https://example.com/notice',
      '#/home/lawService',
    ]);
    expect(within(body).getByText(/看似链接的文字/)).toBeVisible();
    expect(body.querySelector('script,style,iframe,form,input,button,svg[onload],math,meta,img')).toBeNull();
    expect(body.innerHTML).not.toMatch(/on\w+=|javascript:|newsAttack|请登录/);
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    expect(screen.getByText('原文未收录网址')).toBeVisible();
    await waitFor(() => expect('newsAttack' in window).toBe(false));
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('that cannot be read says so and can be read again', async () => {
    const user = userEvent.setup();
    server.use(http.get('*/portal/news/get', () => HttpResponse.json(envelope({ id: 'my-pet-2025' }))));
    await openApp('/home/newsDetails/details/my-pet-2025');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('这条新闻加载失败。');
    act(() => server.resetHandlers());
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    await article(/马来西亚对原产于/);
  });
});

describe('news that are not available in the language of the page', () => {
  const tagged = (box: HTMLElement) =>
    [...box.querySelectorAll('.tag')].filter((tag) => tag.textContent === 'Ngôn ngữ English');

  it('name their language in the list: once for headline and summary, and at an event to come', async () => {
    const page = await requestPortal<{ rows: { headline: object; summary: object }[] }>(
      'news/findPage',
      'en',
    );
    const [first, second] = page.rows;
    const mixed = { ...second, headline: { text: 'Tin bằng tiếng Việt', lang: 'vi' } };
    server.use(
      http.get('*/portal/news/findPage', () =>
        HttpResponse.json(envelope({ ...page, rows: [first, mixed] })),
      ),
    );
    const coming = await requestPortal<object>('news/findUpcoming?after=2026-11-21', 'en');
    server.use(http.get('*/portal/news/findUpcoming', () => HttpResponse.json(envelope(coming))));
    await openApp('/home/newsDetails', 'vi');
    const items = (await screen.findAllByRole('heading', { level: 3 })).map((heading) =>
      heading.closest('li')!,
    );
    expect(items.map((item) => tagged(item).length)).toEqual([1, 1]);
    expect(tagged(within(items[0]!).getByRole('heading'))).toHaveLength(1);
    expect(tagged(within(items[1]!).getByRole('heading'))).toHaveLength(0);
    const aside = screen.getByRole('complementary');
    const days = await within(aside).findAllByRole('listitem');
    expect(days.map((day) => tagged(day).length)).toEqual(days.map(() => 1));
  });

  it('name their source in its own language, in the list and on their page', async () => {
    await openApp('/home/newsDetails', 'vi');
    const [name] = await screen.findAllByText('gbstd.com, catalogue of standards');
    expect(name).toHaveAttribute('lang', 'en');
    expect(name!.closest('p')).toHaveTextContent(/Nguồn: gbstd\.com, catalogue of standards/);
  });

  it('name it on their page, at headline, source and neighbours', async () => {
    const record = await requestPortal<object>('news/get?id=my-pet-2025', 'en');
    server.use(http.get('*/portal/news/get', () => HttpResponse.json(envelope(record))));
    await openApp('/home/newsDetails/details/my-pet-2025', 'vi');
    const heading = await screen.findByRole('heading', { level: 1, name: /Malaysia/ });
    expect(tagged(heading.parentElement!.querySelector('.news-head-mark')!)).toHaveLength(1);
    expect(tagged(screen.getByText('Nguồn', { selector: 'dt' }).parentElement!)).toHaveLength(1);
    const around = screen.getByRole('navigation', { name: 'Tin liền kề' });
    expect(tagged(around)).toHaveLength(within(around).getAllByRole('link').length);
  });
});
