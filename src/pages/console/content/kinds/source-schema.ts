import { inLanguages, type ContentKind } from '@/features/content/content-kind';
import { datedCheckFields, markField } from './fields-schema';

/** Sources that figures name. */
export const sourceKind: ContentKind = {
  id: 'source',
  name: 'title',
  fields: [
    ...inLanguages('title', { type: 'text', max: 500 }, ['zh', 'en']),
    { name: 'publisher', type: 'text', max: 300 },
    { name: 'url', type: 'url', max: 500 },
    ...datedCheckFields,
    markField,
  ],
  columns: ['publisher', 'asOf', 'mark'],
  filters: ['publisher', 'mark'],
  areas: [],
};
