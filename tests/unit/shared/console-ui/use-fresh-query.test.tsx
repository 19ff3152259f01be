import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/shared/api/cache/query-client';
import { useFreshQuery } from '@/shared/console-ui/use-fresh-query';

const INTERVAL_MS = 30_000;

/** A record in a page that can be hidden; every request answers with its number. */
function openRecord({ enabled = true }: { enabled?: boolean } = {}) {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve(queryFn.mock.calls.length));
  const Shown = () => (
    <p>{useFreshQuery({ queryKey: ['record'], queryFn, enabled }, INTERVAL_MS).data ?? 'none'}</p>
  );
  const page = (mode: 'visible' | 'hidden') => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>
        <Shown />
      </Activity>
    </QueryClientProvider>
  );
  const { rerender } = render(page('visible'));
  return { queryFn, hide: () => rerender(page('hidden')), show: () => rerender(page('visible')) };
}

describe('a query that others change', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        shouldAdvanceTime: true,
        toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      }),
  );
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is requested again when its tab of the console is shown again', async () => {
    const { hide, show } = openRecord();
    expect(await screen.findByText('1')).toBeVisible();
    hide();
    show();
    expect(await screen.findByText('2')).toBeVisible();
  });

  it('is requested again when the window gets the focus', async () => {
    openRecord();
    expect(await screen.findByText('1')).toBeVisible();
    fireEvent.focus(window);
    expect(await screen.findByText('2')).toBeVisible();
  });

  it('is requested again at its interval, and not while its tab is hidden', async () => {
    const { queryFn, hide } = openRecord();
    expect(await screen.findByText('1')).toBeVisible();
    await pass(INTERVAL_MS);
    expect(await screen.findByText('2')).toBeVisible();
    hide();
    await pass(3 * INTERVAL_MS);
    fireEvent.focus(window);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('is not requested while it is disabled', async () => {
    const { queryFn } = openRecord({ enabled: false });
    fireEvent.focus(window);
    await pass(INTERVAL_MS);
    expect(queryFn).not.toHaveBeenCalled();
  });
});
