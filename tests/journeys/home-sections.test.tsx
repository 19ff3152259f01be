import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUIDE_STEPS } from '@/features/service-guide/guide-steps';
import guideTexts from '@/shared/i18n/locales/zh/guide.json';
import { envelope } from '../../mocks/envelope';
import { useApiServer } from '../support/api-server';
import { requestPortal } from '../support/request-mocks';
import { openApp } from '../support/open-app';

const server = useApiServer();

/** What is past and what is to come is assessed by this day. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 8) }));
afterEach(() => void vi.useRealTimers());

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const address = () => decodeURI(window.location.hash);

/** Answers home/get with `change` in it. */
async function answerHome(change: Record<string, unknown>): Promise<void> {
  const available = await requestPortal<Record<string, unknown>>('home/get');
  server.use(
    http.get('*/portal/home/get', () => HttpResponse.json(envelope({ ...available, ...change }) as never)),
  );
}

describe('the home page has the sections of the specification (§1)', () => {
  it('in its order, each with a heading', async () => {
    await openApp('/home');
    await section('四个重点行业');
    await screen.findByRole('heading', { name: '数据从哪里来' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      '新闻资讯',
      '服务导航',
      '合规服务',
      '国别与投资指南',
      '标准工具箱',
      '风险指数',
      '四个重点行业',
      '数据从哪里来',
    ]);
  });

  it('latest news lead to their page; what is to come is named with its date', async () => {
    await openApp('/home');
    const news = await section('新闻资讯');
    const first = await news.findByRole('link', { name: /进口食品境外生产企业注册管理规定/ });
    expect(first).toHaveAttribute('href', expect.stringMatching(/^#\/home\/newsDetails\/details\/[\w-]+$/));
    expect(news.getAllByText('2027-01-01', { selector: 'time' })[0]).toBeVisible();
    expect(news.getByText(/^协定、政策与贸易救济大事记/).closest('.source-line')).toHaveTextContent(
      /2026-11.*各缔约方关税年度的起始日.*（RCEP Secretariat），2020-11-15/,
    );
    expect(news.getByRole('link', { name: '全部新闻' })).toHaveAttribute('href', '#/home/newsDetails');
  });

  it('latest news say their subject and where they were read', async () => {
    await openApp('/home');
    const news = await section('新闻资讯');
    const link = await news.findByRole('link', { name: /进口食品境外生产企业注册管理规定/ });
    expect(link.closest('li')).toHaveTextContent(/(协定|关税|政策|标准|贸易救济) · \S/);
  });

  it('news of another language than the page name it, what is to come too', async () => {
    const english = await requestPortal<{ news: unknown }>('home/get', 'en');
    await answerHome({ news: english.news });
    await openApp('/home');
    const news = await section('新闻资讯');
    await news.findAllByText('2027-01-01', { selector: 'time' });
    for (const item of news.getAllByRole('listitem'))
      expect(within(item).getByText('English')).toHaveAttribute('lang', 'en');
  });

  it('service guidance begins with the country pair of the sentence and takes its product and date to the steps', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    const service = await section('服务导航');
    expect(service.getByRole('combobox', { name: '出口国' })).toHaveDisplayValue('日本');
    await user.selectOptions(service.getByRole('combobox', { name: '进口国' }), '韩国');
    await user.click(service.getByRole('button', { name: '对调服务导航的出口国和进口国' }));
    expect(service.getByRole('combobox', { name: '出口国' })).toHaveDisplayValue('韩国');
    await user.click(service.getByRole('button', { name: '列出步骤' }));
    expect(address()).toBe('#/home/serviceGuide?hs=940620&from=KR&to=JP&date=2026-11-21');
    await screen.findByRole('heading', { level: 1, name: '服务导航' });
  });

  it.each([
    ['a product in words goes with the pair', '锂电池', 'hs=锂电池&'],
    ['what is neither code nor words does not', '12', ''],
  ])('%s', async (_title, typed, requested) => {
    const user = userEvent.setup();
    await openApp('/home');
    const service = await section('服务导航');
    const product = screen.getByRole('combobox', { name: 'HS 编码或品名' });
    await user.clear(product);
    await user.type(product, typed);
    await user.click(service.getByRole('button', { name: '列出步骤' }));
    expect(address()).toBe(`#/home/serviceGuide?${requested}from=JP&to=VN&date=2026-11-21`);
  });

  it('the steps are those of the guide', async () => {
    await openApp('/home');
    const service = await section('服务导航');
    expect(service.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent)).toEqual(
      GUIDE_STEPS.map((id) => guideTexts.step[id].title),
    );
  });

  it('squares are spoken of where they stand, on the screen before the map and in print', async () => {
    await openApp('/home');
    const risk = await section('风险指数');
    expect(await risk.findByText('高低为示例，不作判断依据。')).toBeVisible();
    for (const words of risk.getAllByText('方格是示意，不表示国界。'))
      expect(words.previousElementSibling).toHaveClass('risk-tiles');
  });

  it('has a sentence and no map where no country has a level', async () => {
    const { risk } = await requestPortal<{ risk: object }>('home/get');
    await answerHome({ risk: { ...risk, levels: [] } });
    await openApp('/home');
    const part = await section('风险指数');
    expect(await part.findByText('各国风险高低未收录。')).toBeVisible();
    expect(part.queryByText('方格是示意，不表示国界。')).toBeNull();
  });

  it('the product box keeps a name in sight while something stands in it', async () => {
    await openApp('/home');
    const product = await screen.findByRole('combobox', { name: 'HS 编码或品名' });
    expect(product).toHaveDisplayValue(/\d/);
    expect(screen.getByText('HS 编码或品名')).toBeVisible();
  });

  it('laws are counted by kind, and the counts say what they cover', async () => {
    await openApp('/home');
    const laws = await section('合规服务');
    const link = await laws.findByRole('link', { name: '经贸管理措施' });
    expect(link).toHaveAttribute('href', '#/home/lawService?kind=tradeMeasures');
    expect(laws.getByText(/其中 \d+ 件待核；件数是收录量，不是该国总数。/)).toBeVisible();
    expect(laws.getByText(/^16国法律法规题录/).closest('.source-line')).toHaveTextContent('2026');
  });

  it('a kind of laws that was not counted is a dash and no zero', async () => {
    await answerHome({
      laws: { counts: [{ kind: 'laws', count: 39 }], countries: 16, unchecked: 1, sources: [] },
    });
    await openApp('/home');
    const laws = await section('合规服务');
    const figureOf = (name: string) =>
      laws.getByRole('link', { name }).closest('.figure')?.querySelector('.figure-value');
    await laws.findByText('39');
    expect(figureOf('经贸管理措施')).toHaveTextContent(/^—$/);
    expect(figureOf('法律法规')).toHaveTextContent(/^39件$/);
  });

  it.each([
    [1204, '999+'],
    [1000, '999+'],
    [999, '999'],
    [0, '0'],
  ])('"usage count is shown as 999+": %i uses are %s', async (used, shown) => {
    await answerHome({ standards: { supported: 200, used, mark: 'sample' } });
    await openApp('/home');
    const standards = await section('标准工具箱');
    expect((await standards.findByText('使用次数')).parentElement).toHaveTextContent(`使用次数${shown}`);
    expect(standards.getAllByText('示例数据')).toHaveLength(1);
    expect(standards.getAllByRole('link')).toHaveLength(4);
  });

  it('risk has four kinds, made-up ones marked, and the levels in words; India is not rated', async () => {
    await openApp('/home');
    const risk = await section('风险指数');
    expect((await risk.findByRole('link', { name: '技术性贸易壁垒' })).closest('.figure')).toHaveTextContent(
      '3,304',
    );
    expect(risk.getByRole('link', { name: '标准风险' }).closest('.figure')).toHaveTextContent('示例数据');
    const notRated = risk.getByText('不评级，1 国').closest('div');
    expect(notRated).toHaveTextContent('印度');
    const cases = risk.getByRole('table', { name: '各国发起的案件数' });
    expect(within(cases).getAllByRole('row')).toHaveLength(12);
    const source = cases.nextElementSibling;
    expect(source).toHaveTextContent(/16国贸易救济案件（本站汇集，出处写在各案）.*2026-11/);
    expect(source).not.toHaveTextContent('示例');
  });

  it.each([
    ['news', '新闻资讯', { latest: 'none' }],
    [
      'laws',
      '合规服务',
      { counts: [{ kind: 'laws', count: '39' }], countries: 16, unchecked: 1, sources: [] },
    ],
    ['standards', '标准工具箱', undefined],
    ['risk', '风险指数', { tbt: null }],
  ])(
    'a malformed part (%s) fails in its section; the others stay, and it can be read again',
    async (part, name, broken) => {
      const user = userEvent.setup();
      await answerHome({ [part]: broken });
      await openApp('/home');
      const failed = await section(name);
      await failed.findByRole('alert');
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect((await section('国别与投资指南')).getAllByRole('listitem')).toHaveLength(16);
      act(() => server.resetHandlers());
      await user.click(failed.getByRole('button', { name: '重试' }));
      expect((await failed.findAllByRole('link')).length).toBeGreaterThan(0);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('all of it in Vietnamese', async () => {
    await openApp('/home', 'vi');
    const risk = await section('Chỉ số rủi ro');
    expect(await risk.findByText('Không xếp mức, 1 nước')).toBeVisible();
    expect((await section('Tin tức')).getAllByRole('listitem').length).toBeGreaterThan(3);
  });
});
