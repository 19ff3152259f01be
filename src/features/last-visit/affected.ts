import type { SiteChange } from './changes-schema';

/** A saved item, reduced to what determines which changes affect it. */
export interface Watched {
  kind: string;
  id: string;
  /** Address of the app without the `#`; that of a tariff query includes the country pair. */
  address: string;
}

/**
 * True if a change affects a saved item: the same law, case or piece of news; any change in a saved country; a new
 * edition of the tariff of a saved query or checklist.
 */
export const isAffected = (change: SiteChange, saved: readonly Watched[]): boolean =>
  saved.some(({ kind, id, address }) => {
    if (kind === 'country') return change.countries.includes(id);
    if (change.kind === 'tariff') return importerOf(address) === change.recordId;
    return kind === change.kind && id === change.recordId;
  });

/** The changes that affect a saved item, then the others; each in the order given. */
export function savedFirst(changes: readonly SiteChange[], saved: readonly Watched[]): SiteChange[] {
  const touching = changes.filter((change) => isAffected(change, saved));
  return [...touching, ...changes.filter((change) => !touching.includes(change))];
}

const importerOf = (address: string): string | null =>
  new URLSearchParams(address.split('?')[1] ?? '').get('to');
