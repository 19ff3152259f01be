import type { Texts } from '../locale';
import { auditEntries, type LoggedEntry } from './audit';
import { mockKind, preparedKinds } from './kinds/mock-kinds';
import { recordNames } from './record-names';

/** The audit log, the oldest entry first; an entry saved without a name has the present name of its record, if that still exists. */
export async function namedEntries(): Promise<readonly LoggedEntry[]> {
  const entries = auditEntries();
  const unnamed = entries.filter(({ names }) => names === undefined);
  if (unnamed.length === 0) return entries;
  await preparedKinds(unnamed.map(({ kind }) => kind));
  return entries.map((entry) => ({ ...entry, names: entry.names ?? presentNames(entry) }));
}

function presentNames({ kind, recordId }: LoggedEntry): Texts {
  const of = mockKind(kind);
  const record = of?.store.find(recordId) ?? null;
  return of === undefined || record === null ? {} : recordNames(of.kind, record.values);
}
