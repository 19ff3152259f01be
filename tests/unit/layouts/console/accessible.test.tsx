import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { openShell, useShellServer } from './open-shell';

useShellServer();

/** Rules that need no layout; colours and sizes are measured in a browser. */
const findings = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('the shell keeps the rules of accessible HTML', () => {
  it.each([
    ['horizontal, a submenu and the drawer open', { at: '/system/dict' }],
    ['vertical, the drawer open', { at: '/system/dict', theme: { layout: 'vertical' } }],
    ['narrow', { at: '/system/dict', width: 800 }],
  ] as const)('%s', async (_what, setting) => {
    const user = userEvent.setup();
    await openShell(setting);
    await screen.findByRole('region', { name: '广告' });
    await user.click(screen.getByRole('button', { name: '主题配置' }));
    const group = screen.getByRole('button', { name: '日志监控' });
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(await findings()).toEqual([]);
  });
});
