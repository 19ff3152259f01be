import { inLanguages, type ContentField, type ContentKind } from '@/features/content/content-kind';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { caseKind, caseSector, caseStepKind } from '@/features/risk-cases/risk-cases-schema';
import { checkFields, codesField, markFieldOf, rowMark } from './fields-schema';

/** Exporters of a case, Parties or not; `all` for measures against all sources. */
const exporters = (name: string): ContentField => ({
  name,
  type: 'choices',
  pattern: /^([A-Z]{2}|all)$/,
  optionTexts: ['countries:', 'risk:economy.', 'risk:origin.'],
  max: 300,
});

/** Trade-remedy cases with their steps. */
export const riskCaseKind: ContentKind = {
  id: 'riskCase',
  name: ['importer', 'product'],
  fields: [
    { name: 'importer', type: 'choice', required: true, options: COUNTRY_CODES, optionTexts: 'countries:' },
    { name: 'kind', type: 'choice', required: true, options: caseKind.options, optionTexts: 'risk:kind.' },
    {
      name: 'sector',
      type: 'choice',
      required: true,
      options: caseSector.options,
      optionTexts: 'risk:sector.',
    },
    ...inLanguages('product', { type: 'text', max: 300 }, ['zh', 'en']),
    codesField('hs'),
    markFieldOf('hsMark'),
    { ...exporters('exporters'), required: true },
    exporters('except'),
    exporters('uncheckedExporters'),
    { name: 'unnamedExporters', type: 'number', pattern: /^\d{1,3}$/ },
    {
      name: 'steps',
      type: 'rows',
      max: 8000,
      parts: [
        {
          name: 'kind',
          type: 'choice',
          required: true,
          options: caseStepKind.options,
          optionTexts: 'risk:step.',
        },
        { name: 'date', type: 'partialDate' },
        { name: 'until', type: 'partialDate' },
        { name: 'document', type: 'text', max: 300 },
        rowMark,
      ],
    },
    { name: 'termFrom', type: 'partialDate' },
    { name: 'termYears', type: 'number', pattern: /^\d{1,2}(\.\d)?$/ },
    { name: 'termUntil', type: 'partialDate' },
    { name: 'termEnded', type: 'choice', options: ['yes', 'no'], optionTexts: 'content:yesNo.' },
    markFieldOf('termMark'),
    ...inLanguages('status', { type: 'longText', max: 2000 }, ['zh', 'en']),
    ...inLanguages('measure', { type: 'longText', max: 500 }),
    markFieldOf('laterMark'),
    { name: 'initiated', type: 'partialDate' },
    { name: 'provisional', type: 'partialDate' },
    { name: 'final', type: 'partialDate' },
    { name: 'url', type: 'url', max: 500 },
    { name: 'document', type: 'text', max: 300 },
    { name: 'pages', type: 'rows', max: 4000, parts: [{ name: 'url', type: 'url', required: true }] },
    ...checkFields,
  ],
  columns: ['importer', 'kind', 'nextCheck'],
  // The name has it.
  optionalColumns: ['importer'],
  filters: ['importer', 'kind', 'sector', 'laterMark'],
  areas: ['risk'],
};
