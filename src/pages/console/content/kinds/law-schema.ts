import { inLanguages, type ContentKind } from '@/features/content/content-kind';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { LAW_STEP_KINDS } from '@/features/laws/law-status-schema';
import { LAW_KINDS } from '@/features/laws/laws-schema';
import { checkFields, markField, markFieldOf, rowMark } from './fields-schema';

/** Agreements a law may belong to, and its subjects. */
const STANDARD_TYPES = [
  'RCEP',
  'WTO',
  'TBT',
  'SPS',
  'ADA',
  'SG',
  'ftaOrigin',
  'nonPreferentialOrigin',
  'domestic',
] as const;
const PRODUCT_TYPES = [
  'all',
  'food',
  'electrical',
  'consumer',
  'industrial',
  'ceramics',
  'steel',
  'glass',
  'dualUse',
  'listed',
  'investment',
] as const;
/** Languages in which laws of the 16 countries are enacted. */
const NAME_LANGUAGES = ['zh', 'en', 'ja', 'ko', 'vi', 'ms', 'id', 'th', 'km', 'lo', 'my'] as const;

/** Laws and regulations. */
export const lawKind: ContentKind = {
  id: 'law',
  name: 'title',
  original: { of: 'title', field: 'ownName', language: 'ownNameLanguage' },
  fields: [
    {
      name: 'country',
      type: 'choice',
      required: true,
      options: COUNTRY_CODES,
      optionTexts: 'countries:',
    },
    { name: 'kind', type: 'choice', required: true, options: LAW_KINDS, optionTexts: 'law:kind.' },
    ...inLanguages('title', { type: 'text', max: 500 }, ['zh', 'en']),
    { name: 'ownName', type: 'text', max: 1000 },
    {
      name: 'ownNameLanguage',
      type: 'choice',
      options: NAME_LANGUAGES,
      optionTexts: 'content:language.',
    },
    markFieldOf('ownNameMark'),
    { name: 'number', type: 'text', max: 200 },
    { name: 'numberInZh', type: 'text', max: 200 },
    { name: 'numberInEn', type: 'text', max: 200 },
    {
      name: 'steps',
      type: 'rows',
      max: 2000,
      parts: [
        {
          name: 'kind',
          type: 'choice',
          required: true,
          options: LAW_STEP_KINDS,
          optionTexts: 'content:lawStep.',
        },
        { name: 'date', type: 'partialDate', required: true },
        rowMark,
      ],
    },
    { name: 'until', type: 'date' },
    {
      name: 'standardType',
      type: 'choices',
      required: true,
      options: STANDARD_TYPES,
      optionTexts: 'law:standardType.',
    },
    {
      name: 'productType',
      type: 'choices',
      required: true,
      options: PRODUCT_TYPES,
      optionTexts: 'law:productType.',
    },
    ...inLanguages('content', { type: 'longText', max: 4000 }),
    markFieldOf('contentMark'),
    { name: 'url', type: 'url', max: 500 },
    { name: 'readInZh', type: 'text', max: 500 },
    { name: 'readInEn', type: 'text', max: 500 },
    { name: 'caseIds', type: 'choices', pattern: /^[\w-]+$/, max: 1000 },
    ...checkFields,
    markField,
  ],
  columns: ['country', 'kind', 'mark'],
  filters: ['country', 'kind', 'mark'],
  areas: ['law'],
};
