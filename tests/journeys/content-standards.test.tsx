import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useSession } from '@/features/session/session-store';
import { standardQuery } from '@/features/standards/standards-api';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { tickChoices } from '../support/tick-choices';
import { openConsolePage } from './console-harness';

const server = useApiServer();
const PATH = '/content/standard';
const BASE = '/api/v1/content/standard';
const GB = 'gb-18401-2010';
const LIMIT = /^formaldehyde content · formaldehyde · A \(infants up to 36 months\)/;

type User = 'system' | 'admin' | 'editor' | 'viewer';

const open = (query = '', user: User = 'editor', language: Language = 'zh') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'comparison', 'countries'],
    address: PATH + query,
    user,
    language,
  });

const action = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const rowsOf = async () =>
  within(await screen.findByRole('table', { name: '标准管理' }))
    .getAllByRole('row')
    .slice(1);
const address = () => decodeURIComponent(window.location.hash.slice(1));

const saved = async (token: string, id: string) =>
  (await call<ContentRow | null>('GET', `${BASE}/get?id=${id}`, { token })).json.data;

/** Presses an action of the record, and the same in its dialog. */
async function press(name: string) {
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Opens the row of an indicator and gives its parts. */
async function openRow(name: string | RegExp) {
  const indicators = await screen.findByRole('group', { name: '指标' });
  await userEvent.click(within(indicators).getByRole('button', { name }));
  return within(within(indicators).getByRole('group', { name: /^第 \d+ 行$/ }));
}

async function retype(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

describe('the list of standards', () => {
  it('has all of the library, with status and mark in words', async () => {
    await open('?name=18401');
    const user = userEvent.setup();
    await user.click(await action('列'));
    const dialog = within(await screen.findByRole('dialog', { name: '列和行距' }));
    for (const name of ['发布机构', '所属行业', '指标数']) {
      await user.click(dialog.getByRole('checkbox', { name }));
    }
    await user.click(dialog.getByRole('button', { name: '完成' }));
    const [row] = await rowsOf();
    expect(
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(expect.arrayContaining(['GB 18401-2010', '中国', 'SAC', '纺织', '现行', '25', '待核']));
    expect(screen.getByText('1 条记录')).toBeVisible();
  });

  it('filters by country, body, title, status and mark by way of the address', async () => {
    const user = userEvent.setup();
    await open();
    await rowsOf();
    await user.click(await action(/^更多条件/));
    await tickChoices('国家', '韩国');
    await tickChoices('数据标记', '待核');
    await user.click(await action('查询'));
    await waitFor(() => expect(address()).toBe(`${PATH}?country=KR&mark=unchecked`));
    await waitFor(async () => {
      for (const row of await rowsOf()) expect(row).toHaveTextContent(/KS.*韩国.*待核/);
    });
    await user.click(await action('重置'));
    await tickChoices('标准状态', '已废止');
    await user.type(screen.getByRole('textbox', { name: '发布机构' }), 'SAC{Enter}');
    await waitFor(() => expect(address()).toBe(`${PATH}?body=SAC&status=withdrawn`));
    await waitFor(async () => {
      for (const row of await rowsOf()) expect(row).toHaveTextContent(/GB.*已废止/);
    });
    await user.click(await action('重置'));
    await tickChoices('国家', '国际');
    await user.click(await action('查询'));
    await waitFor(() => expect(address()).toBe(`${PATH}?country=international`));
    await waitFor(async () => {
      for (const row of await rowsOf()) expect(row).toHaveTextContent(/(ISO|IEC|EN|UN) .*国际/);
    });
    await user.click(await action('重置'));
    await user.type(screen.getByRole('textbox', { name: '标题' }), 'ロボット{Enter}');
    await waitFor(() => expect(address()).toBe(`${PATH}?title=ロボット`));
    await waitFor(async () => {
      for (const row of await rowsOf()) expect(row).toHaveTextContent('日本');
    });
  });

  it('sorts on the server and turns pages', async () => {
    const user = userEvent.setup();
    await open('?country=CN');
    await user.click(await action('标准号'));
    await waitFor(() => expect(address()).toContain('order=name_ASC'));
    await waitFor(async () => expect((await rowsOf())[0]).toHaveTextContent('GB 11291.1-2011'));
    await user.click(await action('第 2 页'));
    await waitFor(() => expect(address()).toContain('page=2'));
  });

  it('exports what matches, so that it can be imported again', async () => {
    const user = userEvent.setup();
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('?name=18401');
    await rowsOf();
    await user.click(await action('导出'));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsText(files[0]!);
    });
    expect(text).toMatch(/id,state,number,country,body,sector,titleZh,.*,indicators,relations,/);
    expect(text).toContain(
      'formaldehyde content | formaldehyde | A (infants up to 36 months) | <=20 | mg/kg',
    );
  });

  it('says to a user without the right what to request', async () => {
    await open('', 'viewer');
    act(() => useSession.setState({ perms: [] }));
    expect(await screen.findByText('你没有查看这类内容的权限。')).toBeVisible();
    expect(screen.getByText(/content_standard_select/)).toBeVisible();
  });

  it('an editor adds and edits, but deletes nothing', async () => {
    await open('?name=18401');
    await rowsOf();
    expect(await action('打开 GB 18401-2010')).toBeVisible();
    expect(screen.getByRole('button', { name: '新增' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
  });

  it('begins a new standard where the address asks for it', async () => {
    await open('?add=1');
    expect(await field('标准号')).toHaveValue('');
    expect(address()).toBe(`${PATH}?record=new`);
  });

  it.each([
    ['en', 'Standards', '1 record'],
    ['ja', '規格管理', '1 件'],
    ['ko', '표준 관리', '콘텐츠 1건'],
    ['vi', 'Quản lý tiêu chuẩn', '1 bản ghi'],
    ['ms', 'Pengurusan standard', '1 rekod'],
  ] as const)('speaks %s', async (language, title, count) => {
    await open('?name=18401', 'admin', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(count)).toBeVisible();
  });
});

describe('adding and changing a standard', () => {
  it('shows the server’s refusals at the field it names, or above the form', async () => {
    const user = userEvent.setup();
    await open(`?record=${GB}`);
    const number = await field('标准号');
    expect(number).toHaveAccessibleDescription(/按发布机构的写法/);
    server.use(
      http.post(
        `/rcep-boot${BASE}/update`,
        () => HttpResponse.json({ code: 9800, msg: '参数验证错误: asOf，标记为已核时不能为空! ' }),
        { once: true },
      ),
    );
    await retype(number, 'GB 31701-2015');
    await user.click(await action('保存草稿'));
    await waitFor(async () =>
      expect(await field('数据日期')).toHaveAccessibleDescription(/标记为已核时不能为空/),
    );
    await waitFor(async () => {
      await user.click(await action(/^(保存草稿|正在保存…)$/));
      expect(screen.getByText('标准号重复，该标准已存在')).toBeVisible();
    });
    expect(number).toHaveValue('GB 31701-2015');
  });

  it('brings a draft back after the page was left', async () => {
    const user = userEvent.setup();
    const page = await open(`?record=${GB}`);
    await user.type(await field('标题（Bahasa Melayu）'), 'Draf');
    page.leave();
    await open('?name=18401');
    await user.click(await action('继续填写'));
    expect(await field('标题（Bahasa Melayu）')).toHaveValue('Draf');
    await user.click(await action('撤销恢复'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: '撤销改动' }));
    expect(await field('标题（Bahasa Melayu）')).toHaveValue('');
  });

  it('over a change of somebody else nothing typed is lost, field by field', async () => {
    const user = userEvent.setup();
    const { token } = await open(`?record=${GB}`);
    const parts = await openRow(LIMIT);
    await retype(parts.getByRole('textbox', { name: '限值' }), '<=16');
    const row = await saved(token, GB);
    const indicators = String(row?.values['indicators']).replace('<=20', '<=18');
    const values = { ...row?.values, indicators, titleMs: 'Baru' };
    await call('POST', `${BASE}/update`, { token, body: { id: GB, version: row?.version, values } });
    await user.click(await action('保存草稿'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('这条记录在你编辑时已在别处保存')).toBeVisible();
    expect(within(dialog).getByText(/^服务器上的版本：撰写人 示例.+，最后保存于 \d{4}-/)).toBeVisible();
    const group = within(dialog).getByRole('group', { name: '指标' });
    expect(within(group).getByRole('radio', { name: /你填的.*<=16/s })).toBeChecked();
    expect(within(group).getByRole('radio', { name: /服务器上的.*<=18/s })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '再次保存' }));
    await waitFor(async () => {
      const after = await saved(token, GB);
      expect(after?.values['titleMs']).toBe('Baru');
      expect(after?.values['indicators']).toMatch(/<=16/);
    });
  });

  it('is deleted only after it was withdrawn', async () => {
    await open('?name=18401', 'admin');
    await rowsOf();
    const remove = await action('删除 GB 18401-2010');
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveAccessibleDescription('门户正在显示，请先撤下。');
  });
});

describe('indicators and relations of a standard', () => {
  it('a changed limit is in the portal when it is published', async () => {
    const user = userEvent.setup();
    const editor = await open(`?record=${GB}`);
    const limits = async () =>
      (await editor.queryClient.query({ ...standardQuery(GB, 'zh'), staleTime: 0 })).standard?.indicators.map(
        ({ limit }) => limit,
      );
    const parts = await openRow(LIMIT);
    const limit = parts.getByRole('textbox', { name: '限值' });
    expect(limit).toHaveValue('<=20');
    await retype(limit, '<=16');
    await user.click(await action('保存草稿'));
    await press('提交审核');
    expect(await limits()).not.toContain('<=16');
    editor.leave();

    const admin = await open(`?record=${GB}`, 'admin');
    await press('发布');
    await screen.findByText('已发布');
    await waitFor(async () => expect(await limits()).toContain('<=16'));
    await user.click(screen.getByRole('link', { name: '操作记录' }));
    const log = await screen.findByRole('table', { name: '操作记录' });
    await user.click(within(log).getByRole('button', { name: '1 处改动' }));
    // Only the limit that changed, not the 24 others.
    expect(within(log).getByText(/<=20/, { selector: 'del' })).toHaveTextContent(LIMIT);
    expect(within(log).getByText(/<=16/, { selector: 'ins' }).textContent).not.toContain('\n');
    admin.leave();
  });

  it('says how a limit is read while it is typed, and why it cannot be compared', async () => {
    await open(`?record=${GB}`);
    const parts = await openRow(LIMIT);
    const reading = () => parts.getByText(/^读作/);
    await waitFor(() => expect(reading()).toHaveTextContent('读作：≤ 20 mg/kg'));
    const limit = parts.getByRole('textbox', { name: '限值' });
    for (const [typed, read] of [
      ['5 +/- 0.2', '读作：4.8—5.2 mg/kg'],
      ['75', '读作：= 75 mg/kg'],
      ['prohibited (<=20)', '读作：禁用（≤ 20） mg/kg'],
      ['not detected', '没有写明检出限，不能与数值比较。'],
      ['see clause 5', '读作文字要求，不能比较。'],
    ] as const) {
      await retype(limit, typed);
      await waitFor(() => expect(reading()).toHaveTextContent(read));
    }
    await userEvent.clear(limit);
    expect(parts.queryByText(/^读作/)).not.toBeInTheDocument();
    await retype(limit, '>=3');
    await retype(parts.getByRole('textbox', { name: '单位' }), 'furlong');
    await waitFor(() =>
      expect(reading()).toHaveTextContent('读作：≥ 3 furlong 无法识别单位“furlong”，不能换算。'),
    );
  });

  it('a folded row shows that it is opened to be edited', async () => {
    await open(`?record=${GB}`);
    const indicators = within(await screen.findByRole('group', { name: '指标' }));
    const row = indicators.getByRole('button', { name: LIMIT });
    expect(within(row).getByText('编辑')).toBeVisible();
    await userEvent.click(row);
    expect(within(row).queryByText('编辑')).toBeNull();
    expect(indicators.getByRole('textbox', { name: '限值' })).toBeVisible();
  });

  it('adds an indicator; a fact needs its source', async () => {
    const user = userEvent.setup();
    const { token } = await open(`?record=${GB}`);
    const indicators = () => screen.getByRole('group', { name: '指标' });
    await screen.findByRole('group', { name: '指标' });
    await user.click(within(indicators()).getByRole('button', { name: '增加一行' }));
    let parts = within(within(indicators()).getByRole('group', { name: '第 26 行' }));
    await retype(parts.getByRole('textbox', { name: '指标名称' }), 'lead content');
    await retype(parts.getByRole('textbox', { name: '限值' }), '<=90');
    await user.selectOptions(parts.getByLabelText('数据标记'), '已核');
    await user.click(await action('保存草稿'));
    await user.click(await action('提交审核'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText(/第26行标记为已核时，来源网址和数据日期不能为空/)).toBeVisible();
    await user.click(within(indicators()).getByRole('button', { name: /^lead content/ }));
    parts = within(within(indicators()).getByRole('group', { name: '第 26 行' }));
    await retype(parts.getByRole('textbox', { name: '来源网址' }), 'https://std.samr.gov.cn/');
    await retype(parts.getByRole('textbox', { name: '数据日期' }), '2026-11');
    await user.click(await action(/^(保存草稿|正在保存…)$/));
    await waitFor(async () =>
      expect((await saved(token, GB))?.values['indicators']).toMatch(
        /lead content \| {2}\| {2}\| <=90 .* \| https:\/\/std\.samr\.gov\.cn\/ \| 2026-11 \| fact$/,
      ),
    );
  });

  it('adds a relation to a standard found by its number', async () => {
    const user = userEvent.setup();
    const { token } = await open(`?record=${GB}`);
    const relations = await screen.findByRole('group', { name: '与其他标准的关系' });
    await user.click(within(relations).getByRole('button', { name: '增加一行' }));
    await user.selectOptions(within(relations).getByLabelText('关系类型'), '采用');
    const picker = within(relations).getByRole('combobox', { name: '对方标准' });
    await user.type(picker, '13006');
    await user.click(
      await screen.findByText('ISO 13006:2012', { selector: '.ant-select-item-option-content' }),
    );
    await user.selectOptions(within(relations).getByLabelText('数据标记'), '待核');
    await user.click(await action('保存草稿'));
    await waitFor(async () =>
      expect((await saved(token, GB))?.values['relations']).toBe('adopts |  | iso-13006-2012 | unchecked'),
    );
    expect(await screen.findByText('ISO 13006:2012')).toBeVisible();
  });

  it('says that a standard is gone', async () => {
    await open('?record=gone');
    expect(await screen.findByText('没有这条记录。')).toBeVisible();
  });
});

describe('accessibility', () => {
  it('list and record have no violation axe can see', async () => {
    const check = async (part: Element) => {
      // jsdom lays nothing out, and the page without its shell has no landmarks.
      const off = { enabled: false };
      const { violations } = await axe.run(part, { rules: { 'color-contrast': off, region: off } });
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    };
    const list = await open('?name=18401');
    await rowsOf();
    await check(document.body);
    list.leave();
    await open(`?record=${GB}`);
    await openRow(LIMIT);
    await check(document.body);
  });
});
