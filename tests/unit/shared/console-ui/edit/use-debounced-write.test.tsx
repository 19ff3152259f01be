import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDebouncedWrite } from '@/shared/console-ui/edit/use-debounced-write';

afterEach(() => vi.restoreAllMocks());

/** A write that ends when told to, and a clock that stands. */
function setUp() {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const calls: { end: () => void; fail: () => void }[] = [];
  const write = vi.fn(
    (name: string) =>
      new Promise<string>((resolve, reject) => {
        calls.push({ end: () => resolve(name), fail: () => reject(new Error(name)) });
      }),
  );
  const { result } = renderHook(() => useDebouncedWrite(write));
  const started: Promise<string | Error | undefined>[] = [];
  return {
    write,
    calls,
    isUnderWay: () => result.current.isUnderWay,
    wait: (ms: number) => void (now += ms),
    press: (name: string) =>
      act(() => void started.push(result.current.run(name).catch((error: Error) => error))),
    /** What came of a press. */
    outcome: (index: number) => act(() => started[index]!),
  };
}

describe('specification §9: "Debounced operations: insert, update, delete"', () => {
  it('the first press writes at once', async () => {
    const { write, calls, press, outcome, isUnderWay } = setUp();
    press('a');
    expect(write).toHaveBeenCalledWith('a');
    expect(isUnderWay()).toBe(true);
    calls[0]!.end();
    expect(await outcome(0)).toBe('a');
    expect(isUnderWay()).toBe(false);
  });

  it('the same write within 300 ms does nothing, even where the first has ended', async () => {
    const { write, calls, press, outcome, wait } = setUp();
    press('a');
    calls[0]!.end();
    await outcome(0);
    wait(299);
    press('a');
    expect(await outcome(1)).toBeUndefined();
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('the same write while the first is under way does nothing, however long that takes', async () => {
    const { write, calls, press, outcome, wait } = setUp();
    press('a');
    wait(20_000);
    press('a');
    expect(await outcome(1)).toBeUndefined();
    expect(write).toHaveBeenCalledTimes(1);
    calls[0]!.end();
    expect(await outcome(0)).toBe('a');
  });

  it('another write is no repetition: it runs at once, beside the first and after it', async () => {
    const { write, calls, press, outcome, isUnderWay } = setUp();
    press('a');
    press('b');
    expect(write).toHaveBeenCalledTimes(2);
    calls[0]!.end();
    expect(await outcome(0)).toBe('a');
    expect(isUnderWay()).toBe(true);
    calls[1]!.end();
    expect(await outcome(1)).toBe('b');
    expect(isUnderWay()).toBe(false);
    press('c');
    expect(write).toHaveBeenLastCalledWith('c');
  });

  it('the same write can be sent again after 300 ms', async () => {
    const { write, calls, press, outcome, wait } = setUp();
    press('a');
    calls[0]!.end();
    await outcome(0);
    wait(300);
    press('a');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('a write that failed can be tried again at once', async () => {
    const { write, calls, press, outcome } = setUp();
    press('a');
    calls[0]!.fail();
    expect(await outcome(0)).toEqual(new Error('a'));
    press('a');
    calls[1]!.end();
    expect(await outcome(1)).toBe('a');
    expect(write).toHaveBeenCalledTimes(2);
  });
});
