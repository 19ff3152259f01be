import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ADMIN_ENTRIES } from '@/app/console/pages/console-entries';
import { GALLERY_CODE } from '@/app/console/pages/gallery-code';
import { routeOf } from '@/app/router/server-routes';
import type { MenuEntry } from '@/features/menu/menu';
import { resetTabs } from '@/features/tabs/tabs-store';
import { GALLERY } from '@/shared/pages/gallery';
import { pageFile } from '@/shared/pages/page';
import { translate } from '@/shared/i18n/i18n';
import { setOwner } from '@/shared/storage/owner';
import { takeComplaints } from '../setup';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import type { FullKey } from '@/shared/i18n/text-keys';

useApiServer();
useFreshConsole();

const pagesOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length === 0 ? [entry] : pagesOf(entry.children)));
const PAGES = pagesOf(ADMIN_ENTRIES).filter(({ path }) => /^\/(vab|mall|error)\//.test(path));

const address = () => window.location.hash.slice(1);
const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().getByRole('button', { name });

/** Goes to an address as a link would, leaving no open page behind. */
async function go(path: string) {
  await act(async () => {
    resetTabs();
    window.location.hash = `#${path}`;
  });
}

/** Goes to a part and waits for it. */
async function goTo(path: string, title: string) {
  await go(path);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}`) })).toBeVisible();
}

async function open(path: string, user: Parameters<typeof signInAs>[0] = 'admin') {
  signInAs(user);
  await openApp(path);
  await screen.findByRole('heading', { level: 1 });
}

describe('§2 "/vab, /mall, /error"', () => {
  it('every page there is has its route', () => {
    const declared = JSON.stringify(GALLERY).match(/(?<="module":")[^"]+/g) ?? [];
    const files = Object.keys(GALLERY_CODE).filter((file) => file !== '/src/pages/errors/error-page.tsx');
    expect(declared.map(pageFile).toSorted()).toEqual(files.toSorted());
    expect(PAGES).toHaveLength(files.length);
  });

  it('each opens for an admin: one heading, a sentence of when to use it, no failure', async () => {
    await open('/vab');
    expect(address()).toBe('/vab/more');
    const ERRORS: Readonly<Record<string, string>> = {
      '/error/401': '抱歉，你没有',
      '/error/404': '抱歉，没有',
    };
    for (const { path, label } of PAGES) {
      const title = 'key' in label ? translate(`admin:menu.${label.key}` as FullKey) : label.text;
      await goTo(path, ERRORS[path] ?? title);
      expect(address()).toBe(path);
      expect(main().getAllByRole('heading', { level: 1 }), path).toHaveLength(1);
      expect(main().queryByRole('alert'), path).not.toBeInTheDocument();
      expect(main().queryByText(/^(use|gallery|mall)[.:]/), path).not.toBeInTheDocument();
    }
  });

  it('none is for a user without admin: no entry, and the address leads to 401', async () => {
    const asEditor = (path: string) =>
      routeOf(ADMIN_ENTRIES, path, (needed) => needed.length === 0 || needed.includes('editor'));
    for (const { path } of PAGES) expect(asEditor(path), path).toEqual({ kind: 'forbidden' });

    await open('/index', 'editor');
    const menu = within(await screen.findByRole('navigation', { name: '后台菜单' }));
    expect(menu.queryByText('组件')).not.toBeInTheDocument();
    for (const path of ['/vab', '/vab/form', '/mall/pay', '/error/404']) {
      await go(path);
      await waitFor(() => expect(address()).toBe('/401'));
    }
    expect(await screen.findByRole('heading', { name: /没有查看这个页面的权限/ })).toBeVisible();
  });

  it('three levels of the menu lead to the nested page; groups lead to their first page', async () => {
    await open('/index');
    const menu = within(screen.getByRole('navigation', { name: '后台菜单' }));
    for (const name of ['组件', '嵌套路由 1', '嵌套路由 1-1']) {
      await userEvent.click(menu.getByRole('button', { name }));
    }
    await userEvent.click(menu.getByRole('link', { name: '嵌套路由 1-1-1' }));
    expect(await screen.findByText('网址：/vab/menu1/menu1-1/menu1-1-1')).toBeVisible();
    await go('/mall');
    await waitFor(() => expect(address()).toBe('/mall/goodsList'));
    await go('/vab/menu1');
    await waitFor(() => expect(address()).toBe('/vab/menu1/menu1-1/menu1-1-1'));
  });
});

describe('the parts at work', () => {
  it('forms: what is wrong is said in place, and the first wrong field has the focus', async () => {
    const user = userEvent.setup();
    await open('/vab/form');
    await user.type(main().getByRole('textbox', { name: '要检查的内容' }), '123');
    expect(main().getByText('请输入以 1 开头的 11 位手机号')).toBeVisible();
    await user.click(button('检查表单'));
    expect(main().getByRole('textbox', { name: '姓名' })).toHaveFocus();
    expect(main().getAllByText('不能为空')).toHaveLength(2);
    await user.type(main().getByRole('textbox', { name: '姓名' }), '王芳');
    await user.type(main().getByRole('textbox', { name: '邮箱' }), 'a@example.com');
    await user.click(button('检查表单'));
    expect(main().getByText('都填对了。这一页不发送任何内容。')).toBeVisible();

    await goTo('/vab/table/inlineEdit', '行内编辑表格');
    await user.click(button('修改墙板的价值'));
    const value = main().getByRole('textbox', { name: '墙板的价值（美元）' });
    expect(value).toHaveFocus();
    await user.clear(value);
    expect(button('保存')).toBeDisabled();
    await user.type(value, '2000{Enter}');
    expect(main().getByText(/^USD\s2,000$/)).toBeVisible();

    await goTo('/vab/webSocket', 'WebSocket');
    await user.click(button('连接'));
    expect(await main().findByText('已连接')).toBeVisible();
    await user.type(main().getByRole('textbox', { name: '要发送的消息' }), '你好{Enter}');
    const messages = within(main().getByRole('list', { name: '消息' }));
    expect(await messages.findByText('服务器')).toBeVisible();
    expect(messages.getAllByText('你好')).toHaveLength(2);
    await user.click(button('断开'));
    fireEvent.change(main().getByRole('textbox', { name: '地址' }), {
      target: { value: 'wss://elsewhere.example/' },
    });
    expect(main().getByText('只能连接本站的地址')).toBeVisible();
    expect(button('重新连接')).toBeDisabled();

    await goTo('/vab/verify', '验证码');
    const slider = main().getByRole('slider', { name: '滑块位置' });
    const gap = /\d+/.exec(main().getByText(/^缺口在/).textContent)?.[0];
    await user.click(button('验证'));
    expect(main().getByText('没有对准，再试一次')).toBeVisible();
    fireEvent.change(slider, { target: { value: gap } });
    await user.click(button('验证'));
    expect(main().getByText('通过')).toBeVisible();
  });

  it('permissions and tables: what is shown follows what is granted and what is required', async () => {
    const user = userEvent.setup();
    await open('/vab/permissions');
    expect(main().getByText('你看不到')).toBeVisible();
    await user.type(main().getByRole('textbox', { name: '持有其中一项即可' }), ', admin');
    expect(main().getByText('你能看到')).toBeVisible();

    await goTo('/vab/blacklist', '黑名单');
    expect(main().getAllByText('看不到')).toHaveLength(2);
    await user.click(main().getByRole('radio', { name: '超级管理员' }));
    expect(main().queryByText('看不到')).not.toBeInTheDocument();

    await goTo('/vab/table/comprehensive', '综合表格');
    await user.type(main().getByRole('searchbox', { name: '按国家或代码筛选' }), '印');
    const rows = () => main().getAllByRole('rowheader');
    expect(rows().map((cell) => cell.textContent)).toEqual(['印度尼西亚', '印度']);
    await user.click(button('代码'));
    expect(rows().map((cell) => cell.textContent)).toEqual(['印度', '印度尼西亚']);

    await goTo('/vab/table/custom', '自定义表格');
    await user.click(main().getByRole('checkbox', { name: '金额' }));
    expect(main().queryByRole('columnheader', { name: '金额' })).not.toBeInTheDocument();

    await goTo('/vab/more', '更多');
    await user.type(main().getByRole('searchbox', { name: '查找部件' }), '手机上');
    expect(main().getByRole('link', { name: '二维码' })).toHaveAttribute('href', '#/vab/qrCode');
  });

  it('console §3: the columns that a user chose are there when the page is opened again, for this user alone', async () => {
    const amount = () => main().getByRole('checkbox', { name: '金额' });
    await open('/vab/table/custom');
    await userEvent.click(amount());
    await goTo('/vab/card', '卡片');
    await goTo('/vab/table/custom', '自定义表格');
    expect(amount()).not.toBeChecked();
    expect(main().queryByRole('columnheader', { name: '金额' })).not.toBeInTheDocument();

    await goTo('/vab/card', '卡片');
    act(() => setOwner('somebody-else'));
    await goTo('/vab/table/custom', '自定义表格');
    expect(amount()).toBeChecked();
  });

  it('console 15, texts and files: markup is taken out, a file that is no picture is refused whatever its name', async () => {
    const user = userEvent.setup({ applyAccept: false });
    await open('/vab/markdownEditor');
    const preview = within(main().getByRole('group', { name: '读者看到的' }));
    expect(preview.getByRole('heading', { name: '提交前核对' })).toBeVisible();
    expect(preview.getByRole('table')).toBeVisible();
    expect(preview.queryByText(/alert\(1\)/)).not.toBeInTheDocument();

    await goTo('/vab/upload', '上传');
    const input = main().getByLabelText('选择图片');
    await user.upload(input, [
      new File(['a'], 'list.txt', { type: 'text/plain' }),
      new File(['a'], 'words.png', { type: 'image/png' }),
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'plan.png', { type: 'image/png' }),
    ]);
    expect(await main().findByRole('img', { name: 'plan.png的预览' })).toBeVisible();
    expect(main().getByText(/^未接受：list\.txt, words\.png。/)).toBeVisible();
    await user.click(button('移除plan.png'));
    expect(main().getByText('已选 0 张')).toBeVisible();

    await goTo('/vab/codeGenerator', '代码生成机');
    expect(main().getByText(/export default function NoticesPage/)).toBeVisible();
    await user.type(main().getByRole('textbox', { name: '列表的列' }), '\n1st');
    expect(main().getByText('无法识别这几行：1st')).toBeVisible();
  });

  it('the error log: a part that fails while it is drawn leaves the page, and is recorded', async () => {
    await open('/vab/errorLog');
    await userEvent.click(button('显示时出错'));
    expect(await main().findByRole('alert')).toHaveTextContent('这一部分没能显示。');
    expect(main().getByText('错误日志现有 1 条')).toBeVisible();
    expect(takeComplaints()).not.toHaveLength(0);
    await userEvent.click(button('恢复'));
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the shop: list, detail and payment by the id in the address, all sample, nothing paid', async () => {
    const user = userEvent.setup();
    await open('/mall/goodsList');
    expect(main().getAllByText('示例数据').length).toBeGreaterThan(1);
    await user.click(main().getByRole('link', { name: '税率咨询' }));
    expect(await screen.findByRole('heading', { level: 2, name: '税率咨询' })).toBeVisible();
    expect(address()).toBe('/mall/goodsDetail?id=tariffConsultation');
    await user.click(main().getByRole('link', { name: '去支付页' }));
    expect(await main().findByText(/^这里不会收款/)).toBeVisible();
    await user.click(main().getByRole('radio', { name: '银行转账' }));
    await user.click(button('演示确认'));
    expect(main().getByText('演示完成：选了“银行转账”，没有付款。')).toBeVisible();

    await goTo('/mall/goodsList', '商品列表');
    await goTo('/mall/pay?id=tariffConsultation', '支付');
    expect(main().getByRole('radio', { name: '银行转账' })).not.toBeChecked();
    await goTo('/mall/goodsDetail?id=nothing', '商品详情');
    expect(main().getByText('没有编号为“nothing”的商品。')).toBeVisible();
    await user.click(main().getByRole('link', { name: '回到列表' }));
    await waitFor(() => expect(address()).toBe('/mall/goodsList'));
  });
});
