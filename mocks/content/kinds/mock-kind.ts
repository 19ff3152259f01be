import type { ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import type { Locale } from '../../locale';
import type { ContentStore, StoredRecord } from '../store';

/** A kind of content in the mocks: its description, its records, and how the portal sends one. */
export interface MockKind {
  kind: ContentKind;
  store: ContentStore;
  /** The values as the portal would send them; null if it has no view of its own. */
  preview: (id: string, values: ContentValues, locale: Locale) => unknown;
  /** True if lists show, filter and order by what is published in place of the working copy. */
  isListedAsPublished?: boolean;
  /** Loads what the records are made of, if it is too large to be loaded with the mocks. */
  prepare?: () => Promise<void>;
  /** What the log says of a record; without it, of changed values only. */
  logged?: (record: StoredRecord) => ContentValues;
  /** What the log says of a change beside that, worked out from the values before and after. */
  loggedBeside?: (before: ContentValues, after: ContentValues) => Promise<ContentValues>;
  /** What only one record may have that is not deleted, as a text, and the code for a second one. */
  unique?: { code: number; keyOf: (values: ContentValues) => string };
  /** Rejects values that do not fit other records, with a code of their own. */
  check?: (id: string | null, values: ContentValues) => void;
  /** Rejects what only a draft may lack, beside the required fields. */
  checkWhole?: (id: string | null, values: ContentValues) => void;
}
