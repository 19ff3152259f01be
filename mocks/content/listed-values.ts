import type { ContentValues } from '@/features/content/content-schema';
import type { MockKind } from './kinds/mock-kind';
import { visibleRecord, type StoredRecord } from './store';

/** What a list shows of a record: its working copy, or what visitors see of it where the kind is listed so. */
export const listedValues = ({ isListedAsPublished }: MockKind, record: StoredRecord): ContentValues =>
  (isListedAsPublished === true ? visibleRecord(record) : null) ?? record.values;
