import { startTransition, useEffect, useState } from 'react';
import type { Found } from '@/features/editions/engine/engine-calls';

/** Items that are shown, or loaded, at a time. */
export const STEP = 50;

/** Some of the items wanted, from the item `from` on. */
export type Find<Wanted, Item> = (wanted: Wanted, from: number, count: number) => Promise<Found<Item>>;

/** What was found; null until something was. */
export interface FoundItems<Item> {
  found: Found<Item> | null;
  /** Why the items could not be loaded; null where they could. */
  failure: unknown;
  retry: () => void;
}

interface FoundBy<Wanted, Item> extends Found<Item> {
  find: Find<Wanted, Item>;
  wanted: Wanted;
}

interface Failed<Wanted, Item> {
  find: Find<Wanted, Item>;
  wanted: Wanted;
  error: unknown;
}

/**
 * The first items wanted, at most `count`, and how many there are; null until some are found. They are loaded page by
 * page. Those wanted before are shown until then.
 */
export function useFound<Wanted, Item>(
  find: Find<Wanted, Item>,
  wanted: Wanted,
  count: number,
): FoundItems<Item> {
  const [found, setFound] = useState<FoundBy<Wanted, Item> | null>(null);
  const [failed, setFailed] = useState<Failed<Wanted, Item> | null>(null);
  const hasFailed = failed?.find === find && failed.wanted === wanted;
  useEffect(() => {
    const isSame = found?.find === find && found.wanted === wanted;
    const rows = isSame ? found.rows : [];
    if (hasFailed || (isSame && rows.length >= Math.min(count, found.total))) return;
    let isCurrent = true;
    const load = async () => {
      const next = await find(wanted, rows.length, STEP);
      if (!isCurrent) return;
      // Rows are rendered in slices, between which keys are handled.
      startTransition(() => setFound({ find, wanted, rows: [...rows, ...next.rows], total: next.total }));
    };
    load().catch((error: unknown) => {
      if (isCurrent) setFailed({ find, wanted, error });
    });
    return () => {
      isCurrent = false;
    };
  }, [find, wanted, count, found, hasFailed]);
  return { found, failure: hasFailed ? failed.error : null, retry: () => setFailed(null) };
}
