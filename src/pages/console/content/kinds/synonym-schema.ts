import { inLanguages, type ContentKind } from '@/features/content/content-kind';
import { codesField } from './fields-schema';

/** Everyday words by which the search finds codes; the words of a language are separated by commas. */
export const synonymKind: ContentKind = {
  id: 'synonym',
  name: 'words',
  areTextsMatched: true,
  fields: [{ ...codesField('codes'), required: true }, ...inLanguages('words', { type: 'text', max: 1000 })],
  columns: ['codes'],
  filters: ['codes'],
  areas: [],
};
