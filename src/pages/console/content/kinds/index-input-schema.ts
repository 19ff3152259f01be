import type { ContentKind } from '@/features/content/content-kind';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { datedCheckFields, markField } from './fields-schema';

/** The country of the world's shares, with which those of a country are compared. */
export const WORLD = 'world';

/** What the calculation of the indices takes, with its unit, its greatest value, and whether it is entered by sector. */
export const INDEX_INPUTS = {
  exports: { unit: 'usdBn', max: null, isBySector: false },
  imports: { unit: 'usdBn', max: null, isBySector: false },
  exportShare: { unit: 'perMille', max: 1000, isBySector: true },
  importShare: { unit: 'perMille', max: 1000, isBySector: true },
  tbt: { unit: 'count', max: null, isBySector: false },
  standard: { unit: 'score', max: 100, isBySector: true },
  legal: { unit: 'score', max: 100, isBySector: false },
  competition: { unit: 'score', max: 100, isBySector: true },
  maxCompetition: { unit: 'ratio', max: 1, isBySector: true },
} as const;
export type IndexInputId = keyof typeof INDEX_INPUTS;

const UNITS = ['usdBn', 'perMille', 'count', 'score', 'ratio'] as const;

/**
 * The figures the trade and risk indices are calculated from, one for each country, year and, where it differs, sector.
 * The number of trade-remedy cases is none of them: it is counted in the cases.
 */
export const indexInputKind: ContentKind = {
  id: 'indexInput',
  name: ['indicator', 'sector', 'country', 'year'],
  fields: [
    {
      name: 'indicator',
      type: 'choice',
      required: true,
      options: Object.keys(INDEX_INPUTS),
      optionTexts: 'content:indexInput.',
    },
    {
      name: 'country',
      type: 'choice',
      required: true,
      options: [...COUNTRY_CODES, WORLD],
      optionTexts: ['content:place.', 'countries:'],
    },
    { name: 'year', type: 'number', required: true, pattern: /^20\d{2}$/ },
    { name: 'sector', type: 'choice', options: SECTOR_IDS, optionTexts: 'content:sector.' },
    {
      name: 'value',
      type: 'number',
      isQuantity: true,
      required: true,
      pattern: /^\d{1,9}(\.\d{1,6})?$/,
    },
    { name: 'unit', type: 'choice', required: true, options: UNITS, optionTexts: 'content:indexUnit.' },
    { name: 'source', type: 'text', required: true, pattern: /^[\w-]+$/, max: 80 },
    ...datedCheckFields,
    markField,
  ],
  columns: ['indicator', 'country', 'year', 'sector', 'value', 'unit', 'mark'],
  optionalColumns: ['indicator', 'country', 'year', 'sector'],
  filters: ['indicator', 'country', 'year', 'sector', 'source', 'mark'],
  areas: [],
};
