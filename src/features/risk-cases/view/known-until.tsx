import type { RiskCaseRow } from '../risk-cases-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** The as-of date of a case: its latest step on record; nothing without a date. */
export function KnownUntil({ row }: { row: Pick<RiskCaseRow, 'lastDate'> }) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  if (row.lastDate === null) return null;
  return (
    <p className="risk-small risk-quiet">{t('knownUntil', { date: dateInText(row.lastDate, language) })}</p>
  );
}
