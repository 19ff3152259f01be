import { inLanguages, type ContentKind } from '@/features/content/content-kind';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { newsKind } from '@/features/news/news-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { codesField, markField, markFieldOf } from './fields-schema';

/** Dated news; the text is HTML, its first paragraph the summary. */
export const newsContent: ContentKind = {
  id: 'news',
  name: 'headline',
  fields: [
    { name: 'kind', type: 'choice', required: true, options: newsKind.options, optionTexts: 'news:kind.' },
    { name: 'date', type: 'date', required: true },
    ...inLanguages('headline', { type: 'text', max: 500 }, ['zh', 'en']),
    ...inLanguages('body', { type: 'html', max: 20_000 }, ['zh', 'en']),
    { name: 'countries', type: 'choices', required: true, options: COUNTRY_CODES, optionTexts: 'countries:' },
    { name: 'originZh', type: 'text', max: 300 },
    { name: 'originEn', type: 'text', max: 300 },
    { name: 'originJa', type: 'text', max: 300 },
    { name: 'originUrl', type: 'url', max: 500 },
    { name: 'originDate', type: 'partialDate' },
    codesField('hs'),
    markFieldOf('hsMark'),
    { name: 'pairFrom', type: 'choice', options: COUNTRY_CODES, optionTexts: 'countries:' },
    { name: 'pairTo', type: 'choice', options: COUNTRY_CODES, optionTexts: 'countries:' },
    { name: 'sectors', type: 'choices', options: SECTOR_IDS, optionTexts: 'content:sector.' },
    { name: 'riskCaseId', type: 'text', pattern: /^[\w+-]+$/, max: 80 },
    markField,
  ],
  columns: ['kind', 'date', 'mark'],
  filters: ['kind', 'countries', 'mark'],
  areas: ['news'],
};
