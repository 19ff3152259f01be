import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

const server = useApiServer();

const address = () => decodeURIComponent(window.location.hash);
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const row = (name: string | RegExp) => screen.findByRole('link', { name }, PATIENCE);
const rows = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
const tab = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: '类别' })).getByRole('link', { name });
const choice = (facet: string, name: RegExp) =>
  within(screen.getByRole('group', { name: facet })).getByRole('checkbox', { name });
const count = (text: string | RegExp) =>
  screen.findByText(typeof text === 'string' ? new RegExp(`^${text}`) : text, { selector: 'p' }, PATIENCE);
const content = () => screen.getByRole('region', { name: '内容' }).querySelector('.law-content > p');
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('a law that is not available in the language of the page', () => {
  const tag = /^Ngôn ngữ English$/;
  const tagsIn = (box: HTMLElement) =>
    [...box.querySelectorAll('.tag')].filter((each) => tag.test(each.textContent));

  it('names its language in the list, once for title and summary of the same', async () => {
    await openApp('/home/lawService?country=MY', 'vi');
    const item = (await row('Customs Act 1967')).closest('li')!;
    expect(within(item).getByText('English')).toHaveAttribute('lang', 'en');
    expect(tagsIn(item)).toHaveLength(1);
  });

  it('names it on its page, at the title', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService?country=MY', 'vi');
    await user.click(await row('Customs Act 1967'));
    const heading = await title('Customs Act 1967');
    expect(tagsIn(heading.parentElement!.parentElement!).length).toBeGreaterThan(0);
  });

  it('is not marked where it is available', async () => {
    await openApp('/home/lawService?country=MY', 'zh');
    const item = (await row('马来西亚海关法')).closest('li')!;
    expect(within(item).queryByText(/^(中文|English)$/)).not.toBeInTheDocument();
  });
});

