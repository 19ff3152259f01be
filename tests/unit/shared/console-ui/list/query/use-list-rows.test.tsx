import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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

/** The same with its first rows painted. */
async function openPaintedList(staleTime: number) {
  const list = openList(staleTime);
  expect(await screen.findByText('1')).toBeVisible();
  await painted();
  return list;
}

describe('a list that stays open', () => {
  it('requests its rows once when it opens', async () => {
    const { queryFn } = await openPaintedList(0);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('shown again, has its rows at once, and requests old ones after they are painted', async () => {
    const { queryFn, hide, show } = await openPaintedList(0);
    hide();
    show();
    expect(screen.getByText('1')).toBeVisible();
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('2')).toBeVisible();
  });

  it.each([
    ['while its rows are fresh', 60_000, 'visible'],
    ['if it is hidden before they are painted', 0, 'hidden'],
  ])('shown again, requests nothing %s', async (_, staleTime, end) => {
    const { queryFn, hide, show } = await openPaintedList(staleTime);
    hide();
    show();
    if (end === 'hidden') hide();
    await painted();
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
