import { inLanguages, type ContentKind } from '@/features/content/content-kind';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { caseStepKind } from '@/features/risk-cases/risk-cases-schema';

/** Dated warnings about trade-remedy cases. */
export const riskWarningKind: ContentKind = {
  id: 'riskWarning',
  name: 'title',
  fields: [
    { name: 'date', type: 'partialDate', required: true },
    { name: 'importer', type: 'choice', required: true, options: COUNTRY_CODES, optionTexts: 'countries:' },
    { name: 'exporters', type: 'choices', pattern: /^[A-Z]{2}$/, max: 300 },
    {
      name: 'step',
      type: 'choice',
      required: true,
      options: caseStepKind.options,
      optionTexts: 'risk:step.',
    },
    ...inLanguages('title', { type: 'text', max: 500 }, ['zh', 'en']),
    ...inLanguages('summary', { type: 'longText', max: 4000 }, ['zh', 'en']),
    { name: 'caseId', type: 'text', required: true, pattern: /^[\w+-]+$/, max: 80 },
    { name: 'url', type: 'url', max: 500 },
    { name: 'document', type: 'text', max: 300 },
  ],
  columns: ['date', 'importer', 'step'],
  optionalColumns: ['missing'],
  filters: ['importer', 'step'],
  areas: ['risk'],
};
