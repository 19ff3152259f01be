import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Engine } from '@/features/editions/engine/open-engine';
import { idleDifference } from '@/pages/console/editions/record/difference';

const columns = ['code', 'mfn'];
const load = vi.fn<(engine: Engine) => Promise<void>>();
const closed = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(async (engine) => {
    engine.close = closed;
    await engine.run('addLines', 'before', { columns, rows: [['85076010', '5']] });
    await engine.run('addLines', 'after', { columns, rows: [['85076010', '7']] });
  });
  closed.mockReset();
});
afterEach(() => vi.useRealTimers());

it('a difference is found in the engine that compared, as long as it is used', async () => {
  const { compared, find } = await idleDifference('VN', load);
  expect(compared.counts.changed).toBe(1);
  vi.advanceTimersByTime(100_000);
  expect((await find(null, 0, 10)).total).toBe(1);
  vi.advanceTimersByTime(100_000);
  expect(closed).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

it('its engine ends after two minutes, and the next call loads the editions again', async () => {
  const { find } = await idleDifference('VN', load);
  vi.advanceTimersByTime(120_000);
  expect(closed).toHaveBeenCalledTimes(1);
  const [one, other] = await Promise.all([find(null, 0, 10), find(null, 0, 10)]);
  expect(one).toEqual(other);
  expect(one.rows.map(({ code }) => code)).toEqual(['85076010']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('its engine ends at once where the editions cannot be loaded, and the next call tries again', async () => {
  const { find } = await idleDifference('VN', load);
  vi.advanceTimersByTime(120_000);
  load.mockImplementationOnce(async (engine) => {
    engine.close = closed;
    throw new Error('No line');
  });
  await expect(find(null, 0, 10)).rejects.toThrow('No line');
  expect(closed).toHaveBeenCalledTimes(2);
  expect((await find(null, 0, 10)).total).toBe(1);
});
