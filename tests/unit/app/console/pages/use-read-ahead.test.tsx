import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReadAhead } from '@/app/console/pages/use-read-ahead';
import { menuOf, node } from '../../../features/menu/menu-in-tests';

it('requests the rows of a list as soon as the address leads to it, unless they were there before', async () => {
  const client = new QueryClient();
  const query = vi.spyOn(client, 'query').mockResolvedValue(undefined);
  const entries = menuOf(node('/content/audit', { component: 'modules/content/auditManagement' }));
  renderHook(() => useReadAhead({ entries, items: [], pinned: [], mayUse: () => true }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  window.location.hash = '#/content/audit?page=3';
  await waitFor(() => expect(query).toHaveBeenCalledOnce());
  const { queryKey } = query.mock.calls[0]![0];
  expect(JSON.stringify(queryKey)).toContain('"pageNo":3');

  client.setQueryData(queryKey, { rows: [], total: 0 });
  const read = vi.spyOn(client, 'getQueryData');
  window.location.hash = '#/index';
  window.location.hash = '#/content/audit?page=3';
  await waitFor(() => expect(read).toHaveBeenCalledWith(queryKey));
  expect(query).toHaveBeenCalledOnce();
});
