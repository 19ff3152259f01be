import type { ContentField } from '@/features/content/content-kind';
import { recordMark } from '@/shared/api/record-schema';

/** Whether a record was checked at its official source. */
export const MARKS = recordMark.options;

/** The mark of a whole record. */
export const markField: ContentField = {
  name: 'mark',
  type: 'choice',
  required: true,
  options: MARKS,
  optionTexts: 'content:mark.',
};
