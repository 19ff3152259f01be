import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tab } from '@/features/tabs/tabs';
import { dropTabs, markUnsaved, refreshTab, resetTabs, useTabs, visitTab } from '@/features/tabs/tabs-store';
import { TabsBar } from '@/layouts/console/tabs-bar/tabs-bar';
import { startI18n, switchLanguage } from '@/shared/i18n/i18n';

const TITLES: Record<string, string> = {
  '/index': '后台系统首页',
  '/menu': '菜单管理',
  '/dict': '字典管理',
  '/news': '新闻编辑',
};
const PINNED = [{ path: '/index', name: 'index', title: { text: '后台系统首页' } }];

const pageAt = (fullPath: string): Tab => {
  const [path = '', query] = fullPath.split('?');
  const title = { text: TITLES[path] ?? path };
  return {
    path,
    fullPath,
    name: path,
    query: query === undefined ? '' : `?${query}`,
    meta: { title, affix: false, noKeepAlive: false },
  };
};
const visit = (...paths: string[]) => paths.forEach((path) => visitTab(pageAt(path), PINNED));

const refreshed = vi.fn<(path: string) => void>();
const confirmClose = vi.fn<(titles: string[]) => Promise<boolean>>();
const went: string[] = [];

/** The bar in a shell that goes where it is told to. */
function Shell({ start }: { start: string }) {
  const [path, setPath] = useState(start);
  const go = (fullPath: string) => {
    went.push(fullPath);
    visit(fullPath);
    setPath(fullPath.split('?')[0] ?? '');
  };
  return (
    <>
      <TabsBar currentPath={path} onGo={go} onRefresh={refreshed} confirmClose={confirmClose} />
      <input aria-label="page" />
    </>
  );
}

/** Four tabs with the third current: 后台系统首页 (pinned), 菜单管理, 字典管理?page=2, 新闻编辑. */
const open = (start = '/dict') => {
  visit('/menu', '/dict?page=2', '/news');
  render(<Shell start={start} />);
};

const openList = async () => {
  await userEvent.click(screen.getByRole('button', { name: '已打开 4 个页面，列出全部' }));
  return within(screen.getByRole('dialog', { name: '已打开的页面' }));
};
const tab = (name: string) => screen.getByRole('tab', { name });
const titles = () => screen.getAllByRole('tab').map((each) => each.textContent);
const current = () => screen.getByRole('tab', { selected: true }).textContent;
const choose = async (item: string) => userEvent.click(screen.getByRole('menuitem', { name: item }));
const rightClick = (name: string) => userEvent.pointer({ keys: '[MouseRight]', target: tab(name) });
const ALL = ['后台系统首页', '菜单管理', '字典管理', '新闻编辑'];

beforeEach(async () => {
  resetTabs();
  went.length = 0;
  refreshed.mockReset().mockImplementation(refreshTab);
  confirmClose.mockReset().mockResolvedValue(true);
  await startI18n('zh', ['tabs', 'ui']);
  i18next.addResourceBundle('zh', 'admin', { menu: {} });
});

describe('§2 "each tab shows meta title, closable unless affix"', () => {
  it('a tab per page, the current one selected, a close button for all but the pinned one', () => {
    open();
    expect(titles()).toEqual(ALL);
    expect(current()).toBe('字典管理');
    expect(screen.queryByRole('button', { name: '关闭 后台系统首页' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^关闭 / })).toHaveLength(3);
  });

  it('the tab list owns every tab', () => {
    open();
    const list = screen.getByRole('tablist', { name: '已打开的页面' });
    expect(list.getAttribute('aria-owns')?.split(' ')).toEqual(
      screen.getAllByRole('tab').map(({ id }) => id),
    );
  });

  it('two pages with one title are two tabs', async () => {
    TITLES['/deve/dict'] = '字典管理';
    visit('/dict', '/deve/dict');
    render(<Shell start="/dict" />);
    const [first, second] = screen.getAllByRole('tab', { name: '字典管理' });
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(second!);
    expect(went).toEqual(['/deve/dict']);
  });
});

