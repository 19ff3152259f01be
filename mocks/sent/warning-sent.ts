import type { RiskWarning } from '@/features/risk-cases/risk-warnings-schema';
import type { RiskWarningRecord } from '../data/risk-warnings/risk-warning-record';
import { pick, type Locale } from '../locale';

/** A warning as the list of the portal sends it. */
export function warningAsSent(record: RiskWarningRecord, locale: Locale): RiskWarning {
  const { id, date, importer, exporters, step, title, summary, caseId, url, document } = record;
  return {
    id,
    date,
    importer,
    exporters,
    step,
    title: pick(title, locale),
    summary: pick(summary, locale),
    caseId,
    url,
    document,
    mark: 'fact',
  };
}
