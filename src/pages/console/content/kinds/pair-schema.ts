import type { ContentKind } from '@/features/content/content-kind';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { checkFields, markField } from './fields-schema';

/** Parties; India is not one. */
const PARTIES = COUNTRY_CODES.filter((code) => code !== 'IN');

/** Whether an importer applies the Agreement to goods of an exporter. */
export const pairKind: ContentKind = {
  id: 'pair',
  name: ['importer', 'exporter'],
  fields: [
    { name: 'importer', type: 'choice', required: true, options: PARTIES, optionTexts: 'countries:' },
    { name: 'exporter', type: 'choice', required: true, options: PARTIES, optionTexts: 'countries:' },
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
