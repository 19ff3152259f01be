import { act } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { answerTask } from '@/features/origin/assessment/origin-task';
import type { OriginTask } from '@/features/origin/assessment/origin-task';

/** The work sent to the worker of origin in a test, which answers only when it is told to; assessments under other agreements it answers by itself. */
export interface PausedWork {
  /** Tasks sent so far that have not been answered, the oldest first. */
  tasks: () => OriginTask[];
  /** Answers the oldest task. */
  answer: () => void;
}

/** Puts a worker of origin in place that keeps every task until it is told to answer. */
export function usePausedWorker(): PausedWork {
  const available: { task: OriginTask; answer: () => void }[] = [];

  class PausedWorker extends EventTarget {
    postMessage({ id, task }: { id: number; task: OriginTask }) {
      const data = { id, answer: answerTask(task) };
      const answer = () => this.dispatchEvent(new MessageEvent('message', { data }));
      if (task.kind === 'agreements') setTimeout(() => act(() => void answer()));
      else available.push({ task, answer });
    }
  }

  // jsdom has no worker, so there is none to put back.
  beforeEach(() => void Object.assign(globalThis, { Worker: PausedWorker }));
  afterEach(() => {
    // Whoever still waits must not hold up the next test.
    while (available.length > 0) available.shift()?.answer();
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  return { tasks: () => available.map(({ task }) => task), answer: () => available.shift()?.answer() };
}
