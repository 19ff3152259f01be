import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standardQuery } from '@/features/standards/standards-api';
import type { StandardRow } from '@/features/standards/rows/standard-rows-schema';
import { useTabs } from '@/features/tabs/tabs-store';
import StandardsPage from '@/pages/console/standards/standards-page';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { openConsolePage } from './console-harness';

const server = useApiServer();
const PATH = '/content/standard';
const BASE = '/api/v1/content/standard';
const GB = 'gb-18401-2010';

type User = 'system' | 'admin' | 'editor' | 'viewer';

const open = (query = '', user: User = 'admin', language: Language = 'zh') =>
  openConsolePage({
    page: StandardsPage,
    areas: ['standards-admin', 'countries'],
    address: PATH + query,
    user,
    language,
  });

const action = (name: string) => screen.findByRole('button', { name });
const openDialog = (title: string) =>
  screen
    .queryAllByRole('dialog')
    .findLast((one) => within(one).queryAllByText(title, { ignore: 'button' }).length > 0);
const dialog = async (title: string) => waitFor(() => openDialog(title) ?? expect.fail(`No dialog ${title}`));
const isGone = (title: string) => waitFor(() => expect(openDialog(title)).toBeUndefined());
const rowsOf = async (label = '标准管理') =>
  within(await screen.findByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1);
const address = () => decodeURIComponent(window.location.hash.slice(1));

const saved = async (token: string, id: string) =>
  (await call<StandardRow | null>('GET', `${BASE}/get?id=${id}`, { token })).json.data;
const changeElsewhere = async (token: string, id: string, changes: Partial<StandardRow>) =>
  call('POST', `${BASE}/update`, { token, body: { ...(await saved(token, id)), ...changes } });

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));

