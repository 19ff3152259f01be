import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().getByRole('button', { name });
const text = () => main().getByRole('textbox', { name: '正文' });
const preview = () => within(main().getByRole('group', { name: '读者看到的' }));
const source = () => main().getByRole('group', { name: 'HTML 原文' }).textContent;

async function open() {
  signInAs('admin');
  await openApp('/vab/richTextEditor');
  await screen.findByRole('heading', { level: 1, name: '富文本编辑器' });
  await screen.findByRole('textbox', { name: '正文' });
}

/** As the keyboard does: the editor reads the key, not the letter. */
const press = (key: string) => fireEvent.keyDown(text(), { key, ctrlKey: true });

describe('console 15: the rich text editor', () => {
  it('formats what is selected; Ctrl+Z after a button takes the format away, and redo brings it back', async () => {
    const user = userEvent.setup();
    await open();
    expect(preview().getByRole('heading', { name: '提交前核对' })).toBeVisible();
    expect(source()).toContain('<strong>仅供参考</strong>');

    text().focus();
    press('a');
    await user.click(button('斜体'));
    expect(text()).toHaveFocus();
    expect(button('斜体')).toHaveAttribute('aria-pressed', 'true');
    expect(preview().getAllByRole('emphasis')[0]).toHaveTextContent('提交前核对');

    press('z');
    expect(button('斜体')).toHaveAttribute('aria-pressed', 'false');
    expect(source()).not.toContain('<em>');
    await user.click(button('重做'));
    expect(source()).toContain('<em>');
    await user.click(button('撤销'));
    expect(source()).not.toContain('<em>');
    expect(button('撤销')).toBeDisabled();
  });

  it('makes lists, quotations and links; an address that is no link is named', async () => {
    const user = userEvent.setup();
    await open();
    text().focus();
    press('a');
    await user.click(button('引用'));
    expect(source()).toMatch(/^HTML 原文<blockquote>/);
    press('z');

    await user.click(button('链接'));
    const address = main().getByRole('textbox', { name: '链接地址' });
    await user.type(address, 'javascript:alert(1)');
    await user.click(button('加链接'));
    expect(main().getByText('这个地址不能用作链接，请检查开头')).toBeVisible();
    expect(source()).not.toContain('href');

    await user.clear(address);
    await user.type(address, 'https://example.org/a');
    await user.click(button('加链接'));
    expect(main().queryByText('这个地址不能用作链接，请检查开头')).not.toBeInTheDocument();
    expect(preview().getByRole('link', { name: /仅供参考/ })).toHaveAttribute(
      'href',
      'https://example.org/a',
    );
    await user.click(button('去掉链接'));
    expect(source()).not.toContain('href');
  });

  it('what was written is there again after a visit to another tab', async () => {
    await open();
    text().focus();
    press('a');
    await userEvent.click(button('斜体'));
    await act(async () => void (window.location.hash = '#/vab/card'));
    await screen.findByRole('heading', { level: 1, name: '卡片' });
    await act(async () => void (window.location.hash = '#/vab/richTextEditor'));
    await screen.findByRole('heading', { level: 1, name: '富文本编辑器' });
    expect(await main().findByRole('textbox', { name: '正文' })).toHaveTextContent('提交前核对');
    expect(source()).toContain('<em>');
    expect(within(text()).getAllByRole('emphasis')).not.toHaveLength(0);
  });
});
