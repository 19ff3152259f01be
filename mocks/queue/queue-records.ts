import { markFieldOf, missingLanguages } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import type { NextCheck } from '@/shared/api/next-check-schema';
import { authorityFor } from '@/features/content/record-state';
import type { RecordMark } from '@/shared/api/record-schema';
import { mockKinds } from '../content/kinds/mock-kinds';
import type { MockKind } from '../content/kinds/mock-kind';
import { textOf } from '../content/kinds/values';
import { listedValues } from '../content/listed-values';
import { recordNames } from '../content/record-names';
import type { StoredRecord } from '../content/store';
import type { Locale, Texts } from '../locale';
import { nextCheckOf } from './record-checks';

/** A record of the content as far as the work queue needs it. `missing`: languages without one of its texts. */
export interface QueueRecord {
  kind: string;
  id: string;
  names: Texts;
  mark: RecordMark;
  missing: readonly Locale[];
  next: NextCheck | null;
}

/** A record of the content store with its state and writer. */
export type StoredQueueRecord = QueueRecord &
  Pick<ContentRow, 'state' | 'writtenBy' | 'writtenByName' | 'updateTime' | 'submitted' | 'sentBack'>;

/**
 * The records whose kind the user may read; deleted ones are left out. Of a kind that is loaded on request only the
 * changed ones: the console home must not load it.
 */
export const queueRecords = (perms: ReadonlySet<string>, today: string): StoredQueueRecord[] =>
  mockKinds()
    .filter(({ kind }) => perms.has(authorityFor(kind.id, 'select')))
    .flatMap((of) => {
      const { store, prepare } = of;
      const records = prepare === undefined ? store.records() : Object.values(store.changes());
      return records.flatMap((record) => (record.deletedAt === null ? [queueRecord(of, record, today)] : []));
    });

function queueRecord(of: MockKind, record: StoredRecord, today: string): StoredQueueRecord {
  const { kind, prepare } = of;
  const listed = listedValues(of, record);
  const { id, values, state, writtenBy, writtenByName, updateTime } = record;
  return {
    kind: kind.id,
    id,
    names: recordNames(kind, values),
    mark: (textOf(listed, markFieldOf(kind.id)) ?? 'fact') as RecordMark,
    missing: prepare === undefined ? missingLanguages(kind, listed) : [],
    next: nextCheckOf(kind.id, id, listed, today),
    state,
    writtenBy,
    writtenByName,
    updateTime,
    submitted: record.submitted ?? null,
    sentBack: record.sentBack ?? null,
  };
}
