import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseRule } from '@/domain/rcep';
import type { AssessInput } from '@/features/origin/assessment/assess';
import { useAssessment } from '@/features/origin/assessment/use-assessment';
import { usePausedWorker } from '../../../../support/paused-worker';

const work = usePausedWorker();
const rule = parseRule('RVC40');

/** A good of `rows` foreign materials worth 10 each. */
const good = (rows: number, fob: number): AssessInput => ({
  rule,
  good: {
    hs: '940620',
    exporter: 'JP',
    fob,
    materials: Array.from({ length: rows }, () => ({
      name: '',
      hs: '870829',
      value: 10,
      originating: false,
    })),
  },
});

const assessing = (first: AssessInput) =>
  renderHook(({ input }) => useAssessment(input), { initialProps: { input: first } });
const sentFobs = () => work.tasks().map((task) => task.kind === 'assess' && task.input.good.fob);

describe('the assessment of a good', () => {
  it('is there for a short bill when its code has arrived, at once from then on, with the bill it is of', async () => {
    const first = assessing(good(1, 4000));
    expect(first.result.current).toEqual({ assessed: null, isRunning: true, failure: null });
    await waitFor(() => expect(first.result.current.isRunning).toBe(false));
    const input = good(200, 4000);
    const { result } = assessing(input);
    expect(result.current.isRunning).toBe(false);
    expect(result.current.assessed?.input).toBe(input);
    expect(result.current.assessed?.assessed.assessment.originating).toBe(true);
    expect(work.tasks()).toEqual([]);
  });

  it('of a long bill leaves its predecessor, with its own bill, while it is being made', async () => {
    const poor = good(201, 3000);
    const rich = good(201, 4000);
    const { result, rerender } = assessing(poor);
    expect(result.current).toEqual({ assessed: null, isRunning: true, failure: null });
    act(work.answer);
    await waitFor(() => expect(result.current.isRunning).toBe(false));
    rerender({ input: rich });
    expect(result.current.isRunning).toBe(true);
    expect(result.current.assessed?.input).toBe(poor);
    expect(result.current.assessed?.assessed.assessment.originating).toBe(false);
    act(work.answer);
    await waitFor(() => expect(result.current.isRunning).toBe(false));
    expect(result.current.assessed?.input).toBe(rich);
    expect(result.current.assessed?.assessed.assessment.originating).toBe(true);
  });

  it('of a bill that changes quickly is made of the first and the last state only', async () => {
    const { result, rerender } = assessing(good(201, 3000));
    for (const fob of [3001, 3002, 4000]) rerender({ input: good(201, fob) });
    expect(sentFobs()).toEqual([3000]);
    act(work.answer);
    await waitFor(() => expect(sentFobs()).toEqual([4000]));
    expect(result.current.isRunning).toBe(true);
    act(work.answer);
    await waitFor(() => expect(result.current.isRunning).toBe(false));
    expect(result.current.assessed?.input.good.fob).toBe(4000);
  });
});
