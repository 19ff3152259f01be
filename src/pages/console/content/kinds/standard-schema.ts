import { rowsIn } from '@/features/content/content-entries';
import { inLanguages, type ContentField, type ContentKind } from '@/features/content/content-kind';
import { PARTY_CODES } from '@/features/countries/country-codes';
import {
  ADOPTION_DEGREES,
  ADOPTION_STATES,
  INTERNATIONAL,
  RELATION_KINDS,
  STANDARD_STATUSES,
} from '@/features/standards/standards-schema';
import { STATUS_BASES, statusOn, type StatusBasis } from '@/features/standards/standard-status-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { checkFields, codesField, markField, rowMark } from './fields-schema';

/** The limits of a standard, each as printed in its source, in English; `key` is the same for equal measurements. */
const indicators: ContentField = {
  name: 'indicators',
  type: 'rows',
  max: 60_000,
  parts: [
    { name: 'name', type: 'text', required: true, max: 200 },
    { name: 'key', type: 'text', pattern: /^[a-z0-9-]+$/, max: 60 },
    { name: 'productClass', type: 'text', max: 300 },
    { name: 'limit', type: 'text', required: true, max: 300 },
    { name: 'unit', type: 'text', max: 60 },
    { name: 'testMethod', type: 'text', max: 300 },
    { name: 'inForceFrom', type: 'date' },
    { name: 'note', type: 'text', max: 1000 },
    { name: 'sourceUrl', type: 'url', max: 500 },
    { name: 'asOf', type: 'partialDate' },
    rowMark,
  ],
};

/** What a standard adopts, replaces or refers to; only `adopts` has a degree. */
const relations: ContentField = {
  name: 'relations',
  type: 'rows',
  max: 10_000,
  parts: [
    {
      name: 'kind',
      type: 'choice',
      required: true,
      options: RELATION_KINDS,
      optionTexts: 'content:relationKind.',
    },
    { name: 'degree', type: 'choice', options: ADOPTION_DEGREES, optionTexts: 'content:degree.' },
    { name: 'to', type: 'record', of: 'standard', required: true, max: 200 },
    rowMark,
  ],
};

const textIn = (value: string | number | null | undefined): string | null => String(value ?? '') || null;

/** Standards of the library with their limits and relations. */
export const standardKind: ContentKind = {
  id: 'standard',
  name: 'number',
  fields: [
    { name: 'number', type: 'text', required: true, max: 100 },
    {
      name: 'country',
      type: 'choice',
      required: true,
      options: [INTERNATIONAL, ...PARTY_CODES],
      optionTexts: ['content:place.', 'countries:'],
    },
    { name: 'body', type: 'text', required: true, max: 50 },
    { name: 'sector', type: 'choice', required: true, options: SECTOR_IDS, optionTexts: 'content:sector.' },
    ...inLanguages('title', { type: 'text', max: 500 }),
    { name: 'titleId', type: 'text', max: 500 },
    { name: 'ics', type: 'choices', pattern: /^\d{2}(\.\d{3}(\.\d{2})?)?$/, max: 200 },
    codesField('codes'),
    {
      name: 'statusBasis',
      type: 'choice',
      required: true,
      options: STATUS_BASES,
      optionTexts: 'content:statusBasis.',
    },
    { name: 'published', type: 'date' },
    { name: 'inForceFrom', type: 'date' },
    { name: 'until', type: 'date' },
    { name: 'confirmed', type: 'date' },
    { name: 'adoption', type: 'choice', options: ADOPTION_STATES, optionTexts: 'content:adoption.' },
    indicators,
    relations,
    { name: 'sourceUrl', type: 'url', max: 500 },
    { name: 'source', type: 'text', required: true, pattern: /^[\w-]+$/, max: 80 },
    ...checkFields,
    markField,
  ],
  derived: [
    {
      name: 'status',
      type: 'choice',
      options: STANDARD_STATUSES,
      optionTexts: 'content:standardStatus.',
      derive: (values, day) =>
        statusOn(
          {
            from: textIn(values['inForceFrom']),
            until: textIn(values['until']),
            basis: String(values['statusBasis']) as StatusBasis,
          },
          day,
        ),
    },
    {
      name: 'indicatorCount',
      type: 'number',
      isQuantity: true,
      derive: (values) => rowsIn(indicators, values['indicators']).length,
    },
    {
      name: 'relationCount',
      type: 'number',
      isQuantity: true,
      derive: (values) => rowsIn(relations, values['relations']).length,
    },
  ],
  columns: ['title', 'country', 'body', 'sector', 'status', 'indicatorCount', 'relationCount', 'mark'],
  optionalColumns: ['body', 'sector', 'indicatorCount', 'relationCount', 'missing'],
  filters: ['title', 'country', 'body', 'sector', 'status', 'mark'],
  areas: [],
};