describe('the list of laws', () => {
  it('is narrowed step by step in the address, and is the same after a look at one law', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService');
    await row('中华人民共和国关税法');
    await count('本库收录 70 条，不是各国总数');
    expect(rows()).toHaveLength(20);
    expect(document.title).toBe('合规服务-RCEP 标准与合规平台');

    await user.click(choice('国家', /越南/));
    await count('找到 8 条；本库收录 70 条，不是各国总数');
    expect(tab('法律法规 7')).toBeVisible();
    await user.click(tab('法律法规 7'));
    await count('找到 7 条');
    expect(tab('法律法规 7')).toHaveAttribute('aria-current', 'page');
    await user.click(choice('所属协定', /RCEP/));
    await count('找到 4 条');
    expect(address()).toBe('#/home/lawService?country=VN&kind=laws&standardType=RCEP');

    await user.click(await row(/越南实施RCEP特惠进口税则议定/));
    await title(/越南实施RCEP特惠进口税则议定/);
    expect(document.title).toMatch(/^越南实施RCEP特惠进口税则议定.*-法规详情-RCEP 标准与合规平台$/);
    await user.click(screen.getByRole('link', { name: '返回合规服务列表' }));
    await count('找到 4 条');
    expect(address()).toBe('#/home/lawService?country=VN&kind=laws&standardType=RCEP');

    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await count('本库收录 70 条');
    expect(address()).toBe('#/home/lawService');
  });

  it('marks the summary where the title was checked, else the title, never both', async () => {
    await openApp('/home/lawService?country=MY,LA');
    await row('马来西亚海关法');
    const beside = (text: RegExp) => within(screen.getByText(text).closest('p') ?? document.body);
    expect(beside(/^规定马来西亚的海关制度/).getByText('待核')).toBeVisible();
    expect(beside(/^规定老挝的海关制度/).queryByText('待核')).not.toBeInTheDocument();
    expect(rows().map((one) => one.textContent)).toEqual([
      '马来西亚反补贴和反倾销税法 ',
      '马来西亚海关法 ',
      '老挝海关法 待核',
      '老挝投资促进法 待核',
    ]);
    expect(screen.getAllByText('待核')).toHaveLength(4);
  });

  it('opens cold with text, filters, order and page as the address says', async () => {
    await openApp('/home/lawService?q=RCEP&status=inForce,unknown&sort=oldest');
    await count(/^找到 \d+ 条/);
    expect(screen.getByRole('searchbox')).toHaveValue('RCEP');
    expect(choice('效力', /不明/)).toBeChecked();
    expect(choice('效力', /现行/)).toBeChecked();
    expect(screen.getByRole('link', { name: '旧的在前' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByText('RCEP', { selector: 'mark' })).not.toHaveLength(0);
    expect(rows()[0]).toHaveTextContent('澳大利亚海关法');
    expect(rows().map((one) => one.textContent)).toContainEqual(
      expect.stringMatching(/^商务部等6部门关于高质量实施/),
    );
  });

  it('puts the best match first where words are searched for, and by date on demand', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService?q=反倾销');
    await count(/^找到 \d+ 条/);
    const order = within(screen.getByRole('navigation', { name: '排序' }));
    expect(order.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '最相关的在前',
      '新的在前',
      '旧的在前',
    ]);
    expect(order.getByRole('link', { name: '最相关的在前' })).toHaveAttribute('aria-current', 'true');
    expect(rows()[0]).toHaveTextContent('反倾销');
    await user.click(order.getByRole('link', { name: '新的在前' }));
    await waitFor(() => expect(rows()[0]).not.toHaveTextContent('反倾销'));
    expect(address()).toContain('sort=newest');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: '最相关的在前' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '新的在前' })).toHaveAttribute('aria-current', 'true');
  });

  it('finds by words of the original title, marks them, and says when there is nothing', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService');
    await row('中华人民共和国关税法');
    await user.type(screen.getByRole('searchbox'), '関税{Enter}');
    await count('找到 2 条');
    expect(screen.getAllByText('関税', { selector: 'mark' })).toHaveLength(2);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '没有这种法{Enter}');
    expect(await screen.findByText('没有找到“没有这种法”。', {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: '看全部条目' })).toHaveAttribute('href', '#/home/lawService');
    expect(screen.queryByRole('button', { name: '导出 CSV' })).not.toBeInTheDocument();
  });

  it('passes over what makes no sense in the address, and leads back from behind the last page', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService?country=<b>,XYZ&kind=nonsense&year=20x4&sort=best&page=999');
    await user.click(await screen.findByRole('button', { name: '回到第一页' }, PATIENCE));
    await row('中华人民共和国关税法');
    await count('本库收录 70 条');
    expect(tab('全部 70')).toHaveAttribute('aria-current', 'page');
  });

  it('says that it was not read, and reads again', async () => {
    const user = userEvent.setup();
    server.use(http.get('*/portal/law/findPage', () => HttpResponse.json({}, { status: 502 })));
    await openApp('/home/lawService?country=JP');
    const alert = await screen.findByRole('alert', {}, PATIENCE);
    expect(alert).toHaveTextContent('法规列表加载失败。');
    act(() => server.resetHandlers());
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await row('日本关税定率法')).toBeVisible();
  });

  it('stays a page when an answer breaks its schema', async () => {
    setScenario('malformed-data:law/findPage');
    await openApp('/home/lawService');
    expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent('法规列表加载失败。');
    expect(screen.getByRole('heading', { level: 1, name: '合规服务' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeEnabled();
  });

  it('shows 20 of 10,000, marked as sample data, from any page', async () => {
    const user = userEvent.setup();
    setScenario('many-rows');
    await openApp('/home/lawService?page=400');
    await count(/^本库收录 10,\d{3} 条/);
    expect(rows()).toHaveLength(20);
    expect(screen.getAllByText('示例数据')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(await screen.findByText(/^第 8,001—8,020 条/, {}, PATIENCE)).toBeVisible();
    const name = rows()[4]?.querySelector('a')?.textContent ?? '';
    await user.click(screen.getByRole('link', { name }));
    await title(name);
    expect(screen.getAllByText('示例数据').length).toBeGreaterThan(0);
  });

  it('leads through 10,000 to the first, the last and any page by its number, and says which there are', async () => {
    const user = userEvent.setup();
    setScenario('many-rows');
    await openApp('/home/lawService');
    await count(/^本库收录 10,\d{3} 条/);
    const pages = within(screen.getByRole('navigation', { name: '分页' }));
    const button = (name: string) => pages.getByRole('button', { name });
    const field = pages.getByRole('spinbutton', { name: '页码' });
    const shown = (text: RegExp) => pages.findByText(text, {}, PATIENCE);
    expect(field).toHaveValue(1);
    expect(button('第 1 页')).toBeDisabled();
    await user.clear(field);
    await user.type(field, '250{Enter}');
    await shown(/^第 4,981—5,000 条/);
    expect(window.location.hash).toBe('#/home/lawService?page=250');
    const last = pages.getByText(/^共 \d+ 页$/).textContent.replace(/\D/g, '');
    await user.click(button(`第 ${last} 页`));
    await waitFor(() => expect(button('下一页')).toBeDisabled());
    expect(field).toHaveValue(Number(last));
    for (const typed of ['0', `${Number(last) + 1}`, '2.5', '-1']) {
      await user.clear(field);
      await user.type(field, typed);
      await user.click(button('前往'));
      expect(pages.getByRole('alert')).toHaveTextContent(`请填 1 到 ${last} 之间的整数。`);
      expect(field).toHaveAccessibleDescription(`请填 1 到 ${last} 之间的整数。`);
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
    }
    expect(window.location.hash).toBe(`#/home/lawService?page=${last}`);
    await user.clear(field);
    expect(pages.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('第 1 页'));
    await shown(/^第 1—20 条/);
  });

  it('of few pages it offers only the steps', async () => {
    await openApp('/home/lawService');
    const pages = within(await screen.findByRole('navigation', { name: '分页' }, PATIENCE));
    expect(pages.getAllByRole('button').map((each) => each.textContent)).toEqual(['上一页', '下一页']);
    expect(pages.queryByRole('spinbutton')).not.toBeInTheDocument();
  });

  it('says in the list that no summary is in the data', async () => {
    await openApp('/home/lawService?country=TH');
    const item = (await row(/^泰国外贸厅关于签发RCEP原产地证书的公告/)).closest('li')!;
    expect(within(item).getByText('没有收录摘要。')).toBeVisible();
    expect(screen.getAllByText('没有收录摘要。')).toHaveLength(1);
  });
});

describe('the file of the list', () => {
  let given: { name: string; blob: Blob } | null = null;

  beforeEach(() => {
    let made: Blob | null = null;
    URL.createObjectURL = (file: Blob) => {
      made = file;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made) given = { name: this.download, blob: made };
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  const linesOfFile = () =>
    new Promise<string[]>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve((reader.result as string).split('\r\n')));
      reader.readAsText(given?.blob ?? new Blob());
    });

  it('starts at the first row, whichever page of the list is shown', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService?country=CN,JP&page=2');
    await count('找到 25 条');
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    expect(await screen.findByText('已导出 25 条', {}, PATIENCE)).toBeVisible();
    expect(await linesOfFile()).toHaveLength(26);
  });

  it('has all rows of the filters, with the mark of each', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService?country=CN,JP');
    await count('找到 25 条');
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    expect(await screen.findByText('已导出 25 条', {}, PATIENCE)).toBeVisible();
    expect(given?.name).toMatch(/^laws-\d{4}-\d\d-\d\d\.csv$/);
    const lines = await linesOfFile();
    expect(lines).toHaveLength(26);
    expect(lines[0]).toContain('标题,原名,另一译名,国家,类别,文号');
    expect(lines.find((line) => line.startsWith('日本关税定率法'))).toContain(
      ',待核,16国法律法规题录（本站汇集，官方文本见各国法律库） (2026)',
    );
    expect(lines.filter((line) => line.includes(',有出处,'))).toHaveLength(17);
    expect(lines[0]).toContain(',内容说明,内容说明的标记,标记,');
    expect(lines.find((line) => line.startsWith('中华人民共和国关税法'))).toContain('税则。,待核,有出处,');
  });
});

