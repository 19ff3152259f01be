import type { ContentValues } from '@/features/content/content-schema';
import { riskWarnings } from '../../data/risk-warnings';
import type { RiskWarningRecord } from '../../data/risk-warnings/risk-warning-record';
import { publishedRecords } from '../published';
import { createContentStore } from '../store';
import { choiceOf, codesOf, joined, textFields, textOf, textsIn } from './values';

/** The warnings that staff edit. */
export const riskWarningStore = createContentStore('riskWarning', () =>
  riskWarnings.map((record) => ({ id: record.id, values: valuesOfWarning(record) })),
);

/** The warnings that visitors see today. */
export const publishedWarnings = publishedRecords(riskWarningStore, riskWarnings, warningOf);

/** A warning as staff edit it. */
export function valuesOfWarning(record: RiskWarningRecord): ContentValues {
  const { date, importer, exporters, step, title, summary, caseId, url, document } = record;
  return {
    date,
    importer,
    exporters: joined(exporters),
    step,
    ...textFields('title', title),
    ...textFields('summary', summary),
    caseId,
    url,
    document,
  };
}

/** The warning that the portal sends for these values. */
export function warningOf(id: string, values: ContentValues): RiskWarningRecord {
  return {
    id,
    date: choiceOf(values, 'date'),
    importer: choiceOf(values, 'importer'),
    exporters: codesOf(values, 'exporters'),
    step: choiceOf<RiskWarningRecord['step']>(values, 'step'),
    title: textsIn(values, 'title') ?? {},
    summary: textsIn(values, 'summary') ?? {},
    caseId: choiceOf(values, 'caseId'),
    url: textOf(values, 'url'),
    document: textOf(values, 'document'),
  };
}
