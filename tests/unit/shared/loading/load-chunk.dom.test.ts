import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from '@/shared/loading/load-chunk';
import { sessionStore } from '@/shared/storage/browser-store';

const MINUTE_MS = 60_000;
const refused = new TypeError('Failed to fetch dynamically imported module');
const failing = () => Promise.reject<string>(refused);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStore.clear();
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Asks for a part that does not arrive; says how often the page was reloaded and what became of the promise. */
async function tryToLoad(load: () => Promise<string> = failing) {
  const reload = vi.fn<() => void>();
  const settled = vi.fn<(outcome: unknown) => void>();
  loadChunk(load, reload).then(settled, settled);
  await vi.advanceTimersByTimeAsync(0);
  return { reload, settled };
}

describe('a part of the program', () => {
  it('is handed on when it arrives', async () => {
    const reload = vi.fn<() => void>();
    expect(await loadChunk(() => Promise.resolve('code'), reload)).toBe('code');
    expect(reload).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not arrive reloads the page once, and nothing is shown before it leaves', async () => {
    const { reload, settled } = await tryToLoad();
    expect(reload).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
  });

  it('that does not arrive again within five minutes is said to be missing', async () => {
    await tryToLoad();
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    const { reload, settled } = await tryToLoad();
    expect(reload).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
    expect(settled.mock.calls[0]?.[0]).toHaveProperty('cause', refused);
  });

  it('that does not arrive after more than five minutes reloads once more', async () => {
    await tryToLoad();
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS + 1);
    expect((await tryToLoad()).reload).toHaveBeenCalledOnce();
  });

  it('is given up after 120 s', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    const { reload } = await tryToLoad(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload an offline page, which would be lost with what was typed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { reload, settled } = await tryToLoad();
    expect(reload).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  });

  it.each([
    ['refused', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error of a gateway', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])('does not reload a page whose server does not answer: %s', async (_name, answer) => {
    vi.mocked(fetch).mockImplementation(answer);
    const { reload, settled } = await tryToLoad();
    expect(fetch).toHaveBeenCalledWith(location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: expect.any(AbortSignal),
    });
    expect(reload).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  });

  it('does not reload where the browser cannot remember that it did', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    const { reload, settled } = await tryToLoad();
    expect(reload).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  });
});
