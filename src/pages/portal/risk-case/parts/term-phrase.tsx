import { measureEnd, measureState } from '@/features/risk-cases/measure-end';
import type { RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import { formatIsoDate, todayIso } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/unchecked-mark';

/** How long the measure of a case applies, seen from today: a date, or the words for what is not held. */
export function TermPhrase({ row }: { row: RiskCaseRow }) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const end = measureEnd(row);
  const state = measureState(row, todayIso());
  if (end === null || state === 'ended' || state === 'open' || state === 'undated')
    return (
      <span className="risk-quiet">
        {t(`end.${state === 'ended' || state === 'open' ? state : 'undated'}`)}
      </span>
    );
  const date = formatIsoDate(end.date, language);
  const isPrinted = end.basis === 'printed';
  const key =
    state === 'pastEnd' ? (isPrinted ? 'past' : 'pastComputed') : isPrinted ? 'printed' : 'computed';
  return (
    <>
      {t(`end.${key}`, { date })}
      {end.mark === 'unchecked' && (
        <>
          {' '}
          <UncheckedMark />
        </>
      )}
    </>
  );
}