describe('the list of standards', () => {
  it('has all of the library, with status and mark in words', async () => {
    await open('?number=18401');
    const [row] = await rowsOf();
    expect(
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(expect.arrayContaining(['GB 18401-2010', '中国', 'SAC', '纺织', '现行', '待核']));
    expect(screen.getByText('1 项标准')).toBeVisible();
  });

  it('filters by number, country, sector, status and mark by way of the address', async () => {
    const user = userEvent.setup();
    await open();
    await rowsOf();
    await user.selectOptions(screen.getByLabelText('国家'), '韩国');
    await user.selectOptions(screen.getByLabelText('数据标记'), '待核');
    await user.click(await action('查询'));
    await waitFor(() => expect(address()).toBe(`${PATH}?country=KR&mark=unchecked`));
    await waitFor(async () => {
      for (const row of await rowsOf()) expect(row).toHaveTextContent(/KS.*韩国.*待核/);
    });
    await user.click(await action('重置'));
    await user.selectOptions(screen.getByLabelText('状态'), '已废止');
    await user.type(screen.getByRole('textbox', { name: '发布机构' }), 'SAC{Enter}');
    await waitFor(() => expect(address()).toBe(`${PATH}?body=SAC&status=withdrawn`));
    await waitFor(async () => {
      for (const row of await rowsOf()) expect(row).toHaveTextContent(/GB.*已废止/);
    });
  });

  it('sorts on the server and turns pages', async () => {
    const user = userEvent.setup();
    await open('?country=CN');
    await user.click(await action('标准号'));
    await waitFor(() => expect(address()).toContain('order=number_ASC'));
    await waitFor(async () => expect((await rowsOf())[0]).toHaveTextContent('GB 11291.1-2011'));
    await user.click(await action('第 2 页'));
    await waitFor(() => expect(address()).toContain('page=2'));
  });

  it('exports what matches', async () => {
    const user = userEvent.setup();
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('?number=18401');
    await rowsOf();
    await user.click(await action('导出'));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsText(files[0]!);
    });
    expect(text).toContain('标准号,标题,国家,发布机构,所属行业,状态,指标数,关系数,数据标记');
    expect(text).toMatch(/GB 18401-2010,.*,中国,SAC,纺织,现行,\d+,\d+,待核/);
  });

  it('a viewer without the permission sees why there is nothing', async () => {
    await open('', 'viewer');
    expect(screen.getByText('你没有查看标准的权限。')).toBeVisible();
    expect(screen.getByText(/content_standard_select/)).toBeVisible();
  });

  it('an editor adds and edits, but deletes nothing', async () => {
    await open('?number=18401', 'editor');
    expect(await action('编辑 GB 18401-2010')).toBeVisible();
    expect(screen.getByRole('button', { name: '新增标准' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['en', 'Standards', '1 standard'],
    ['ja', '規格管理', '規格 1 件'],
    ['ko', '표준 관리', '표준 1개'],
    ['vi', 'Quản lý tiêu chuẩn', '1 tiêu chuẩn'],
    ['ms', 'Pengurusan standard', '1 standard'],
  ] as const)('speaks %s', async (language, title, count) => {
    await open('?number=18401', 'admin', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(count)).toBeVisible();
  });
});

describe('adding and changing a standard', () => {
  it('refuses a fact without source and date, then writes what is 待核', async () => {
    const user = userEvent.setup();
    const { token } = await open();
    await user.click(await action('新增标准'));
    const form = await dialog('新增标准');
    const number = within(form).getByLabelText('标准号');
    await waitFor(() => expect(number).toHaveFocus());
    await user.type(number, 'GB 99999-2026');
    await user.type(within(form).getByLabelText('发布机构'), 'SAC');
    await user.type(within(form).getByLabelText('中文标题'), '示例标准');
    await user.click(within(form).getByRole('radio', { name: '已核' }));
    await user.click(within(form).getByRole('button', { name: '保存' }));
    const source = within(form).getByLabelText('来源网址');
    await waitFor(() => expect(source).toHaveAccessibleDescription(/不能为空/));
    await waitFor(() =>
      expect(within(form).getByLabelText('数据日期')).toHaveAccessibleDescription(/不能为空/),
    );
    expect(source).toHaveFocus();
    await user.click(within(form).getByRole('radio', { name: '待核' }));
    await user.type(number, '{Enter}');
    await isGone('新增标准');
    expect(await screen.findByText('新增标准成功')).toBeVisible();
    // Last changed, so it comes first.
    await waitFor(async () => expect((await rowsOf())[0]).toHaveTextContent(/GB 99999-2026.*示例标准.*待核/));
    const { rows } = (
      await call<{ rows: StandardRow[] }>('GET', `${BASE}/findPage?number_LIKE=99999`, { token })
    ).json.data;
    expect(rows[0]).toMatchObject({ country: 'CN', mark: 'unchecked', sourceUrl: null, version: 0 });
  });

  it('shows the server’s refusals: at the field it names, or above the form', async () => {
    const user = userEvent.setup();
    await open('?number=18401');
    await user.click(await action('编辑 GB 18401-2010'));
    const form = await dialog('编辑标准：GB 18401-2010');
    const ics = within(form).getByLabelText('ICS 分类号');
    await user.type(ics, '{Control>}a{/Control}59.8');
    expect(await within(form).findByText('ICS 分类号的格式是 59、59.080 或 59.080.30')).toBeVisible();
    await user.clear(ics);
    server.use(
      http.post(
        `/rcep-boot${BASE}/update`,
        () => HttpResponse.json({ code: 9802, msg: '参数验证错误: HS编码，不是2、4或6位数字! ' }),
        { once: true },
      ),
    );
    await user.type(ics, '61.020{Enter}');
    await waitFor(() =>
      expect(within(form).getByLabelText('HS 编码')).toHaveAccessibleDescription(/不是2、4或6位数字/),
    );
    const number = within(form).getByLabelText('标准号');
    await user.clear(number);
    await user.type(number, 'GB 31701-2015');
    await waitFor(async () => {
      await user.click(within(form).getByRole('button', { name: /^(保存|正在保存…)$/ }));
      expect(within(form).getByRole('alert')).toHaveTextContent('标准号重复，该标准已存在');
    });
    expect(number).toHaveValue('GB 31701-2015');
  });

  it('brings a draft back after the page was left', async () => {
    const user = userEvent.setup();
    const page = await open('?number=18401');
    await user.click(await action('编辑 GB 18401-2010'));
    await user.type(within(await dialog('编辑标准：GB 18401-2010')).getByLabelText('马来文标题'), 'Draf');
    expect(useTabs.getState().unsaved.has(PATH)).toBe(true);
    page.leave();
    await open('?number=18401');
    expect(await screen.findByText('有 1 份没有填完、没有保存的表单。')).toBeVisible();
    await user.click(await action('继续填写'));
    const form = await dialog('编辑标准：GB 18401-2010');
    expect(within(form).getByLabelText('马来文标题')).toHaveValue('Draf');
    await user.click(within(form).getByRole('button', { name: '撤销恢复' }));
    expect(within(form).getByLabelText('马来文标题')).toHaveValue('');
  });

  it('10100: nothing typed is lost, and the choice is saved under the server’s version', async () => {
    const user = userEvent.setup();
    const { token } = await open('?number=18401');
    await user.click(await action('编辑 GB 18401-2010'));
    const form = await dialog('编辑标准：GB 18401-2010');
    const source = { sourceUrl: 'https://std.samr.gov.cn/', asOf: '2026' };
    await user.type(within(form).getByLabelText('越南文标题'), 'Của tôi');
    await changeElsewhere(token, GB, { ...source, titleVi: 'Của người khác', titleMs: 'Baru' });
    await user.click(within(form).getByRole('button', { name: '保存' }));
    const conflict = await dialog('温馨提示');
    expect(conflict).toHaveTextContent('更新数据失败，是否刷新页面重试？');
    const title = within(conflict).getByRole('group', { name: '越南文标题' });
    expect(within(title).getByRole('radio', { name: '你填的Của tôi' })).toBeChecked();
    const ms = within(conflict).getByRole('group', { name: '马来文标题' });
    expect(within(ms).getByRole('radio', { name: '服务器上的Baru' })).toBeChecked();
    await user.click(within(conflict).getByRole('button', { name: '回到表单' }));
    expect(within(form).getByLabelText('越南文标题')).toHaveValue('Của tôi');
    await waitFor(async () => {
      await user.click(within(form).getByRole('button', { name: /^(保存|正在保存…)$/ }));
      expect(openDialog('温馨提示')).toBeDefined();
    });
    await user.click(within(await dialog('温馨提示')).getByRole('button', { name: '再次保存' }));
    expect(await screen.findByText('修改标准成功')).toBeVisible();
    expect(await saved(token, GB)).toMatchObject({ titleVi: 'Của tôi', titleMs: 'Baru', version: 2 });
  });
});

describe('deleting standards', () => {
  it('asks first, says what goes along, and does nothing on 取消', async () => {
    const user = userEvent.setup();
    const { token } = await open('?number=18401');
    await user.click(await action('删除 GB 18401-2010'));
    const question = await dialog('温馨提示');
    expect(question).toHaveTextContent('“GB 18401-2010”和它的全部指标、关系会一起删除，门户也不再显示。');
    await user.click(within(question).getByRole('button', { name: '取消' }));
    await isGone('温馨提示');
    expect(await saved(token, GB)).not.toBeNull();
    await user.click(await action('删除 GB 18401-2010'));
    await user.click(within(await dialog('温馨提示')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('没有符合条件的记录。')).toBeVisible();
    expect(await saved(token, GB)).toBeNull();
  });

  it('deletes the selected ones by keyboard', async () => {
    const user = userEvent.setup();
    const { token } = await open('?number=GB/T+4100');
    const box = await screen.findByRole('checkbox', { name: '选择 GB/T 4100-2015' });
    box.focus();
    await user.keyboard(' ');
    expect(screen.getByText('已选 1 项')).toBeVisible();
    screen.getByRole('button', { name: '删除所选（1）' }).focus();
    await user.keyboard('{Enter}');
    const question = await dialog('温馨提示');
    within(question).getByRole('button', { name: '确定' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('删除标准成功')).toBeVisible();
    expect(await saved(token, 'gb-t-4100-2015')).toBeNull();
  });
});

describe('indicators and relations of a standard', () => {
  const LIMIT = 'formaldehyde content, A (infants up to 36 months)';

  it('an edited limit is in the portal at once', async () => {
    const user = userEvent.setup();
    const { queryClient } = await open('?number=18401');
    const limits = async () =>
      (await queryClient.query({ ...standardQuery(GB, 'zh'), staleTime: 60_000 })).standard?.indicators.map(
        ({ limit }) => limit,
      );
    // Read before, so that an old answer is in the cache.
    expect(await limits()).toContain('<=20');
    await user.click(await action('指标与关系 GB 18401-2010'));
    expect(address()).toContain(`standard=${GB}`);
    await user.click(await action(`编辑 ${LIMIT}`));
    const form = await dialog('编辑指标');
    const limit = within(form).getByLabelText('限值');
    expect(limit).toHaveValue('<=20');
    await user.clear(limit);
    await user.type(limit, '<=16{Enter}');
    await isGone('编辑指标');
    expect(await screen.findByText('修改指标成功')).toBeVisible();
    await waitFor(async () => expect(await limits()).toContain('<=16'));
    expect(await limits()).not.toContain('<=20');
    expect(await screen.findByRole('link', { name: '在门户查看这项标准' })).toHaveAttribute(
      'href',
      `#/home/standard/details/${GB}`,
    );
  });

  it('says how a limit is read while it is typed, and why it cannot be compared', async () => {
    const user = userEvent.setup();
    await open(`?number=18401&standard=${GB}`);
    await user.click(await action(`编辑 ${LIMIT}`));
    const form = await dialog('编辑指标');
    const reading = () => within(form).getByText(/^读作/);
    expect(reading()).toHaveTextContent('读作：≤ 20 mg/kg');
    const limit = within(form).getByLabelText('限值');
    for (const [typed, read] of [
      ['5 +/- 0.2', '读作：4.8—5.2 mg/kg'],
      ['75', '读作：= 75 mg/kg'],
      ['prohibited (<=20)', '读作：禁用（≤ 20） mg/kg'],
      ['not detected', '没有写明检出限，不能与数值比较。'],
      ['see clause 5', '读作文字要求，不能比较。'],
    ] as const) {
      await user.clear(limit);
      await user.type(limit, typed);
      await waitFor(() => expect(reading()).toHaveTextContent(read));
    }
    await user.clear(limit);
    expect(within(form).queryByText(/^读作/)).not.toBeInTheDocument();
    await user.type(limit, '>=3');
    const unit = within(form).getByLabelText('单位');
    await user.clear(unit);
    await user.type(unit, 'furlong');
    await waitFor(() =>
      expect(reading()).toHaveTextContent('读作：≥ 3 furlong 无法识别单位“furlong”，不能换算。'),
    );
  });

  it('adds an indicator; a fact needs its source', async () => {
    const user = userEvent.setup();
    await open(`?number=18401&standard=${GB}`);
    await user.click(await action('新增指标'));
    const form = await dialog('新增指标');
    await user.type(within(form).getByLabelText('指标名称'), 'lead content');
    await user.type(within(form).getByLabelText('限值'), '<=90');
    await user.click(within(form).getByRole('radio', { name: '已核' }));
    await user.click(within(form).getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(within(form).getByLabelText('来源网址')).toHaveAccessibleDescription(/不能为空/),
    );
    await user.type(within(form).getByLabelText('来源网址'), 'https://std.samr.gov.cn/');
    await user.type(within(form).getByLabelText('数据日期'), '2026-11{Enter}');
    await isGone('新增指标');
    const [first] = await rowsOf('GB 18401-2010 的指标');
    await waitFor(() => expect(first).toHaveTextContent(/lead content.*<=90.*2026-11.*已核/));
  });

  it('10100 on an indicator shows both limits', async () => {
    const user = userEvent.setup();
    const { token } = await open(`?number=18401&standard=${GB}`);
    await user.click(await action(`编辑 ${LIMIT}`));
    const form = await dialog('编辑指标');
    const limit = within(form).getByLabelText('限值');
    await user.clear(limit);
    await user.type(limit, '<=16');
    const { rows } = (
      await call<{ rows: { id: string; limit: string }[] }>(
        'GET',
        `${BASE}/indicator/findPage?standardId_EQ=${GB}&pageSize=50`,
        { token },
      )
    ).json.data;
    const row = rows.find((one) => one.limit === '<=20');
    await call('POST', `${BASE}/indicator/update`, { token, body: { ...row, limit: '<=18' } });
    await user.click(within(form).getByRole('button', { name: '保存' }));
    const group = within(await dialog('温馨提示')).getByRole('group', { name: '限值' });
    expect(within(group).getByRole('radio', { name: '你填的<=16' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: '服务器上的<=18' })).toBeVisible();
  });

  it('adds a relation to a standard found by its number', async () => {
    const user = userEvent.setup();
    const { token } = await open(`?number=18401&standard=${GB}&tab=relations`);
    await user.click(await action('新增关系'));
    const form = await dialog('新增关系');
    const picker = within(form).getByRole('combobox', { name: '对方标准' });
    await user.type(picker, '13006');
    await user.click(
      await screen.findByText('ISO 13006:2012', { selector: '.ant-select-item-option-content' }),
    );
    await user.click(within(form).getByRole('button', { name: '保存' }));
    await isGone('新增关系');
    expect(await screen.findByText('新增关系成功')).toBeVisible();
    const [row] = await rowsOf('GB 18401-2010 的关系');
    await waitFor(() => expect(row).toHaveTextContent(/本标准 → 对方采用.*ISO 13006:2012待核/));
    expect(await saved(token, GB)).toMatchObject({ relationCount: 1 });
  });

  it('says that a standard is gone', async () => {
    await open('?standard=gone');
    expect(await screen.findByText('没有这项标准。')).toBeVisible();
  });
});

describe('accessibility', () => {
  it('list, parts and form have no violation axe can see', async () => {
    const user = userEvent.setup();
    const check = async (part: Element) => {
      // jsdom lays nothing out, and the page without its shell has no landmarks.
      const off = { enabled: false };
      const { violations } = await axe.run(part, { rules: { 'color-contrast': off, region: off } });
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    };
    await open('?number=18401');
    await rowsOf();
    await check(document.body);
    await user.click(await action('指标与关系 GB 18401-2010'));
    await rowsOf('GB 18401-2010 的指标');
    await check(document.body);
    await user.click(await action('新增指标'));
    await dialog('新增指标');
    await check(document.body);
  });
});