describe('§2 "click navigates to path and query unless current"', () => {
  it('goes to path and query', async () => {
    open('/menu');
    await userEvent.click(tab('字典管理'));
    expect(went).toEqual(['/dict?page=2']);
  });

  it('stays on the current one', async () => {
    open();
    await userEvent.click(tab('字典管理'));
    expect(went).toEqual([]);
  });
});

describe('closing one', () => {
  it('§4 "closing the current tab moves to the last remaining tab"', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: '关闭 字典管理' }));
    expect(titles()).toEqual(['后台系统首页', '菜单管理', '新闻编辑']);
    expect(went).toEqual(['/news']);
    expect(tab('新闻编辑')).toHaveFocus();
  });

  it('"or / if none"', async () => {
    visitTab(pageAt('/menu'), []);
    render(<Shell start="/menu" />);
    await userEvent.click(screen.getByRole('button', { name: '关闭 菜单管理' }));
    expect(went).toEqual(['/']);
  });

  it('another one leaves the page as it is', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: '关闭 菜单管理' }));
    expect(went).toEqual([]);
    expect(current()).toBe('字典管理');
  });

  it('the middle button closes, but no pinned one, and leaves the focus where it is', async () => {
    open();
    await userEvent.click(screen.getByLabelText('page'));
    await userEvent.pointer({ keys: '[MouseMiddle]', target: tab('菜单管理') });
    await userEvent.pointer({ keys: '[MouseMiddle]', target: tab('后台系统首页') });
    expect(titles()).toEqual(['后台系统首页', '字典管理', '新闻编辑']);
    expect(screen.getByLabelText('page')).toHaveFocus();
  });
});

