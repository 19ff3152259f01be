import { hasSameValues } from '@/features/content/content-kind';
import { actorOf } from '../../content/actor';
import type { MockKind } from '../../content/kinds/mock-kind';
import type { StoredRecord } from '../../content/store';
import type { UserRow } from '../../data/system/rows';
import { MockFailure } from '../../envelope';
import { invalidField, refusal } from '../system/refusal';
import { checkAction, draftValues, uniqueKeyOf, writeRecord } from './record-writes';

const MAX_ROWS = 10_000;

/**
 * Writes drafts from a file, all rows or none: as of every draft, required fields may be empty. A row with an id changes
 * that record, others are new; a row without a change is left alone. Two rows may not name one record, nor have what only
 * one may have. The refusal of a row names its number, from 1.
 */
export function importRows(
  of: MockKind,
  sent: unknown,
  user: UserRow,
  unsaved: (id: string) => StoredRecord,
): { inserted: number; updated: number; unchanged: number } {
  const rows = Array.isArray(sent) ? sent : [];
  if (rows.length === 0 || rows.length > MAX_ROWS) throw invalidField('rows', `行数须为1到${MAX_ROWS}`);
  const actor = actorOf(user, of.kind.id);
  const isFirst = firstOfEach();
  const checked = rows.map((row: unknown, at) => {
    const { id = null, values } = (row ?? {}) as { id?: unknown; values?: unknown };
    try {
      const record = typeof id === 'string' && id !== '' ? existing(of, id) : null;
      if (record === null && !actor.may('insert')) throw refusal(100210);
      if (record !== null) checkAction('save', of, record, user);
      if (record !== null && !isFirst(`id ${record.id}`))
        throw invalidField('id', `前面的行已有这条记录: ${record.id}`);
      const draft = draftValues(of, record?.id ?? null, values);
      const key = uniqueKeyOf(of, draft);
      if (key !== null && !isFirst(`key ${key}`)) throw refusal(of.unique?.code ?? 10100);
      return { record, values: draft };
    } catch (error) {
      if (error instanceof MockFailure) throw refusal(error.code, `第${at + 1}行: ${error.message}`);
      throw error;
    }
  });
  const counts = { inserted: 0, updated: 0, unchanged: 0 };
  for (const { record, values } of checked) {
    if (record !== null && hasSameValues(record.values, values)) counts.unchanged += 1;
    else {
      const target = record ?? unsaved(of.store.nextId());
      writeRecord(of, target, user, { action: 'save', values, isVersion: true });
      counts[record === null ? 'inserted' : 'updated'] += 1;
    }
  }
  return counts;
}

/** Says of each text whether it is passed for the first time. */
function firstOfEach(): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    const isFirst = !seen.has(text);
    seen.add(text);
    return isFirst;
  };
}

function existing({ store }: MockKind, id: string): StoredRecord {
  const record = store.find(id);
  if (record === null || record.deletedAt !== null) throw refusal(10100, `没有这条记录: ${id}`);
  return record;
}
