import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePrefetch } from '@/app/console/pages/use-prefetch';
import { CONSOLE_VIEWS } from '@/app/console/pages/views';

/** What waits for the browser to be idle. */
let waiting: (() => void)[] = [];
const idle = () => act(() => waiting.shift()?.());

let client: QueryClient;
const open = () =>
  renderHook(usePrefetch, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });

beforeEach(() => {
  waiting = [];
  client = new QueryClient();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', () => (waiting = []));
});
afterEach(() => vi.unstubAllGlobals());

it('prefetches one page each time the browser is idle, and goes on after a request', async () => {
  const spies = CONSOLE_VIEWS.map(({ screen }) => vi.spyOn(screen, 'prefetch').mockResolvedValue());
  const prefetched = () => spies.filter((spy) => spy.mock.calls.length > 0).length;
  const { result, unmount } = open();
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(prefetched()).toBe(0);
  idle();
  expect(prefetched()).toBe(1);
  idle();
  expect(prefetched()).toBe(2);

  let answer = (_text: string) => {};
  const request = client.query({
    queryKey: ['rows'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  await waitFor(() => expect(waiting).toEqual([]));
  answer('rows');
  await request;
  await waitFor(() => expect(waiting).toHaveLength(1));
  while (waiting.length > 0) {
    expect(result.current).toBe(false);
    idle();
  }
  expect(result.current).toBe(true);
  expect(spies.map((spy) => spy.mock.calls.length)).toEqual(CONSOLE_VIEWS.map(() => 1));
  unmount();
});
