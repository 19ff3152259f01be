import type { AuditEntry } from '@/features/content/content-schema';
import { clockText } from '../handlers/system/row-writes';
import { persistedTable } from './persistence';

const log = persistedTable<AuditEntry[]>('content-audit', () => []);

/** All entries of the audit log, the oldest first. */
export const auditEntries = (): readonly AuditEntry[] => log.value;

/** Adds an entry to the audit log, with the time and an id of its own. */
export function audit(entry: Omit<AuditEntry, 'id' | 'at'>): void {
  log.value = [...log.value, { ...entry, id: `audit-${log.value.length + 1}`, at: clockText() }];
  log.save();
}