describe('§2 "more-actions dropdown: close others, close left, close right, close all", for the current tab', () => {
  it.each([
    ['关闭其他', '/dict', ['后台系统首页', '字典管理'], []],
    ['关闭左侧', '/dict', ['后台系统首页', '字典管理', '新闻编辑'], []],
    ['关闭右侧', '/dict', ['后台系统首页', '菜单管理', '字典管理'], []],
    ['关闭全部', '/dict', ['后台系统首页'], ['/index']],
    ['关闭全部', '/index', ['后台系统首页'], []],
  ])('%s at %s, whose address has a query', async (item, at, left, landing) => {
    open(at);
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual([
      '关闭其他',
      '关闭左侧',
      '关闭右侧',
      '关闭全部',
    ]);
    await choose(item);
    expect(titles()).toEqual(left);
    expect(went).toEqual(landing);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('what would close nothing cannot be chosen', async () => {
    visit('/menu');
    render(<Shell start="/menu" />);
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    const enabled = screen.getAllByRole('menuitem').filter((item) => !item.ariaDisabled);
    expect(enabled.map((item) => item.textContent)).toEqual(['关闭全部']);
    await choose('关闭其他');
    expect(titles()).toEqual(['后台系统首页', '菜单管理']);
  });
});

describe("a tab's own menu", () => {
  it('opens by right click, and acts on that tab', async () => {
    open();
    await rightClick('菜单管理');
    expect(screen.getByRole('menu', { name: '“菜单管理”的操作' })).toBeVisible();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      '刷新',
      '收藏',
      '关闭',
      '关闭其他',
      '关闭左侧',
      '关闭右侧',
      '关闭全部',
      '重新打开关闭的页面',
    ]);
    await choose('关闭右侧');
    expect(titles()).toEqual(['后台系统首页', '菜单管理']);
    // The current one went too: the chosen one takes its place.
    expect(went).toEqual(['/menu']);
    expect(tab('菜单管理')).toHaveFocus();
  });

  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])('opens by %s at its first item', async (keys) => {
    open();
    act(() => tab('新闻编辑').focus());
    await userEvent.keyboard(keys);
    expect(screen.getByRole('menuitem', { name: '刷新' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(tab('新闻编辑')).toHaveFocus();
  });

  it('§2 "a refresh-route command": refreshes that page only', async () => {
    open();
    await rightClick('菜单管理');
    await choose('刷新');
    expect(refreshed.mock.calls).toEqual([['/menu']]);
    expect(useTabs.getState().refreshes).toEqual({ '/menu': 1 });
    expect(went).toEqual([]);
  });

  it('opens again what was closed, with its query', async () => {
    open('/menu');
    await userEvent.click(screen.getByRole('button', { name: '关闭 字典管理' }));
    await rightClick('新闻编辑');
    await choose('重新打开关闭的页面');
    expect(went).toEqual(['/dict?page=2']);
    expect(titles()).toEqual(['后台系统首页', '菜单管理', '新闻编辑', '字典管理']);
  });

  it('cannot close a pinned one, nor reopen where nothing was closed', async () => {
    open();
    await rightClick('后台系统首页');
    const menu = within(screen.getByRole('menu'));
    for (const name of ['关闭', '重新打开关闭的页面'])
      expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('by keyboard', () => {
  it('one stop, the current tab; arrows, Home and End go round', async () => {
    open();
    await userEvent.tab();
    expect(tab('字典管理')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', '新闻编辑'],
      ['{ArrowRight}', '后台系统首页'],
      ['{ArrowLeft}', '新闻编辑'],
      ['{Home}', '后台系统首页'],
      ['{End}', '新闻编辑'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(tab(name)).toHaveFocus();
    }
    expect(went).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(went).toEqual(['/news']);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^收藏“/ })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '更多操作' })).toHaveFocus();
  });

  it('the first tab is the stop where the page has none', async () => {
    open('/404');
    await userEvent.tab();
    expect(tab('后台系统首页')).toHaveFocus();
  });

  it('Delete closes and goes to the neighbour; the pinned one stays', async () => {
    open();
    act(() => tab('菜单管理').focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(tab('字典管理')).toHaveFocus());
    expect(titles()).toEqual(['后台系统首页', '字典管理', '新闻编辑']);
    await userEvent.keyboard('{Home}{Delete}');
    expect(titles()).toHaveLength(3);
  });

  it('Delete on the last one goes to the one before', async () => {
    open();
    act(() => tab('新闻编辑').focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(tab('字典管理')).toHaveFocus());
  });

  it('Ctrl, Shift and an arrow move the tab within its group, and say where it is', async () => {
    open();
    act(() => tab('新闻编辑').focus());
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    expect(titles()).toEqual(['后台系统首页', '新闻编辑', '菜单管理', '字典管理']);
    expect(tab('新闻编辑')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('“新闻编辑”现在是第 2 个，共 4 个');
  });
});

describe('dragging', () => {
  /** Items 100 pixels wide, side by side in the order of the bar. */
  const layOut = () =>
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const at = useTabs.getState().tabs.findIndex(({ path }) => path === this.dataset['path']);
      return new DOMRect(at * 100, 0, 100, 42);
    });
  const drag = (name: string, from: number, to: number, pointerType = 'mouse') => {
    fireEvent.pointerDown(tab(name), { button: 0, clientX: from, pointerType });
    fireEvent.pointerMove(window, { clientX: (from + to) / 2 });
    fireEvent.pointerMove(window, { clientX: to });
    fireEvent.pointerUp(window);
    fireEvent.click(tab(name));
  };

  it.each([
    ['to the left', '新闻编辑', 350, 120, ['后台系统首页', '新闻编辑', '菜单管理', '字典管理']],
    ['to the right', '菜单管理', 150, 390, ['后台系统首页', '字典管理', '新闻编辑', '菜单管理']],
    ['not before the pinned', '新闻编辑', 350, 5, ['后台系统首页', '新闻编辑', '菜单管理', '字典管理']],
    ['a pinned one not behind the others', '后台系统首页', 50, 350, ALL],
  ])('%s', (_, name, from, to, after) => {
    layOut();
    open();
    drag(name, from, to);
    expect(titles()).toEqual(after);
    expect(went).toEqual([]);
  });

  it('a press that hardly moves is a choice', () => {
    layOut();
    open();
    drag('新闻编辑', 350, 353);
    expect(titles()).toEqual(ALL);
    expect(went).toEqual(['/news']);
  });

  it('a finger scrolls the bar instead', () => {
    layOut();
    open();
    drag('新闻编辑', 350, 120, 'touch');
    expect(titles()).toEqual(ALL);
  });
});

