import { changedFields } from '@/features/content/content-kind';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';

/** What the list shows of a record: what visitors see, else its working copy. */
export const listedValues = ({ published, values }: ContentRow): ContentValues => published ?? values;

/** True if the working copy is another edition, beside the one that visitors see. */
export const hasOtherEdition = ({ published, values }: ContentRow): boolean =>
  published !== null && changedFields(published, values).after !== null;
