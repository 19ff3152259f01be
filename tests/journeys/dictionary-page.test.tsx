import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDictionary } from '@/features/dictionary/dictionary';
import { useTabs } from '@/features/tabs/tabs-store';
import DictionaryPage from '@/pages/console/dictionary/dictionary-page';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { openConsolePage } from './console-harness';

const server = useApiServer();
const PATH = '/system/dict';
const BASE = '/rcep-boot/api/v1/system/dict';

type User = 'system' | 'admin' | 'editor' | 'viewer';

const open = (query = '', user: User = 'system', language: Language = 'zh') =>
  openConsolePage({ page: DictionaryPage, areas: ['dictionary'], address: PATH + query, user, language });

const table = () => screen.findByRole('table', { name: '字典管理' });
/** The row of a type, by its code. */
const rowOf = async (code: string) => screen.findByRole('row', { name: new RegExp(`选择 ${code} `) });
const codes = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const sortedCodes = async () => (await codes()).map(String).toSorted();
const action = async (name: string) => screen.findByRole('button', { name });
/** The dialog of this title; in tests antd gives all of them one id for their titles. */
const openDialog = (title: string) =>
  screen
    .queryAllByRole('dialog')
    .findLast((one) => within(one).queryAllByText(title, { ignore: 'button' }).length > 0);
const dialog = async (title: string) => waitFor(() => openDialog(title) ?? expect.fail(`No dialog ${title}`));
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });
const address = () => decodeURIComponent(window.location.hash.slice(1));

interface Dict {
  id: string;
  typeCode: string;
  typeName: string;
  izLock: string;
  remark: string | null;
  version: number;
}
const available = async (token: string, code: string) =>
  (await call<{ rows: Dict[] }>('GET', `/api/v1/system/dict/findPage?typeCode_EQ=${code}`, { token })).json
    .data.rows[0];
/** Somebody else changes a type meanwhile. */
const changeElsewhere = async (token: string, code: string, changes: Partial<Dict>) =>
  call('POST', '/api/v1/system/dict/update', {
    token,
    body: { ...(await available(token, code)), ...changes },
  });
const deleteElsewhere = async (token: string, code: string) =>
  call('POST', `/api/v1/system/dict/del?id=${(await available(token, code))?.id}`, { token });

beforeEach(() => {
  clearDictionary();
  useTabs.setState(useTabs.getInitialState(), true);
});

