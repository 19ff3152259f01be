import { startTransition, useEffect, useState } from 'react';
import type { FoundChanges, LineChange, WantedChanges } from '@/features/editions/engine/engine-calls';
import type { Difference } from './difference';

/** Lines that are shown, or loaded, at a time. */
export const STEP = 50;

interface Found extends FoundChanges {
  find: Difference['find'];
  wanted: WantedChanges;
}

interface Failed {
  find: Difference['find'];
  wanted: WantedChanges;
  error: unknown;
}

const NONE: readonly LineChange[] = [];

/**
 * The first changes wanted, at most `count`, and how many there are; null until some are found. They are loaded page by
 * page. Those wanted before are shown until then.
 */
export function useFoundChanges(
  find: Difference['find'],
  wanted: WantedChanges,
  count: number,
): { found: FoundChanges | null; failure: unknown; retry: () => void } {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const hasFailed = failed?.find === find && failed.wanted === wanted;
  useEffect(() => {
    const isSame = found?.find === find && found.wanted === wanted;
    const rows = isSame ? found.rows : NONE;
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
