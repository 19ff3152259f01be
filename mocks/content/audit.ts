import type { AuditEntry } from '@/features/content/audit-schema';
import { clockText } from '../handlers/system/row-writes';
import type { Locale, Texts } from '../locale';
import { persistedTable } from './persistence';
import { shownName } from './record-names';

/** An entry with the name the record had then, in every language; entries saved before names had languages have none. */
export type LoggedEntry = Omit<AuditEntry, 'recordName' | 'hasRecord'> & { names?: Texts };

const log = persistedTable<LoggedEntry[]>('content-audit', () => []);

/** All entries of the audit log, the oldest first. */
export const auditEntries = (): readonly LoggedEntry[] => log.value;

/** Adds an entry to the audit log, with the time and an id of its own. */
export function audit(entry: Omit<LoggedEntry, 'id' | 'at'>): void {
  log.value = [...log.value, { ...entry, id: `audit-${log.value.length + 1}`, at: clockText() }];
  log.save();
}

/** The name of an entry's record, as it was then, for a reader. */
export const nameInEntry = ({ names = {}, recordId }: LoggedEntry, locale: Locale) =>
  shownName(names, recordId, locale);
