import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { writeSavedFile } from '@/features/saved/saved-file';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { savedAs, lawAs, oldItem } from '../unit/features/saved/saved-as';

const server = useApiServer();

const KEY = 'rcep:draft:visitor:kept';
const TICKS = 'rcep:draft:visitor:service-guide';
const country = {
  ...savedAs('越南', 3),
  kind: 'country' as const,
  id: 'VN',
  address: '/home/nationGuide?country=VN',
};
const store = (...items: object[]) => localStorage.setItem(KEY, JSON.stringify(items));
const savedIn = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as { title: string; name?: string }[];
const main = () => within(screen.getByRole('main'));
const group = (name: RegExp) => within(main().getByRole('region', { name }));

describe('saved items', () => {
  it('are listed by kind, found by words, renamed and opened', async () => {
    const user = userEvent.setup();
    store(country, savedAs('模块化建筑', 2), lawAs('关税法', 1));
    await openApp('/home/kept');
    expect(await main().findByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
    expect(group(/^税率查询/).getByRole('link', { name: '模块化建筑' })).toHaveAttribute(
      'href',
      expect.stringContaining('#/home/taxOriginSearch?hs=940620'),
    );
    await user.click(main().getByRole('button', { name: '给“关税法”改名' }));
    const field = main().getByRole('textbox', { name: '新名称' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '查税用{Enter}');
    expect(group(/^法律法规/).getByRole('link', { name: '查税用' })).toBeVisible();
    expect(main().getByText('原名：关税法')).toBeVisible();
    expect(main().getByRole('button', { name: '给“查税用”改名' })).toHaveFocus();

    await user.type(main().getByRole('searchbox', { name: '在收藏中查找' }), '查税{Enter}');
    expect(await main().findByText('3 条中找到 1 条', { selector: 'p' })).toBeVisible();
    expect(main().queryByRole('link', { name: '模块化建筑' })).not.toBeInTheDocument();
    expect(window.location.hash).toContain('q=');
  });

  it('from before, with the moment under its former name, are shown and changed as others', async () => {
    const user = userEvent.setup();
    store(oldItem(savedAs('模块化建筑', 2)), oldItem(lawAs('A', 1)));
    await openApp('/home/kept');
    expect(await main().findByRole('link', { name: '模块化建筑' })).toBeVisible();
    expect(main().getByText(/2026.*1.*2/, { selector: 'time' })).toHaveAttribute(
      'datetime',
      savedAs('', 2).savedAt,
    );
    await user.click(main().getByRole('button', { name: '移除“A”' }));
    expect(savedIn()).toEqual([savedAs('模块化建筑', 2)]);
  });

  it('are removed, and put back where they were', async () => {
    const user = userEvent.setup();
    store(country, lawAs('A', 2), lawAs('B', 1));
    await openApp('/home/kept');
    await user.click(await main().findByRole('button', { name: '移除“A”' }));
    expect(savedIn().map(({ title }) => title)).toEqual(['越南', 'B']);
    const undo = main().getByRole('button', { name: '撤销移除' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(savedIn().map(({ title }) => title)).toEqual(['越南', 'A', 'B']);
    expect(main().getByText('已放回“A”。')).toBeVisible();
  });

  it('go out and in as one file; what was added, known and left is said', async () => {
    const user = userEvent.setup();
    store(lawAs('A', 1));
    await openApp('/home/kept');
    const input = await main().findByLabelText('导入 JSON', { selector: 'input' });
    const file = (text: string, name: string) => {
      const made = new File([text], name, { type: 'application/json' });
      made.text = () => Promise.resolve(text);
      return made;
    };
    const bad = JSON.stringify({
      kind: 'rcep-kept',
      version: 1,
      items: [country, lawAs('A', 1), { kind: 'song' }],
    });
    await user.upload(input, file(bad, 'kept.json'));
    expect(
      await main().findByText('新增 1 条；已有 1 条；空间不足未导入 0 条；无法识别 1 条。'),
    ).toBeVisible();
    expect(group(/^国家/).getByRole('link', { name: '越南' })).toBeVisible();
    await user.upload(input, file('[]', 'other.json'));
    expect(await main().findByText(/“other.json”不是从“我的收藏”导出的文件/)).toBeVisible();

    let made: Blob | null = null;
    URL.createObjectURL = (blob: Blob) => {
      made = blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(main().getByRole('button', { name: '导出 JSON' }));
    expect(click).toHaveBeenCalledOnce();
    expect((made as Blob | null)?.size).toBe(new Blob([writeSavedFile(savedIn() as never)]).size);
  });

  it('a checklist goes out and in with its ticks, which are joined', async () => {
    const user = userEvent.setup();
    const pair = { hs: '940620', from: 'JP', to: 'VN', changedAt: '2026-01-02T00:00:00.000Z' };
    const checklist = {
      ...savedAs('9406.20：日本 → 越南', 2),
      kind: 'checklist' as const,
      id: '940620-JP-VN',
      address: '/home/serviceGuide?hs=940620&from=JP&to=VN',
    };
    store(checklist);
    localStorage.setItem(TICKS, JSON.stringify([{ ...pair, ticked: ['code'] }]));
    await openApp('/home/kept');
    const list = within(await main().findByRole('region', { name: /^步骤清单/ }));
    expect(list.getByText('已办 1 项')).toBeVisible();

    const text = writeSavedFile([checklist], [{ ...pair, ticked: ['code', 'invoice'] }]);
    const made = new File([text], 'kept.json', { type: 'application/json' });
    made.text = () => Promise.resolve(text);
    await user.upload(main().getByLabelText('导入 JSON', { selector: 'input' }), made);
    expect(await main().findByText(/已有 1 条.*另有 1 条线路的勾选已并入。/)).toBeVisible();
    expect(list.getByText('已办 2 项')).toBeVisible();
    expect(list.getAllByRole('link')).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem(TICKS) ?? '')).toMatchObject([{ ticked: ['code', 'invoice'] }]);

    const files: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(main().getByRole('button', { name: '导出 JSON' }));
    expect(files[0]?.size).toBe(
      new Blob([writeSavedFile([checklist], [{ ...pair, ticked: ['code', 'invoice'] }])]).size,
    );
  });

  it('none: says how to keep something; another language names countries in itself', async () => {
    await openApp('/home/kept');
    expect(await main().findByText('还没有收藏。')).toBeVisible();
    expect(main().getByRole('link', { name: '查法律法规' })).toHaveAttribute('href', '#/home/lawService');
  });

  it('speak the reader’s language', async () => {
    store(country);
    await openApp('/home/kept', 'en');
    expect(await main().findByRole('link', { name: 'Viet Nam' })).toBeVisible();
    expect(main().getByText('1 saved item', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Changes' })).toHaveAttribute('href', '#/home/kept?tab=changes');
  });
});

describe('a country pair saved in another language', () => {
  const query = savedAs('9406.20.90 日本 → 越南', 3);
  const checklist = {
    ...savedAs('8507.60：中国 → 韩国', 2),
    kind: 'checklist' as const,
    id: '850760-CN-KR',
    address: '/home/serviceGuide?hs=850760&from=CN&to=KR',
  };
  const pair = { ...query, address: '/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN' };

  it('is called in the language of the page, found in either, and keeps its own name when asked', async () => {
    const user = userEvent.setup();
    store(pair, checklist, savedAs('模块化建筑', 1));
    await openApp('/home/kept', 'vi');
    const named = await main().findByRole('link', { name: '9406.20.90 Nhật Bản → Việt Nam' });
    expect(named).toHaveAttribute('href', `#${pair.address}`);
    expect(main().getByRole('link', { name: '8507.60: Trung Quốc → Hàn Quốc' })).toBeVisible();
    expect(main().getByRole('link', { name: '模块化建筑' })).toBeVisible();

    const search = main().getByRole('searchbox');
    await user.type(search, 'Nhật{Enter}');
    expect(main().queryByRole('link', { name: /8507/ })).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, '日本{Enter}');
    expect(main().getByRole('link', { name: '9406.20.90 Nhật Bản → Việt Nam' })).toBeVisible();

    await user.click(main().getByRole('button', { name: 'Đổi tên “9406.20.90 Nhật Bản → Việt Nam”' }));
    await user.keyboard('{Enter}');
    expect(savedIn()[0]).not.toHaveProperty('name');
    await user.click(main().getByRole('button', { name: 'Đổi tên “9406.20.90 Nhật Bản → Việt Nam”' }));
    await user.clear(main().getByRole('textbox'));
    await user.type(main().getByRole('textbox'), 'Nhà thép{Enter}');
    expect(main().getByText(/Tên gốc.*9406\.20\.90 Nhật Bản → Việt Nam/)).toBeVisible();
  });
});

describe('a title in another language', () => {
  const language = { name: 'Ngôn ngữ 中文' };
  const named = (name: string) => within(main().getByRole('link', { name }).closest('li')!);

  it('is named by its language; one of the page, of the site or saved without a language is not', async () => {
    store({ ...lawAs('关税法', 3), lang: 'zh' }, { ...lawAs('Luật', 2), lang: 'vi' }, lawAs('海关法', 1), {
      ...country,
      lang: 'zh',
    });
    await openApp('/home/kept', 'vi');
    await main().findByRole('link', { name: '关税法' });
    expect(main().getByRole('link', { name: '关税法' })).toHaveAttribute('lang', 'zh');
    expect(named('关税法').getByText('中文')).toBeVisible();
    for (const name of ['Luật', '海关法', 'Việt Nam'])
      expect(named(name).queryByText(/中文|Tiếng Việt/)).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Việt Nam' })).not.toHaveAttribute('lang');
    expect(named('关税法').getByText('中文').parentElement).toHaveTextContent(language.name);
  });

  it('is saved with its language', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024');
    await user.click(await main().findByRole('button', { name: /^收藏：/ }, PATIENCE));
    expect(savedIn()).toMatchObject([{ kind: 'case', lang: 'zh' }]);
  });
});

describe('what can be saved', () => {
  it.each([
    [
      '/home/newsDetails/details/id-ceramic-tile-2024',
      /^新闻/,
      '#/home/newsDetails/details/id-ceramic-tile-2024',
    ],
    ['/home/nationGuide?country=VN&tab=agreement', /^国家/, '#/home/nationGuide?country=VN'],
    [
      '/home/serviceGuide?hs=940620&from=JP&to=VN&date=2026-12-15',
      /^步骤清单/,
      '#/home/serviceGuide?hs=940620&from=JP&to=VN&date=2026-12-15',
    ],
  ])('%s is saved by its button and listed', async (address, kind, link) => {
    const user = userEvent.setup();
    await openApp(address);
    const button = await main().findByRole('button', { name: /^收藏：/ }, PATIENCE);
    const title = button.getAttribute('aria-label')?.replace('收藏：', '') ?? '';
    await user.click(button);
    expect(main().getByRole('button', { name: `已收藏：${title}` })).toHaveAttribute('aria-pressed', 'true');
    act(() => {
      window.location.hash = '#/home/kept';
    });
    await screen.findByRole('heading', { level: 1, name: '我的收藏' }, PATIENCE);
    expect(group(kind).getByRole('link', { name: title })).toHaveAttribute('href', link);
  });
});

describe('what changed', () => {
  it('is listed since the day of the address, page by page; what touches saved items says so', async () => {
    const user = userEvent.setup();
    store(country);
    await openApp('/home/kept?tab=changes&since=2024-01-01');
    expect(
      await main().findByText(/^2024年1月1日以来有 \d+ 条变化$/, { selector: 'p' }, PATIENCE),
    ).toBeVisible();
    expect(main().getAllByRole('listitem').length).toBeGreaterThan(15);
    expect(main().getAllByText('涉及你的收藏').length).toBeGreaterThan(0);
    await user.click(main().getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(window.location.hash).toContain('page=2'));
    expect(await main().findByText(/^第 21—/, {}, PATIENCE)).toBeVisible();
  });

  it('a day that is none is not requested', async () => {
    const requested: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/change/findPage')) requested.push(searchParams.get('since'));
    });
    await openApp('/home/kept?tab=changes&since=2026-02-30');
    expect(
      await main().findByText(/以来(有 \d+ 条变化|没有新的变化。)$/, { selector: 'p' }, PATIENCE),
    ).toBeVisible();
    server.events.removeAllListeners();
    expect(requested).not.toEqual([]);
    expect(requested).not.toContain('2026-02-30');
  });

  it('an address that makes no sense is ignored', async () => {
    await openApp('/home/kept?tab=changes&since=yesterday&page=-1');
    expect(
      await main().findByText(/以来(有 \d+ 条变化|没有新的变化。)$/, { selector: 'p' }, PATIENCE),
    ).toBeVisible();
  });
});
