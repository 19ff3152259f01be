import type { ContentKind } from '@/features/content/content-kind';
import { PARTY_CODES } from '@/features/countries/country-codes';
import { checkFields, markField } from './fields-schema';

/** Whether an importer applies the Agreement to goods of an exporter. */
export const pairKind: ContentKind = {
  id: 'pair',
  name: ['importer', 'exporter'],
  fields: [
    { name: 'importer', type: 'choice', required: true, options: PARTY_CODES, optionTexts: 'countries:' },
    { name: 'exporter', type: 'choice', required: true, options: PARTY_CODES, optionTexts: 'countries:' },
    {
      name: 'applies',
      type: 'choice',
      required: true,
      options: ['yes', 'no'],
      optionTexts: 'content:yesNo.',
    },
    { name: 'since', type: 'date' },
    {
      name: 'proofs',
      type: 'choices',
      options: ['certificate', 'approvedExporter', 'anyExporter'],
      optionTexts: 'content:proof.',
    },
    { name: 'url', type: 'url', max: 500 },
    ...checkFields,
    markField,
  ],
  columns: ['importer', 'exporter', 'applies', 'mark'],
  filters: ['importer', 'exporter', 'applies', 'mark'],
  areas: [],
};
