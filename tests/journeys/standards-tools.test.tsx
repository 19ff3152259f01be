import { PATIENCE } from '../support/patience';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();

const NOT_BUILT = /建设中|正在建设/;

const TOOLS = [
  ['/home/standard/compare', '标准比对工具箱', 'searchbox'],
  ['/home/standard/consistency', '标准一致性评估工具箱', 'searchbox'],
  ['/home/standard/spectrum', '标准图谱库', 'combobox'],
  ['/home/standard/capability', '企业标准化能力评价', 'button'],
] as const;

describe('D15: the library of standards and its tools are built', () => {
  it.each([['/home/standard', '标准服务', 'searchbox'], ...TOOLS] as const)(
    '%s can be worked with',
    async (address, name, role) => {
      await openApp(address);
      // Its heading, and something to search, choose or press.
      await waitFor(() => {
        expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
        expect(within(screen.getByRole('main')).queryAllByRole(role)).not.toEqual([]);
      }, PATIENCE);
      expect(screen.getByRole('main')).not.toHaveTextContent(NOT_BUILT);
    },
  );

  it('home leads to each of them, and calls none unfinished', async () => {
    await openApp('/home');
    const section = await screen.findByRole('region', { name: '标准工具箱' }, PATIENCE);
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(expect.arrayContaining(TOOLS.map(([address]) => `#${address}`)));
    expect(section).not.toHaveTextContent(NOT_BUILT);
  });
});
