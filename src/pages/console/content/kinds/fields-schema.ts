import type { ContentField } from '@/features/content/content-kind';
import { recordMark, type RecordMark } from '@/shared/api/record-schema';

/** Whether a part of a record was checked at its official source; empty: as the whole. */
export const markFieldOf = (name: string): ContentField => ({
  name,
  type: 'choice',
  options: recordMark.options,
  optionTexts: 'content:mark.',
});

/** The mark of a whole record. */
export const markField: ContentField = { ...markFieldOf('mark'), required: true };

/** The mark of a row, at first not verified. */
export const rowMark: ContentField = {
  ...markField,
  start: 'unchecked' satisfies RecordMark,
};

/** HS chapters, headings and subheadings, digits only. */
export const codesField = (name: string): ContentField => ({
  name,
  type: 'choices',
  pattern: /^\d{2}(\d{2}){0,2}$/,
  max: 1000,
});

const asOf: ContentField = { name: 'asOf', type: 'partialDate' };
const nextCheck: ContentField = { name: 'nextCheck', type: 'date' };

/** When a record was last compared with its source, and when staff compare it again. */
export const checkFields: readonly ContentField[] = [asOf, nextCheck];

/** The same of a record that is nothing without the first. */
export const datedCheckFields: readonly ContentField[] = [{ ...asOf, required: true }, nextCheck];
