import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MenuButton } from '@/shared/ui/menus/menu-button';

const choose = vi.fn<(key: string) => void>();

function open() {
  choose.mockReset();
  const item = (key: string, more: object = {}) => ({
    key,
    label: key,
    onSelect: () => choose(key),
    ...more,
  });
  render(
    <>
      <MenuButton
        label="Account"
        items={[item('one'), item('two', { isDisabled: true }), item('three', { hasRuleAbove: true })]}
      >
        Menu
      </MenuButton>
      <button type="button">Beside</button>
    </>,
  );
}

const button = () => screen.getByRole('button', { name: 'Menu' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const menu = () => screen.queryByRole('menu', { name: 'Account' });

describe('a menu behind a button', () => {
  it('opens and closes by the button, which says so', async () => {
    open();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(item('one')).toHaveFocus();
    expect(screen.getByRole('separator')).toBeInTheDocument();
    await userEvent.click(button());
    expect(menu()).not.toBeInTheDocument();
  });

  it.each([
    ['{Enter}', 'one'],
    ['{ArrowDown}', 'one'],
    ['{ArrowUp}', 'three'],
  ])('%s opens it at %s', async (key, first) => {
    open();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(item(first)).toHaveFocus();
  });

  it('arrows, Home and End move round', async () => {
    open();
    await userEvent.click(button());
    for (const [key, name] of [
      ['{ArrowDown}', 'two'],
      ['{End}', 'three'],
      ['{ArrowDown}', 'one'],
      ['{ArrowUp}', 'three'],
      ['{Home}', 'one'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(item(name)).toHaveFocus();
    }
  });

  it.each(['{Enter}', ' '])('%j chooses, closes and gives the focus back', async (key) => {
    open();
    await userEvent.click(button());
    await userEvent.keyboard(`{End}${key}`);
    expect(choose.mock.calls).toEqual([['three']]);
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('a disabled item can be read, not chosen', async () => {
    open();
    await userEvent.click(button());
    await userEvent.click(item('two'));
    expect(item('two')).toHaveAttribute('aria-disabled', 'true');
    expect(choose).not.toHaveBeenCalled();
    expect(menu()).toBeVisible();
  });

  it('Escape closes and gives the focus back', async () => {
    open();
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('Tab closes and goes on from the button', async () => {
    open();
    await userEvent.click(button());
    await userEvent.tab();
    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus();
  });

  it('a press beside it closes', async () => {
    open();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Beside' }));
    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus();
  });

  it('stays inside the window', async () => {
    open();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(window.innerWidth - 40, window.innerHeight - 30, 200, 120),
    );
    await userEvent.click(button());
    expect(menu()).toHaveStyle({
      left: `${window.innerWidth - 208}px`,
      top: `${window.innerHeight - 128}px`,
    });
  });
});