describe('one law', () => {
  it('opens cold with its facts, missing data in words, and ways on', async () => {
    await openApp('/home/lawService/details/id-law-2');
    await title('印度尼西亚对原产于中国的瓷砖征收反倾销税的财政部条例');
    expect(fact('原名')).toHaveTextContent('未收录');
    expect(fact('另一译名')).toHaveTextContent('Minister of Finance Regulation');
    expect(fact('文号')).toHaveTextContent('PMK 70/2024');
    expect(fact('日期')).toHaveTextContent('2024年10月9日签署 2024年10月24日施行');
    expect(fact('效力')).toHaveTextContent('现行 2024年10月24日起施行；本库没有它的废止记录。');
    expect(fact('官方法律库')).toHaveTextContent('待核');
    expect(screen.getByText(/每平方米13,446至94,544印尼盾/)).toBeVisible();
    const facts = within(screen.getByRole('region', { name: '题录' }));
    expect(facts.getByText(/^16国法律法规题录（本站汇集/)).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('瓷砖')).toBe('#/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024');
    expect(link('查进口到印度尼西亚的税率和原产地规则')).toBe('#/home/taxOriginSearch?to=ID');
    expect(link('印度尼西亚国别指南')).toBe('#/home/nationGuide?country=ID');
    expect(link('印度尼西亚的风险案例')).toBe('#/home/riskCase?importer=ID');
    expect(link('印度尼西亚全部 5 条')).toBe('#/home/lawService?country=ID');
  });

  it('says that neither name nor dates are in the data, and where the text may be', async () => {
    await openApp('/home/lawService/details/la-law-1');
    await title('老挝海关法');
    expect(fact('原名')).toHaveTextContent('未收录');
    expect(fact('日期')).toHaveTextContent('未收录');
    expect(fact('效力')).toHaveTextContent('不明 本库没有它的施行日期，不作判断。');
    expect(fact('题录见于')).toHaveTextContent('未确认');
    expect(content()).toHaveTextContent(/^规定老挝的海关制度.*由财政部的老挝海关实施。 待核$/);
    expect(screen.getByRole('link', { name: /到官方法律库查原文：老挝官方公报/ })).toBeVisible();
  });

  it('says that no content is in the data', async () => {
    await openApp('/home/lawService/details/th-law-1');
    await title(/^泰国外贸厅关于签发RCEP原产地证书的公告/);
    expect(content()).toHaveTextContent('未收录。这一条只有题录，没有条文或摘要。');
    expect(screen.getByRole('link', { name: /到官方法律库查原文：泰国皇家公报/ })).toBeVisible();
  });

  it('marks a summary that was not checked, beside a title that was', async () => {
    await openApp('/home/lawService/details/cn-law-1');
    const heading = await title('中华人民共和国关税法');
    expect(within(heading.parentElement ?? heading).queryByText('待核')).not.toBeInTheDocument();
    expect(content()).toHaveTextContent(/^规定准许进出口的货物.*税则。 待核$/);
    const section = within(screen.getByRole('region', { name: '内容' }));
    expect(section.getByText(/标“待核”的未与官方文本核对，以原文为准。/)).toBeVisible();
  });

  it('has no mark at a summary made from what is in the data', async () => {
    await openApp('/home/lawService/details/cn-law-13');
    await title('中华人民共和国进出口税则（2026）');
    expect(content()).toHaveTextContent(/本库未收录其中的税率。$/);
  });

  it('tells its summary in English where the language of the reader has none', async () => {
    await openApp('/home/lawService/details/cn-law-1', 'vi');
    await title('Tariff Law');
    const text = screen.getByText(/^Sets out how customs duty is charged/);
    expect(text).toHaveAttribute('lang', 'en');
    expect(text.parentElement).toHaveTextContent(/Chưa kiểm chứng$/);
  });

  it('can be cited in three forms, saved, and followed to another law', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService/details/cn-law-1');
    await title('中华人民共和国关税法');
    const citation = screen.getByLabelText('引用文本');
    expect(citation).toHaveTextContent(
      /^《中华人民共和国关税法》，中国，2024年4月26日通过，2024年12月1日施行，https:\/\/fgk.*\.html，\d{4}年\d+月\d+日查阅。$/,
    );
    await user.click(screen.getByRole('radio', { name: 'RIS（文献管理软件）' }));
    expect(citation.textContent).toMatch(/^TY {2}- STAT\nTI {2}- 中华人民共和国关税法\n/);
    await user.click(screen.getByRole('button', { name: '复制引用' }));
    expect(await screen.findByText('已复制引用')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(citation.textContent);

    const keep = await screen.findByRole('button', { name: '收藏：中华人民共和国关税法' }, PATIENCE);
    await user.click(keep);
    expect(keep).toHaveAttribute('aria-pressed', 'true');

    await user.click(screen.getByRole('link', { name: '中华人民共和国进出口税则（2026）' }));
    await title('中华人民共和国进出口税则（2026）');
  });

  it('that is not in the data leaves the reader in the page, with the way back', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService/details/no-such-law');
    expect(await screen.findByText('本库没有编号为“no-such-law”的条目。', {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('没有这一条');
    await user.click(screen.getByRole('link', { name: '返回合规服务列表' }));
    await count('本库收录 70 条');
  });

  it('that was not read says so and is read again', async () => {
    const user = userEvent.setup();
    setScenario('malformed-data:law/get');
    await openApp('/home/lawService/details/cn-law-1');
    const alert = await screen.findByRole('alert', {}, PATIENCE);
    expect(alert).toHaveTextContent('这一条加载失败。');
    act(() => setScenario(null));
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    await title('中华人民共和国关税法');
  });

  it('is told in Japanese by its own name', async () => {
    await openApp('/home/lawService/details/jp-law-1', 'ja');
    const heading = await title('関税定率法');
    expect(heading.querySelector('[lang="ja"]')).not.toBeNull();
    expect(fact('原題')).toHaveTextContent('関税定率法');
    expect(fact('効力')).toHaveTextContent('不明');
  });

  it('keeps its place when the language is switched', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService/details/cn-law-1');
    await title('中华人民共和国关税法');
    await user.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'Tiếng Việt');
    const heading = await title('Tariff Law');
    expect(heading.querySelector('[lang="en"]')).not.toBeNull();
    expect(fact('Ngày tháng')).toHaveTextContent('Thông qua 26/04/2024 Có hiệu lực từ 01/12/2024');
    expect(address()).toBe('#/home/lawService/details/cn-law-1');
  });
});
