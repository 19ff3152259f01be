import type { ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { RULES } from '@/domain/editions';
import { COUNTRY_CODES } from '@/features/countries/country-codes';

export const EDITION = 'edition';

/**
 * By whom and when an edition was confirmed, at which document, and the date of that. Only the call `confirm` writes
 * them, and the mark.
 */
export const CONFIRMATION_FIELDS = [
  'confirmedDocument',
  'confirmedUrl',
  'confirmedOn',
  'confirmedBy',
  'confirmedAt',
] as const;

/**
 * The tariff of an importer (`schedule`), or the product-specific rules of origin (`rules`, without an importer and as a
 * rule without a last day). Its published values from day to day are its editions: where they are from, from when to
 * when they apply, and the name of the uploaded lines.
 */
export const editionKind: ContentKind = {
  id: EDITION,
  name: 'title',
  fields: [
    { name: 'kind', type: 'choice', required: true, options: ['schedule', 'rules'] },
    { name: 'importer', type: 'choice', options: COUNTRY_CODES, optionTexts: 'countries:' },
    { name: 'title', type: 'text', required: true, max: 300 },
    { name: 'publisher', type: 'text', required: true, max: 200 },
    { name: 'url', type: 'url', max: 500 },
    { name: 'licence', type: 'text', max: 300 },
    { name: 'asOf', type: 'partialDate', required: true },
    { name: 'hsEdition', type: 'choice', required: true, options: ['2022'] },
    { name: 'validFrom', type: 'date', required: true },
    { name: 'validTo', type: 'date' },
    { name: 'mark', type: 'choice', required: true, options: ['unchecked', 'fact'] },
    { name: 'file', type: 'text', required: true, max: 80, pattern: /^[\w-]+$/ },
    { name: 'lines', type: 'number', required: true },
    { name: 'codes', type: 'number', required: true },
    { name: 'confirmedDocument', type: 'text', max: 300 },
    { name: 'confirmedUrl', type: 'url', max: 500 },
    { name: 'confirmedOn', type: 'partialDate' },
    { name: 'confirmedBy', type: 'text', max: 100 },
    { name: 'confirmedAt', type: 'text', max: 20 },
  ],
  columns: ['kind', 'importer', 'validFrom', 'validTo', 'lines', 'mark'],
  filters: ['kind', 'importer'],
  areas: [],
};

/** What an edition is of: the importer of a tariff, or `rules`. */
export const subjectOf = ({ kind, importer }: ContentValues): string =>
  kind === 'rules' ? RULES : String(importer ?? '');
