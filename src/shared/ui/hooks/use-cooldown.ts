import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { sessionStore } from '@/shared/storage/browser-store';
import { persisted } from '@/shared/storage/persisted';

/** Whole seconds until the button is enabled, 0 if it is; `start` restarts the count, `end` ends it. */
export interface Cooldown {
  secondsLeft: number;
  start: () => void;
  end: () => void;
}

/**
 * A button's cool-down, counted in seconds (specification §9). It is stored in this tab under `name`: a reload does
 * not end it, and every component of that name shows the same second. Setting back the clock ends it.
 */
export function useCooldown(name: string, seconds = 60): Cooldown {
  const clock = useMemo(() => clockOf(name), [name]);
  const secondsLeft = useSyncExternalStore(clock.subscribe, clock.secondsLeft, none);
  const start = useCallback(() => clock.start(seconds), [clock, seconds]);
  return { secondsLeft, start, end: clock.end };
}

const none = () => 0;
const clocks = new Map<string, Clock>();

function clockOf(name: string): Clock {
  const clock = clocks.get(name) ?? createClock(name);
  clocks.set(name, clock);
  clock.wake();
  return clock;
}

type Clock = ReturnType<typeof createClock>;

function createClock(name: string) {
  const saved = persisted(`cooldown:${name}`, isRun, { store: sessionStore });
  const watchers = new Set<() => void>();
  let shown = 0;
  let timer: number | undefined;

  function tick() {
    window.clearTimeout(timer);
    const leftMs = timeLeft(saved.get());
    shown = Math.ceil(leftMs / SECOND_MS);
    if (leftMs > 0 && watchers.size > 0) timer = window.setTimeout(tick, leftMs % SECOND_MS || SECOND_MS);
    for (const watcher of watchers) watcher();
  }

  return {
    secondsLeft: () => shown,
    /** Updates the time if nothing has subscribed lately. */
    wake: () => {
      if (watchers.size === 0) shown = Math.ceil(timeLeft(saved.get()) / SECOND_MS);
    },
    start: (seconds: number) => {
      const lengthMs = seconds * SECOND_MS;
      saved.set({ endsAt: Date.now() + lengthMs, lengthMs });
      tick();
    },
    end: () => {
      saved.remove();
      tick();
    },
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      if (watchers.size === 1) tick();
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) window.clearTimeout(timer);
      };
    },
  };
}

const SECOND_MS = 1000;

interface Run {
  endsAt: number;
  lengthMs: number;
}

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' &&
  value !== null &&
  'endsAt' in value &&
  Number.isFinite(value.endsAt) &&
  'lengthMs' in value &&
  Number.isFinite(value.lengthMs);

function timeLeft(run: Run | null): number {
  const leftMs = (run?.endsAt ?? 0) - Date.now();
  return run === null || leftMs > run.lengthMs ? 0 : Math.max(0, leftMs);
}