describe('product design §5: "a page with unsaved edits asks before its tab closes"', () => {
  const edit = (...paths: string[]) =>
    act(() => paths.forEach((path) => markUnsaved(Symbol(path), path, true)));

  it('its tab says so', () => {
    open();
    edit('/news');
    expect(screen.getByRole('tab', { name: '新闻编辑 有未保存的修改' })).toBeVisible();
    expect(tab('字典管理')).toBeVisible();
  });

  it('closes it if the answer is yes', async () => {
    open();
    edit('/dict');
    await userEvent.click(screen.getByRole('button', { name: '关闭 字典管理' }));
    expect(confirmClose.mock.calls).toEqual([[['字典管理']]]);
    await waitFor(() => expect(went).toEqual(['/news']));
    expect(useTabs.getState().unsaved.size).toBe(0);
  });

  it('keeps it if the answer is no', async () => {
    confirmClose.mockResolvedValue(false);
    open();
    edit('/dict');
    await userEvent.click(screen.getByRole('button', { name: '关闭 字典管理' }));
    expect(confirmClose).toHaveBeenCalledOnce();
    expect(titles()).toEqual(['后台系统首页', '菜单管理', '字典管理 有未保存的修改', '新闻编辑']);
    expect(went).toEqual([]);
  });

  it('asks once for all of them, by title, and only for those that would close', async () => {
    open();
    edit('/menu', '/dict', '/news');
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    await choose('关闭其他');
    expect(confirmClose.mock.calls).toEqual([[['菜单管理', '新闻编辑']]]);
    await waitFor(() => expect(titles()).toEqual(['后台系统首页', '字典管理 有未保存的修改']));
  });

  it('asks nothing where nothing is lost', async () => {
    open();
    edit('/dict');
    await userEvent.click(screen.getByRole('button', { name: '关闭 菜单管理' }));
    expect(confirmClose).not.toHaveBeenCalled();
  });

  it('asks before a refresh too', async () => {
    confirmClose.mockResolvedValue(false);
    open();
    edit('/dict');
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: screen.getByRole('tab', { name: /^字典管理/ }),
    });
    await choose('刷新');
    expect(confirmClose).toHaveBeenCalledOnce();
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('closes nothing that was opened while it asked', async () => {
    let answer: (value: boolean) => void = () => {};
    confirmClose.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    edit('/news');
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    await choose('关闭全部');
    act(() => visit('/late'));
    await act(async () => answer(true));
    expect(titles()).toEqual(['后台系统首页', '/late']);
  });
});

it('speaks the language of the page; server titles stay Chinese and say so', async () => {
  open();
  act(() => void dropTabs(['/news']));
  i18next.addResourceBundle('en', 'admin', { menu: {} });
  await act(() => switchLanguage('en'));
  expect(screen.getByRole('button', { name: 'More actions' })).toBeVisible();
  expect(screen.getByRole('tablist', { name: 'Open pages' })).toBeInTheDocument();
  expect(screen.getByText('字典管理')).toHaveAttribute('lang', 'zh-CN');
});

describe('console 12: the list of all open pages', () => {
  it('has each with its mark of unsaved work, and goes where it is told to', async () => {
    open();
    act(() => markUnsaved(Symbol('mark'), '/news', true));
    const dialog = await openList();
    const entries = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual([
      '后台系统首页/index',
      '菜单管理/menu',
      '字典管理/dict',
      '新闻编辑有未保存的修改',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /菜单管理/ }));
    expect(went.at(-1)).toBe('/menu');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is found by a part of a name; Enter goes to the first', async () => {
    open();
    const dialog = await openList();
    await userEvent.type(dialog.getByRole('textbox', { name: '按名称查找' }), '管理');
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('x');
    expect(dialog.getByText('没有符合条件的页面。')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(went.at(-1)).toBe('/menu');
  });
});
