/** A visit ends after this long without activity. */
export const VISIT_ENDS_AFTER_MS = 30 * 60_000;

/**
 * The current visit, moments in milliseconds: last activity, and the end of the visit before; null on the first one.
 */
export interface Visit {
  seenAt: number;
  before: number | null;
}

/** The visit after activity at `now`: the same one, or a new one if the last activity is too long ago. */
export function seen(visit: Visit | null, now: number): Visit {
  if (visit === null) return { seenAt: now, before: null };
  const isOver = now - visit.seenAt > VISIT_ENDS_AFTER_MS;
  return { seenAt: now, before: isOver ? visit.seenAt : visit.before };
}