describe('the list of dictionary types', () => {
  it('has the columns of the original, ten rows to a page, and says how many there are', async () => {
    await open();
    const heads = within(await table())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.slice(1)).toEqual(['字典类型编号', '字典类型名称', '是否内置', '备注', '操作']);
    expect(screen.getByRole('heading', { level: 1, name: '字典管理' })).toBeVisible();
    expect(screen.getByText('15 个字典类型')).toBeVisible();
    expect(screen.getByText('第 1—10 条，共 15 条')).toBeVisible();
    expect(await codes()).toHaveLength(10);
    // 是否内置 is said by the dictionary no_yes.
    expect(within(await rowOf('no_yes')).getByRole('cell', { name: '是' })).toBeVisible();
  });

  it('刷新 reads again also while a read is under way, whose answer no longer counts', async () => {
    const user = userEvent.setup();
    await open();
    await table();
    let requested = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get(`*${BASE}/findPage`, async () => {
        requested += 1;
        if (requested > 1) return undefined;
        await answered;
        return HttpResponse.json({ msg: '', code: 0, data: { total: 0, rows: [] }, timestamp: 1 });
      }),
    );
    await user.type(screen.getByRole('textbox', { name: '字典类型名称' }), '日志{Enter}');
    await waitFor(() => expect(requested).toBe(1));
    await user.click(await action('刷新'));
    await waitFor(async () => expect(await codes()).toContain('log_level'));
    answer();
    await user.click(await action('刷新'));
    await waitFor(() => expect(requested).toBe(3));
    expect(await sortedCodes()).toEqual(['log_level', 'log_model_type', 'log_operation_type', 'log_type']);
  });

  it('takes filters with Enter into the address, and the address leads back to them', async () => {
    const user = userEvent.setup();
    const page = await open();
    await table();
    await user.type(screen.getByRole('textbox', { name: '字典类型名称' }), '日志{Enter}');
    await waitFor(() => expect(address()).toBe(`${PATH}?typeName=日志`));
    await waitFor(async () =>
      expect(await sortedCodes()).toEqual(['log_level', 'log_model_type', 'log_operation_type', 'log_type']),
    );
    page.leave();

    await open('?typeCode=no_yes');
    expect(screen.getByRole('textbox', { name: '字典类型编号' })).toHaveValue('no_yes');
    await waitFor(async () => expect(await codes()).toEqual(['no_yes']));
    await user.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(address()).toBe(PATH));
    expect(await screen.findByText('15 个字典类型')).toBeVisible();
  });

  it('filters by 是否内置 with the words of the dictionary no_yes', async () => {
    const user = userEvent.setup();
    await open();
    await table();
    await user.selectOptions(screen.getByLabelText('是否内置'), '否');
    await user.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(async () => expect(await sortedCodes()).toEqual(['rcep_sector', 'risk_level']));
    expect(address()).toBe(`${PATH}?izLock=0`);
  });

  it('sorts on the server by its heads', async () => {
    const user = userEvent.setup();
    await open('?size=20');
    const head = within(await table()).getByRole('columnheader', { name: '字典类型编号' });
    const press = () => user.click(within(head).getByRole('button', { name: '字典类型编号' }));
    await press();
    await waitFor(async () => expect((await codes())[0]).toBe('crypto_asymmetric'));
    expect(address()).toContain('order=typeCode_ASC');
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await press();
    await waitFor(async () => expect((await codes())[0]).toBe('storage_type'));
    expect(address()).toContain('order=typeCode_DESC');
    await press();
    await waitFor(() => expect(address()).not.toContain('order='));
    expect(head).not.toHaveAttribute('aria-sort');
  });

  it('goes to a page by its number, and shows more rows to a page', async () => {
    const user = userEvent.setup();
    await open();
    const pages = within(await screen.findByRole('navigation', { name: '分页' }));
    expect(pages.getByRole('button', { name: '上一页' })).toBeDisabled();
    expect(pages.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    await user.click(pages.getByRole('button', { name: '下一页' }));
    expect(await screen.findByText('第 11—15 条，共 15 条')).toBeVisible();
    expect(pages.getByRole('button', { name: '下一页' })).toBeDisabled();
    // Two pages are not so many that a number had to be typed.
    expect(pages.queryByRole('spinbutton', { name: '页码' })).toBeNull();
    await user.selectOptions(pages.getByRole('combobox', { name: '每页条数' }), '20 条/页');
    expect(await screen.findByText('第 1—15 条，共 15 条')).toBeVisible();
    expect(address()).toBe(`${PATH}?size=20`);
  });

  it('selects all rows of the page that may be deleted, and none of them again', async () => {
    const user = userEvent.setup();
    await open('?size=20', 'admin');
    await table();
    const all = screen.getByRole('checkbox', { name: '选择本页全部' });
    await user.click(screen.getByRole('checkbox', { name: '选择 risk_level' }));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(all).toBeChecked();
    const built = screen.getByRole('checkbox', { name: '选择 no_yes' });
    expect(built).not.toBeChecked();
    expect(screen.getByText('已选 2 项')).toBeVisible();
    await user.click(all);
    expect(screen.getByRole('checkbox', { name: '选择 risk_level' })).not.toBeChecked();
    expect(screen.queryByText(/已选/)).toBeNull();
  });

  it('turns pages; a page past the end leads back', async () => {
    const user = userEvent.setup();
    const page = await open();
    await table();
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    expect(await screen.findByText('第 11—15 条，共 15 条')).toBeVisible();
    expect(address()).toBe(`${PATH}?page=2`);
    page.leave();

    await open('?page=9');
    expect(await screen.findByText('这一页没有记录，前面的页有。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '回到第 1 页' }));
    expect(await screen.findByText('第 1—10 条，共 15 条')).toBeVisible();
  });

  it('says that nothing matches, and clears the filters', async () => {
    const user = userEvent.setup();
    await open('?typeCode=nothing');
    expect(await screen.findByText('没有符合条件的记录。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '清除条件' }));
    expect(await screen.findByText('15 个字典类型')).toBeVisible();
  });

  it('says what went wrong and tries again', async () => {
    const user = userEvent.setup();
    server.use(
      http.get(`${BASE}/findPage`, () => HttpResponse.json({ code: -1, msg: '服务器异常' }), { once: true }),
    );
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器异常');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('15 个字典类型')).toBeVisible();
  });

  it('below 768 px shows rows in place of a table', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({ matches: true, media, addEventListener: () => {}, removeEventListener: () => {} }) as never,
    );
    await open('?typeCode=no_yes');
    const list = await screen.findByRole('list', { name: '字典管理' });
    const [item] = within(list).getAllByRole('listitem');
    expect(item).toHaveTextContent('no_yes字典类型名称否是是否内置是备注—');
    expect(within(item!).getByRole('button', { name: '设置字典 no_yes' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('exports all rows that match, not only the page shown', async () => {
    const user = userEvent.setup();
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('?order=typeCode_ASC');
    await table();
    await user.click(screen.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await textOf(files[0]!)).split('\r\n');
    expect(lines).toHaveLength(16);
    expect(lines[0]).toContain('字典类型编号,字典类型名称,是否内置,备注');
    expect(lines[1]).toBe('crypto_asymmetric,非对称加密,是,');
  });

  it('speaks English', async () => {
    await open('', 'system', 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dictionaries' })).toBeVisible();
    expect(await screen.findByText('1–10 of 15')).toBeVisible();
    expect(screen.getByText('15 dictionary types')).toBeVisible();
  });
});

describe('who may do what (specification §6)', () => {
  it('a viewer sees the list without buttons', async () => {
    await open('', 'viewer');
    await table();
    for (const name of [/新增/, /删除/, /编辑/, /设置字典/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('built-in data are for super admins: for others the reason is there, and nothing opens', async () => {
    const user = userEvent.setup();
    await open('?size=20', 'admin');
    const edit = await action('编辑 no_yes');
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription('内置数据只有超级管理员可以更改');
    const hints = () => screen.queryAllByText('内置数据只有超级管理员可以更改', { selector: '.hint' });
    await user.hover(edit);
    expect(hints()).toHaveLength(1);
    await user.unhover(edit);
    expect(hints()).toHaveLength(0);
    act(() => edit.focus());
    expect(hints()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(hints()).toHaveLength(0);
    await user.click(edit);
    await user.click(await action('删除 no_yes'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('checkbox', { name: '选择 no_yes' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: '选择 risk_level' })).toBeEnabled();
    expect(await action('编辑 risk_level')).not.toHaveAttribute('aria-disabled');
  });

  it('a built-in type gets no entries from others, but shows those it has', async () => {
    const user = userEvent.setup();
    await open('?size=20', 'admin');
    await user.click(await action('设置字典 no_yes'));
    const drawer = await dialog('no_yes 的字典项');
    expect(await within(drawer).findByRole('button', { name: '新增字典项' })).toBeDisabled();
    expect(
      within(drawer).getByText('内置数据只有超级管理员可以更改', { selector: '.list-tools-note' }),
    ).toBeVisible();
    expect(await within(drawer).findByRole('button', { name: '编辑 否' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('adding and changing a type', () => {
  it('checks what is typed, shows refusals, and writes once what the server takes', async () => {
    const user = userEvent.setup();
    const { token, seen } = await open();
    await user.click(await action('新增字典'));
    const form = await dialog('新增字典');
    const code = within(form).getByLabelText('字典类型编号');
    await waitFor(() => expect(code).toHaveFocus());

    await user.type(code, 'risk level');
    expect(await within(form).findByText('只能包含字母、数字和下划线')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await within(form).findByText('不能为空')).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());

    await user.clear(code);
    await user.type(code, 'risk_level');
    await user.type(within(form).getByLabelText('字典类型名称'), '示例类型{Enter}');
    const alert = await within(form).findByRole('alert');
    expect(alert).toHaveTextContent('字典编号重复，该字典已存在');
    expect(alert).toHaveTextContent('你填的内容都在。');
    // The form says it; the client's own message would say it twice.
    expect(seen.messages).toEqual([]);

    await user.clear(code);
    await user.type(code, 'sample_kind');
    await waitFor(async () => {
      await user.click(within(form).getByRole('button', { name: /^(保存|正在保存…)$/ }));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(await screen.findByText('新增字典数据成功')).toBeVisible();
    expect(await screen.findByText('16 个字典类型')).toBeVisible();
    expect(await available(token, 'sample_kind')).toMatchObject({
      typeName: '示例类型',
      izLock: '0',
      remark: null,
      version: 0,
    });
    expect(await action('新增字典')).toHaveFocus();
  });

  it('shows a refusal 98xx at the field it names', async () => {
    const user = userEvent.setup();
    await open('?typeCode=risk_level');
    await user.click(await action('编辑 risk_level'));
    const form = await dialog('编辑字典');
    server.use(
      http.post(`${BASE}/update`, () =>
        HttpResponse.json({ code: 9816, msg: '参数验证错误: 字典类型名称，不是汉字，字母，数字和下划线! ' }),
      ),
    );
    const name = within(form).getByLabelText('字典类型名称');
    await user.type(name, '甲{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/参数验证错误: 字典类型名称/));
    expect(within(form).queryByText('你填的内容都在。')).toBeNull();
  });

  it('keeps what was typed when the page is left, says so when it comes back, and can undo it', async () => {
    const user = userEvent.setup();
    const page = await open('?typeCode=risk_level');
    await user.click(await action('编辑 risk_level'));
    await user.type(within(await dialog('编辑字典')).getByLabelText('备注'), '，草稿');
    expect(useTabs.getState().unsaved.has(PATH)).toBe(true);
    page.leave();

    await open('?typeCode=risk_level');
    await user.click(await action('编辑 risk_level'));
    const form = await dialog('编辑字典');
    expect(within(form).getByText('已恢复你上次没有保存的内容。')).toBeVisible();
    expect(within(form).getByLabelText('备注')).toHaveValue('示例数据，草稿');
    await user.click(within(form).getByRole('button', { name: '撤销恢复' }));
    expect(within(form).getByLabelText('备注')).toHaveValue('示例数据');
    expect(within(form).queryByText('已恢复你上次没有保存的内容。')).toBeNull();
    await user.click(within(form).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before edits are lost; given up, they are forgotten', async () => {
    const user = userEvent.setup();
    await open('?typeCode=risk_level');
    await user.click(await action('编辑 risk_level'));
    const form = await dialog('编辑字典');
    await user.type(within(form).getByLabelText('备注'), '！');
    await user.click(within(form).getByRole('button', { name: '取消' }));
    const question = await dialog('温馨提示');
    expect(question).toHaveTextContent('有未保存的修改');
    await user.click(within(question).getByRole('button', { name: '继续编辑' }));
    expect(within(form).getByLabelText('备注')).toHaveValue('示例数据！');

    await user.click(within(form).getByRole('button', { name: '取消' }));
    await user.click(within(await dialog('温馨提示')).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(openDialog('编辑字典')).toBeUndefined());
    expect(useTabs.getState().unsaved.has(PATH)).toBe(false);
    await user.click(await action('编辑 risk_level'));
    expect(within(await dialog('编辑字典')).getByLabelText('备注')).toHaveValue('示例数据');
  });
});

describe('a row lock (10100, specification §8)', () => {
  const edit = async (name: string) => {
    const user = userEvent.setup();
    await user.click(await action('编辑 risk_level'));
    const form = await dialog('编辑字典');
    const field = within(form).getByLabelText('字典类型名称');
    await user.clear(field);
    await user.type(field, name);
    return { user, form };
  };

  it('shows both sides field by field, and saves the choice under the server’s version', async () => {
    const { token, seen } = await open('?typeCode=risk_level');
    const { user, form } = await edit('我的名称');
    await changeElsewhere(token, 'risk_level', { typeName: '别人的名称', remark: '别人的备注' });
    await user.click(within(form).getByRole('button', { name: '保存' }));

    const conflict = await dialog('这条记录在你编辑时已在别处保存');
    const name = within(conflict).getByRole('group', { name: '字典类型名称' });
    expect(within(name).getByRole('radio', { name: '你填的我的名称' })).toBeChecked();
    expect(within(name).getByRole('radio', { name: '服务器上的别人的名称' })).not.toBeChecked();
    // Not touched here: the server's stays unless one chooses otherwise.
    const remark = within(conflict).getByRole('group', { name: '备注' });
    expect(within(remark).getByRole('radio', { name: '服务器上的别人的备注' })).toBeChecked();
    expect(within(conflict).queryByRole('group', { name: '是否内置' })).toBeNull();

    await user.click(within(conflict).getByRole('button', { name: '再次保存' }));
    expect(await screen.findByText('修改字典数据成功')).toBeVisible();
    expect(await available(token, 'risk_level')).toMatchObject({
      typeName: '我的名称',
      remark: '别人的备注',
      version: 2,
    });
    expect(seen).toMatchObject({ questions: [], messages: [], reloads: 0 });
  });

  it('still offers to load the page again, as the specification asks', async () => {
    const { token, seen } = await open('?typeCode=risk_level');
    const { user, form } = await edit('我的名称');
    await changeElsewhere(token, 'risk_level', { remark: '别人的备注' });
    await user.click(within(form).getByRole('button', { name: '保存' }));
    const conflict = await dialog('这条记录在你编辑时已在别处保存');
    await user.click(within(conflict).getByRole('button', { name: '刷新页面' }));
    expect(seen.reloads).toBe(1);
    await user.click(within(conflict).getByRole('button', { name: '回到表单' }));
    expect(within(form).getByLabelText('字典类型名称')).toHaveValue('我的名称');
  });

  it('a refusal of the second save leads back to the form with the choice in it', async () => {
    const { token } = await open('?typeCode=risk_level');
    const { user, form } = await edit('我的名称');
    await changeElsewhere(token, 'risk_level', { remark: '别人的备注' });
    await user.click(within(form).getByRole('button', { name: '保存' }));
    const conflict = await dialog('这条记录在你编辑时已在别处保存');
    server.use(
      http.post(`${BASE}/update`, () => HttpResponse.json({ code: 20100, msg: '字典编号重复' }), {
        once: true,
      }),
    );
    await user.click(within(conflict).getByRole('button', { name: '再次保存' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('字典编号重复');
    expect(within(form).getByLabelText('备注')).toHaveValue('别人的备注');
    await waitFor(async () => {
      await user.click(within(form).getByRole('button', { name: /^(保存|正在保存…)$/ }));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(await available(token, 'risk_level')).toMatchObject({ typeName: '我的名称', version: 2 });
  });

  it('a record deleted elsewhere can be added again', async () => {
    const { token } = await open('?typeCode=risk_level');
    const { user, form } = await edit('我的名称');
    await deleteElsewhere(token, 'risk_level');
    await user.click(within(form).getByRole('button', { name: '保存' }));
    const conflict = await dialog('这条记录在你编辑时被删除');
    await user.click(within(conflict).getByRole('button', { name: '重新添加' }));
    expect(await screen.findByText('新增字典数据成功')).toBeVisible();
    expect(await available(token, 'risk_level')).toMatchObject({ typeName: '我的名称', version: 0 });
  });

  it('a draft of an older version does not overwrite what others saved since', async () => {
    const page = await open('?typeCode=risk_level');
    await edit('我的名称');
    page.leave();
    await changeElsewhere(page.token, 'risk_level', { typeName: '别人的名称' });
    await open('?typeCode=risk_level');
    const user = userEvent.setup();
    await user.click(await action('编辑 risk_level'));
    const form = await dialog('编辑字典');
    expect(within(form).getByLabelText('字典类型名称')).toHaveValue('我的名称');
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await dialog('这条记录在你编辑时已在别处保存')).toHaveTextContent('服务器上的别人的名称');
  });
});

describe('deleting types', () => {
  it('asks, deletes the type, and reads the list again', async () => {
    const user = userEvent.setup();
    const { token } = await open('?size=20', 'admin');
    await user.click(await action('删除 risk_level'));
    const question = await dialog('温馨提示');
    expect(question).toHaveTextContent('你确定要删除当前项吗');
    expect(question).toHaveTextContent('“risk_level”和它的全部字典项会一起删除。');
    await user.click(within(question).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('删除字典数据成功')).toBeVisible();
    expect(await screen.findByText('14 个字典类型')).toBeVisible();
    expect(await available(token, 'risk_level')).toBeUndefined();
  });

  it('deletes those that are selected; none after 取消', async () => {
    const user = userEvent.setup();
    await open('?size=20', 'admin');
    expect(await action('删除所选（0）')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '选择 risk_level' }));
    await user.click(screen.getByRole('checkbox', { name: '选择 rcep_sector' }));
    expect(screen.getByText('已选 2 项')).toBeVisible();
    await user.click(await action('删除所选（2）'));
    await user.click(within(await dialog('温馨提示')).getByRole('button', { name: '取消' }));
    expect(screen.getByText('15 个字典类型')).toBeVisible();

    await waitFor(async () => {
      await user.click(await action('删除所选（2）'));
      expect(openDialog('温馨提示')).toBeDefined();
    });
    await user.click(within(await dialog('温馨提示')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('批量删除字典数据成功')).toBeVisible();
    expect(await screen.findByText('13 个字典类型')).toBeVisible();
    expect(screen.queryByText(/已选/)).toBeNull();
  });

  it('a type that is gone already: the question of the specification, and the list is read again', async () => {
    const user = userEvent.setup();
    const { token, seen } = await open('?size=20');
    await rowOf('risk_level');
    await deleteElsewhere(token, 'risk_level');
    await user.click(await action('删除 risk_level'));
    await user.click(within(await dialog('温馨提示')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('14 个字典类型')).toBeVisible();
    expect(seen.questions.map(({ serverMessage }) => serverMessage)).toEqual([
      '删除数据失败，是否刷新页面重试？',
    ]);
  });
});

describe('the entries of a type', () => {
  it('stand in a drawer that can be linked, by their sort number', async () => {
    const user = userEvent.setup();
    await open('?type=rcep_sector');
    const drawer = await dialog('rcep_sector 的字典项');
    const entries = await within(drawer).findByRole('table');
    const names = () =>
      within(entries)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    expect(names()).toEqual(['电动汽车', '智能制造', '建材', '纺织']);
    expect(
      within(entries)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(1),
    ).toEqual(['字典名称', '字典值', '排序', '是否内置', '操作']);

    await user.type(within(drawer).getByRole('textbox', { name: '字典名称' }), '制造{Enter}');
    await waitFor(() => expect(names()).toEqual(['智能制造']));
    expect(address()).toBe(`${PATH}?type=rcep_sector&entry.dictName=制造`);
    await user.click(within(drawer).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(address()).toBe(PATH));
  });

  it('open from the row of their type; an unknown code says so', async () => {
    const user = userEvent.setup();
    const page = await open('?size=20');
    await user.click(await action('设置字典 risk_level'));
    expect(await dialog('risk_level 的字典项')).toBeVisible();
    expect(address()).toBe(`${PATH}?size=20&type=risk_level`);
    page.leave();
    await open('?type=nothing');
    expect(await screen.findByText('没有这个字典类型。')).toBeVisible();
  });

  it('a changed name is seen at once wherever the dictionary is shown', async () => {
    const user = userEvent.setup();
    await open('?typeCode=no_yes&type=no_yes');
    const drawer = await dialog('no_yes 的字典项');
    await user.click(await within(drawer).findByRole('button', { name: '编辑 是' }));
    const form = await dialog('编辑字典项');
    const name = within(form).getByLabelText('字典名称');
    await user.clear(name);
    await user.type(name, '对{Enter}');
    expect(await screen.findByText('修改字典数据成功')).toBeVisible();
    expect((await within(drawer).findAllByRole('cell', { name: '对' })).length).toBeGreaterThan(0);
    // In the list of types behind, 是否内置 is said by the same dictionary.
    await waitFor(() =>
      expect(screen.getAllByRole('cell', { name: '对', hidden: true }).length).toBeGreaterThan(2),
    );
    expect(JSON.parse(localStorage.getItem('opsli:dict') ?? '{}')).toMatchObject({
      no_yes: [
        { dictName: '否', dictValue: '0' },
        { dictName: '对', dictValue: '1' },
      ],
    });
  });

  it('are added and deleted; a name or value that is taken is refused in the form', async () => {
    const user = userEvent.setup();
    await open('?type=risk_level', 'admin');
    const drawer = await dialog('risk_level 的字典项');
    await user.click(await within(drawer).findByRole('button', { name: '新增字典项' }));
    const form = await dialog('新增字典项');
    await user.type(within(form).getByLabelText('字典名称'), '中');
    await user.type(within(form).getByLabelText('字典值'), 'low{Enter}');
    expect(await within(form).findByRole('alert')).toHaveTextContent('字典名称或值重复，该字典已存在');
    await user.clear(within(form).getByLabelText('字典值'));
    await user.type(within(form).getByLabelText('字典值'), 'middle');
    await waitFor(async () => {
      await user.click(within(form).getByRole('button', { name: /^(保存|正在保存…)$/ }));
      expect(openDialog('新增字典项')).toBeUndefined();
    });
    expect(await within(drawer).findByText('3 个字典项')).toBeVisible();

    await user.click(await within(drawer).findByRole('button', { name: '删除 中' }));
    const question = await dialog('温馨提示');
    expect(question).toHaveTextContent('你确定要删除当前项吗');
    await user.click(within(question).getByRole('button', { name: '确定' }));
    expect(await within(drawer).findByText('2 个字典项')).toBeVisible();
  });
});
