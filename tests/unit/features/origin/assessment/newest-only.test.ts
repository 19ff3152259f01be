import { describe, expect, it } from 'vitest';
import { newestOnly } from '@/features/origin/assessment/newest-only';

/** Work that is done when it is told to, and what of it has begun. */
function pausedWork() {
  const begun: { input: string; finish: () => void; fail: () => void }[] = [];
  const ask = newestOnly(
    (input: string) =>
      new Promise<string>((resolve, reject) => {
        begun.push({ input, finish: () => resolve(`${input}!`), fail: () => reject(new Error(input)) });
      }),
  );
  return { ask, begun, inputs: () => begun.map(({ input }) => input) };
}

describe('the newest only', () => {
  it('is begun at once where nothing runs, each time', async () => {
    const { ask, begun, inputs } = pausedWork();
    const first = ask('a');
    begun[0]?.finish();
    expect(await first).toBe('a!');
    void ask('b');
    expect(inputs()).toEqual(['a', 'b']);
  });

  it('waits for the one that runs, and those between are never begun', async () => {
    const { ask, begun, inputs } = pausedWork();
    const answers = ['a', 'b', 'c', 'd'].map(ask);
    expect(inputs()).toEqual(['a']);
    begun[0]?.finish();
    expect(await Promise.all(answers.slice(0, 3))).toEqual(['a!', null, null]);
    expect(inputs()).toEqual(['a', 'd']);
    begun[1]?.finish();
    expect(await answers[3]).toBe('d!');
  });

  it('is begun after one that failed, which says so', async () => {
    const { ask, begun, inputs } = pausedWork();
    const first = ask('a');
    const second = ask('b');
    begun[0]?.fail();
    await expect(first).rejects.toThrow('a');
    expect(inputs()).toEqual(['a', 'b']);
    begun[1]?.finish();
    expect(await second).toBe('b!');
  });
});
