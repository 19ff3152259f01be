import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/shared/api/cache/query-client';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { afterPaint } from '@/shared/loading/after-paint';

/** A list in a page that can be hidden; every request answers with its number. */
function openList(staleTime: number) {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve({ rows: [queryFn.mock.calls.length], total: 1 }));
  const query = { queryKey: ['list', staleTime], queryFn, staleTime };
  const List = () => <p>{useListRows(query).data?.rows.join()}</p>;
  const page = (mode: 'visible' | 'hidden') => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>
        <List />
      </Activity>
    </QueryClientProvider>
  );
  const { rerender } = render(page('visible'));
  return { queryFn, hide: () => rerender(page('hidden')), show: () => rerender(page('visible')) };
}

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));

describe('a list that stays open', () => {
  it('requests its rows once when it opens', async () => {
    const { queryFn } = openList(0);
    expect(await screen.findByText('1')).toBeVisible();
    await painted();
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('shown again, has its rows at once, and requests old ones after they are painted', async () => {
    const { queryFn, hide, show } = openList(0);
    await screen.findByText('1');
    await painted();
    hide();
    show();
    expect(screen.getByText('1')).toBeVisible();
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('2')).toBeVisible();
  });

  it('shown again, requests nothing while its rows are fresh', async () => {
    const { queryFn, hide, show } = openList(60_000);
    await screen.findByText('1');
    await painted();
    hide();
    show();
    await painted();
    expect(screen.getByText('1')).toBeVisible();
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('hidden before it is painted, requests nothing', async () => {
    const { queryFn, hide, show } = openList(0);
    await screen.findByText('1');
    await painted();
    hide();
    show();
    hide();
    await painted();
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1));
  });
});
