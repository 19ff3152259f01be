import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTheme } from '@/features/theme/apply-theme';
import { openShell, useShellServer } from '../open-shell';

useShellServer();

const KEY = 'vue-admin-beautiful-theme';
const saved = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const drawer = () => within(screen.getByRole('dialog', { name: '主题配置' }));
const radio = (name: string) => drawer().getByRole('radio', { name });
const isVertical = () => screen.queryByRole('button', { name: '收起侧边菜单' }) !== null;

describe('the theme drawer', () => {
  let user: ReturnType<typeof userEvent.setup>;
  let stopTheme: () => void;
  beforeEach(() => {
    user = userEvent.setup();
  });
  afterEach(() => stopTheme());

  const open = async (setting: Parameters<typeof openShell>[0] = {}) => {
    const seen = await openShell(setting);
    stopTheme = startTheme('console');
    await user.click(screen.getByRole('button', { name: '主题配置' }));
    return seen;
  };

  it('has four choices, as they stand', async () => {
    await open({ theme: { name: 'ocean', header: 'noFixed' } });
    expect(
      drawer()
        .getAllByRole('group')
        .map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['主题', '布局', '头部', '标签栏']);
    expect(
      drawer()
        .getAllByRole('radio', { checked: true })
        .map((input) => input.closest('label')?.textContent),
    ).toEqual(['海洋', '横向', '不固定', '显示']);
    expect(within(drawer().getByRole('group', { name: '主题' })).getAllByRole('radio')).toHaveLength(5);
  });

  it('shows a choice at once, keeping what the page holds, and stores nothing', async () => {
    await open();
    const draft = screen.getByLabelText('草稿');
    await user.type(draft, 'abc');
    await user.click(radio('暗色'));
    expect(document.body).toHaveClass('dark');
    await user.click(radio('纵向'));
    expect(isVertical()).toBe(true);
    await user.click(radio('隐藏'));
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByLabelText('草稿')).toBe(draft);
    expect(draft).toHaveValue('abc');
    expect(saved()).toBeNull();
  });

  it('"Save stores the choice, applies layout, header and tags bar, sets the body class, closes the drawer"', async () => {
    await open();
    await user.click(radio('绿荫'));
    await user.click(radio('纵向'));
    await user.click(radio('不固定'));
    await user.click(drawer().getByRole('button', { name: '保存' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved()).toEqual({ name: 'green', layout: 'vertical', header: 'noFixed', tagsBar: true });
    expect(document.body).toHaveClass('green');
    expect(isVertical()).toBe(true);
  });

  it.each(['关闭', 'Escape'])('undoes what was not saved: %s', async (how) => {
    await open({ theme: { name: 'ocean' } });
    await user.click(radio('荣耀'));
    await user.click(radio('纵向'));
    expect(document.body).toHaveClass('glory');
    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(drawer().getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).toHaveClass('ocean');
    expect(isVertical()).toBe(false);
    expect(saved()).toBeNull();
  });

  it('"Restore default removes the stored theme, resets the form, applies default layout": and header and tags bar', async () => {
    localStorage.setItem(KEY, '{}');
    await open({ theme: { name: 'dark', layout: 'vertical', header: 'noFixed', tagsBar: false } });
    await user.click(drawer().getByRole('button', { name: '恢复默认' }));
    expect(saved()).toBeNull();
    for (const name of ['默认', '横向', '固定', '显示']) expect(radio(name)).toBeChecked();
    expect(document.body).toHaveClass('default');
    expect(isVertical()).toBe(false);
    expect(screen.getByRole('tablist')).toBeVisible();
  });

  it('is reached by keyboard: focus moves in and back, arrow keys choose', async () => {
    await openShell();
    stopTheme = startTheme('console');
    const opener = screen.getByRole('button', { name: '主题配置' });
    opener.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: '主题配置' })).toHaveFocus();
    await user.tab();
    expect(drawer().getByRole('button', { name: '关闭' })).toHaveFocus();
    await user.tab();
    expect(radio('默认')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(radio('海洋')).toBeChecked();
    expect(document.body).toHaveClass('ocean');
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
  });

  it('"applies layout (skipped under 992px)": says so, keeps the choice, stays vertical', async () => {
    await open({ width: 800, theme: { layout: 'vertical' } });
    expect(drawer().getByRole('group', { name: '布局' })).toHaveAccessibleDescription(
      '宽度小于 992 像素时固定为纵向',
    );
    await user.click(radio('横向'));
    await user.click(drawer().getByRole('button', { name: '保存' }));
    expect(saved()).toMatchObject({ layout: 'horizontal' });
    expect(screen.getAllByRole('button', { name: /侧边菜单/ })).not.toEqual([]);
  });

  describe('in a build with mocks', () => {
    const sampleData = vi.fn<() => Promise<void>>();
    beforeEach(() => {
      vi.stubEnv('VITE_MOCKS', 'true');
      Object.assign(globalThis, { mocks: { sampleData } });
    });
    afterEach(() => {
      vi.unstubAllEnvs();
      Reflect.deleteProperty(globalThis, 'mocks');
    });

    it('discards nothing before the question is answered, and Escape in it leaves the drawer open', async () => {
      await open();
      const restore = drawer().getByRole('button', { name: '恢复示例数据，放弃全部改动' });
      restore.focus();
      await user.keyboard('{Enter}');
      const question = within(screen.getByRole('dialog', { name: '放弃全部改动？' }));
      question.getByRole('button', { name: '取消' }).focus();
      await user.keyboard('{Escape}');
      expect(restore).toBeVisible();
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('dialog', { name: '放弃全部改动？' })).toBeNull();
      expect(restore).toBeVisible();
      expect(sampleData).not.toHaveBeenCalled();
    });
  });
});
