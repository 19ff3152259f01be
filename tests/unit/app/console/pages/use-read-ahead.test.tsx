import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReadAhead } from '@/app/console/pages/use-read-ahead';
import { menuOf, node } from '../../../features/menu/menu-in-tests';

it('requests the rows of a list as soon as the address leads to it', async () => {
  const client = new QueryClient();
  const query = vi.spyOn(client, 'query').mockResolvedValue(undefined);
  const entries = menuOf(node('/content/audit', { component: 'modules/content/auditManagement' }));
  renderHook(() => useReadAhead({ entries, items: [], pinned: [], mayUse: () => true }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  window.location.hash = '#/content/audit?page=3';
  await waitFor(() => expect(query).toHaveBeenCalledOnce());
  expect(JSON.stringify(query.mock.calls[0]?.[0].queryKey)).toContain('"pageNo":3');
});
