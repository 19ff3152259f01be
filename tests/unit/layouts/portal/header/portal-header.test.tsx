import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PortalHeader } from '@/layouts/portal/header/portal-header';
import type { PortalHeaderProps } from '@/layouts/portal/header/portal-header';
import { LANGUAGES } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { InLanguage } from '../../../../support/in-language';

const VISITOR: PortalHeaderProps = {
  user: null,
  signInAt: '/login',
  language: 'zh',
  onLanguageChange: () => {},
  onLogOut: () => {},
  currentPath: '/home',
};

const show = (props: Partial<PortalHeaderProps> = {}) =>
  render(
    <InLanguage>
      <PortalHeader {...VISITOR} {...props} />
    </InLanguage>,
  );

describe('the portal header', () => {
  it('has the entries of the specification in its order, then the four tools', async () => {
    show();
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '首页',
      'RCEP 数据视图',
      '指数发布',
      '风险案例库',
      '服务导航',
      '税率及原产地规则查询',
      '合规服务',
      '外商投资指引',
      '新闻资讯',
    ]);
    await userEvent.click(within(menu).getByRole('button', { name: '标准服务' }));
    const tools = within(menu).getAllByRole('link').slice(9);
    expect(tools.map((link) => link.getAttribute('href'))).toEqual([
      '#/home/standard',
      '#/home/standard/compare',
      '#/home/standard/consistency',
      '#/home/standard/spectrum',
      '#/home/standard/capability',
    ]);
  });

  it.each([
    ['/home', '首页', 'page'],
    ['/home/newsDetails/details/7', '新闻资讯', 'true'],
    ['/home/nationGuide', '外商投资指引', 'page'],
  ])('at %s the current entry is %s', (currentPath, name, mark) => {
    show({ currentPath });
    const current = within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [name, mark],
    ]);
  });

  it('closes the tools on Escape and gives focus back', async () => {
    show();
    const button = screen.getByRole('button', { name: '标准服务' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('offers sign-in to a visitor, and name, console and log-out to staff', async () => {
    const { unmount } = show();
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '#/login');
    expect(screen.getByRole('link', { name: '注册' })).toHaveAttribute('href', '#/register');
    unmount();
    const handleLogOut = vi.fn();
    show({ user: { name: '王小明' }, onLogOut: handleLogOut });
    expect(screen.getByRole('link', { name: '王小明' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '后台' })).toHaveAttribute('href', '#/index');
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(handleLogOut).toHaveBeenCalledOnce();
  });

  it('asks for one of the six languages', async () => {
    const handleChange = vi.fn();
    show({ onLanguageChange: handleChange });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'Tiếng Việt');
    expect(handleChange).toHaveBeenCalledWith('vi');
  });

  it('holds menu, theme and account in a dialog on a narrow screen; the language is in the bar (D11)', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
    const dialog = await screen.findByRole('dialog', { name: '主菜单' });
    expect(within(dialog).getByRole('combobox', { name: '主题' })).toBeInTheDocument();
    expect(within(dialog).queryByRole('combobox', { name: '语言' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: '语言' })).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: '登录' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('link', { name: '标准图谱库' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(LANGUAGES)('can be written by the build in %s', (language: Language) => {
    const html = renderToStaticMarkup(
      <InLanguage language={language}>
        <PortalHeader {...VISITOR} language={language} />
      </InLanguage>,
    );
    expect(html).toContain('aria-current="page"');
    expect(html).not.toMatch(/>(menu|account|siteName)[.<]/);
  });
});
