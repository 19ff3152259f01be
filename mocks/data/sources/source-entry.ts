import type { SourceRecord } from '@/shared/api/record-schema';
import type { Texts } from '../../locale';

/** A source of records, before a reader's language is known. */
export interface SourceEntry extends Omit<SourceRecord, 'id' | 'title'> {
  title: Texts;
}
