import { PATIENCE } from '../support/patience';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useOwnChangesStore } from '@/pages/portal/standards/spectrum/state/own-changes';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();
const PAGE = '/home/standard/spectrum';

const address = () => decodeURIComponent(window.location.hash);
const counts = (text: RegExp) => screen.findByText(text, { selector: '.spectrum-counts' }, PATIENCE);
const tree = () => screen.findByRole('tree', { name: '按行业和发布机构排列的标准' }, PATIENCE);
const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const panel = (name: RegExp) => screen.findByRole('region', { name }, PATIENCE);
const around = () => screen.findByRole('region', { name: /周围$/ }, PATIENCE);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The page as it is after a reload: what was in memory alone is gone. */
const forgetVisit = () => useOwnChangesStore.setState(useOwnChangesStore.getInitialState(), true);

afterEach(forgetVisit);

const numberLink = async (number: string) =>
  within(await screen.findByRole('table', { name: '图谱中的标准' }, PATIENCE)).getByRole('link', {
    name: number,
  });

/** The id of a standard in the library, which its link has. */
async function idOf(number: string): Promise<string> {
  const link = await numberLink(number);
  return new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('focus') ?? '';
}

describe('the standards map', () => {
  it('opens the table that its address names, sorted, and selects a standard', async () => {
    const user = userEvent.setup();
    await openApp(`${PAGE}?view=table&sector=textile&sort=-relations`);
    await counts(/个标准，\d+ 条关系/);
    const table = screen.getByRole('table', { name: '图谱中的标准' });
    expect(within(table).getByRole('columnheader', { name: '关系数' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const numbers = () => within(table).getAllByRole('rowheader');
    const first = within(numbers()[0]!).getByRole('link');
    expect(within(numbers()[0]!.parentElement!).getAllByRole('cell').at(-1)).toHaveTextContent('2');
    const name = first.textContent;
    await user.click(first);
    expect(await screen.findByRole('heading', { level: 2, name: `${name} 周围` })).toBeVisible();
    expect(address()).toMatch(/sector=textile/);
    expect(address()).toMatch(/focus=/);
    await user.click(screen.getByRole('button', { name: '标准号' }));
    await waitFor(() => expect(address()).toMatch(/sort=number/));
    await user.click(screen.getByRole('radio', { name: '1 步以内' }));
    await counts(/^3 个标准，2 条关系/);
  });

  it('is walked by keyboard alone as a tree, by arrows, ends and letters', async () => {
    const user = userEvent.setup();
    await openApp(`${PAGE}?view=tree`);
    await tree();
    const focused = () => document.activeElement;
    row(/^建筑材料/).focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toHaveTextContent(/^SAC/);
    expect(focused()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toHaveTextContent(/^GB/);
    expect(focused()).toHaveAttribute('aria-level', '3');
    await user.keyboard('GB/T 4100');
    await user.keyboard('{Enter}');
    expect(focused()).toHaveTextContent(/^GB\/T 4100-2015/);
    await panel(/^GB\/T 4100-2015(?! 周围)/);
    expect(row(/^GB\/T 4100-2015/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toHaveTextContent('采用（修改 MOD）ISO 13006:2012');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toHaveTextContent(/^SAC/);
    expect(focused()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    expect(focused()).toBe((await within(await tree()).findAllByRole('treeitem')).at(-1));
    await user.keyboard('{Home}');
    expect(focused()).toHaveTextContent(/^建筑材料/);
  });

  it('has a list twin of what is around the selected standard, with the depth of the address', async () => {
    await openApp(`${PAGE}?view=table&q=GB/T 3920`);
    const id = await idOf('GB/T 3920-2024');
    document.body.innerHTML = '';
    await openApp(`${PAGE}?focus=${encodeURIComponent(id)}&depth=2`);
    const list = await around();
    expect(within(list).getByText('GB/T 3920-2024 代替 GB/T 3920-2008')).toBeVisible();
    expect(within(list).getAllByText('2 步').length).toBeGreaterThan(0);
    expect(screen.getByRole('radio', { name: '2 步以内' })).toBeChecked();
  });

  it('shows the path between two standards in words, from what is typed', async () => {
    const user = userEvent.setup();
    await openApp(`${PAGE}?view=table`);
    await counts(/个标准/);
    const part = screen.getByRole('region', { name: '两个标准之间的路径' });
    await user.type(within(part).getByRole('combobox', { name: '从' }), 'gb/t4100-2015');
    await user.type(within(part).getByRole('combobox', { name: '到' }), 'ISO 13006:2012');
    expect(await within(part).findByText('GB/T 4100-2015 到 ISO 13006:2012：1 步。')).toBeVisible();
    expect(within(part).getByText(/GB\/T 4100-2015 采用 ISO 13006:2012（修改 MOD）/)).toBeVisible();
    expect(address()).toMatch(/from=.+&to=/);
    await user.click(screen.getByRole('checkbox', { name: '代替' }));
    expect(await within(part).findByText(/在所选关系中没有路径/)).toBeVisible();
    await user.clear(within(part).getByRole('combobox', { name: '到' }));
    await user.type(within(part).getByRole('combobox', { name: '到' }), 'ISO 1{Enter}');
    expect(within(part).getByText('图中没有这个标准号，请从建议中选。')).toBeVisible();
  });

  it('keeps the reader’s relation, note and hidden standard over a reload, with undo and redo', async () => {
    const user = userEvent.setup();
    await openApp(`${PAGE}?view=table&q=4100`);
    await user.click(await numberLink('GB/T 4100-2015'));
    const side = await panel(/^GB\/T 4100-2015(?! 周围)/);
    expect(button('撤销')).toBeDisabled();

    await user.click(within(side).getByText('添加我的关系'));
    await user.type(within(side).getByRole('combobox', { name: '另一个标准' }), 'ISO 10545-2');
    await user.click(within(side).getByRole('button', { name: '添加' }));
    expect(await within(side).findByText('关系（2）')).toBeVisible();
    expect(within(side).getByText('自添')).toBeVisible();
    await user.type(within(side).getByRole('textbox', { name: '我的备注' }), 'tiles');
    await user.click(within(side).getByRole('button', { name: '保存备注' }));
    expect(screen.getByText(/^你的改动：2。/)).toBeVisible();

    // The keys of a field are its own.
    within(side).getByRole('textbox', { name: '我的备注' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText(/^你的改动：2。/)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '我的备注' })).toHaveValue(''));
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '我的备注' })).toHaveValue('tiles'));
    await user.click(button('撤销'));
    await user.click(button('撤销'));
    expect(await screen.findByText('关系（1）')).toBeVisible();
    await user.click(button('重做'));
    expect(await screen.findByText('关系（2）')).toBeVisible();

    forgetVisit();
    expect(await screen.findByText('关系（2）')).toBeVisible();
    expect(button('重做')).toBeEnabled();
    await user.click(button('隐藏'));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /GB\/T 4100-2015/ })).toBeNull());
    await user.click(screen.getByText('我的改动'));
    await user.click(button('重新显示 GB/T 4100-2015'));
    expect(await screen.findByRole('rowheader', { name: /GB\/T 4100-2015/ })).toBeVisible();
  });

  it.each([
    ['a text', 'hello', '这不是 JSON 文件'],
    [
      'other JSON',
      '{"format":"standards-graph","version":1,"kind":"general","nodes":[{"id":"<b>"}]}',
      '文件不是从这里存出的图谱',
    ],
  ])('refuses %s as a file and changes nothing', async (_, content, message) => {
    await openApp(`${PAGE}?view=table`);
    await counts(/个标准/);
    const file = new File([content], 'graph.json', { type: 'application/json' });
    // jsdom's files have no `text`.
    file.text = () => Promise.resolve(content);
    await userEvent.upload(screen.getByLabelText('读入 JSON'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('你还没有改动图谱。')).toBeVisible();
  });

  it('says what is not there: a standard of the address, words, an answer', async () => {
    const user = userEvent.setup();
    await openApp(`${PAGE}?view=table&focus=none&q=zzz`);
    expect(await screen.findByText('当前筛选下没有标准“none”。', undefined, PATIENCE)).toBeVisible();
    expect(screen.getByText('没有找到与“zzz”相符的标准。')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '清除筛选' })[0]!);
    await counts(/^\d{3} 个标准/);
  });

  it('offers to try again where the server fails', async () => {
    const user = userEvent.setup();
    setScenario('server-error:getGraph');
    await openApp(PAGE);
    expect(await screen.findByText(/标准之间的关系加载失败/, undefined, PATIENCE)).toBeVisible();
    setScenario(null);
    await user.click(button('重试'));
    await counts(/个标准/);
  });

  it('lists a graph of 1,000 standards in pages', async () => {
    setScenario('large-graph');
    await openApp(`${PAGE}?view=table`);
    await counts(/^1,000 个标准，3,000 条关系/);
    expect(screen.getAllByRole('rowheader')).toHaveLength(50);
    expect(screen.getAllByText('示例数据').length).toBeGreaterThan(1);
  });
});
