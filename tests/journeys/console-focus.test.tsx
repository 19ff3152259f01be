import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import OptionsPage from '@/pages/console/options/options-page';
import { useApiServer } from '../support/api-server';
import { openConsolePage } from './console-harness';
import { confirm } from './page-parts';

useApiServer();

it('by keyboard, the focus stays in the list when the row that had it is deleted', async () => {
  await openConsolePage({
    page: OptionsPage,
    areas: ['options'],
    address: '/system/options',
    user: 'system',
  });
  const [first, ...others] = await screen.findAllByRole('button', { name: /^删除 / });
  const count = others.length + 1;
  first!.focus();
  await userEvent.keyboard('{Enter}');
  await confirm(first!.getAttribute('aria-label')!.replace('删除 ', '参数：'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^删除 / })).toHaveLength(count - 1));
  const list = screen.getByRole('group', { name: '参数配置' });
  await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
});
