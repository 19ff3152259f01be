import type { SiteChange } from './changes-schema';

/** Something the reader kept, as far as it says what touches it. */
export interface Watched {
  kind: string;
  id: string;
  /** Address of the app without the `#`; of a tariff query it names the lane. */
  address: string;
}

/**
 * True where a change touches something kept: the very law, case or piece of news; any change of a kept country; a new
 * edition of the tariff a kept query or checklist asks.
 */
export const isAffected = (change: SiteChange, kept: readonly Watched[]): boolean =>
  kept.some(({ kind, id, address }) => {
    if (kind === 'country') return change.countries.includes(id);
    if (change.kind === 'tariff') return importerOf(address) === change.recordId;
    return kind === change.kind && id === change.recordId;
  });

/** The changes that touch something kept, then the others; each in the order given. */
export function keptFirst(changes: readonly SiteChange[], kept: readonly Watched[]): SiteChange[] {
  const touching = changes.filter((change) => isAffected(change, kept));
  return [...touching, ...changes.filter((change) => !touching.includes(change))];
}

const importerOf = (address: string): string | null =>
  new URLSearchParams(address.split('?')[1] ?? '').get('to');
