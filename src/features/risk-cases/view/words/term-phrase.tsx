import { measureEnd } from '../../measure-end';
import { measureState, type MeasureState } from '../../measure-state';
import type { RiskCaseRow } from '../../risk-cases-schema';
import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { WholeDates } from '@/shared/ui/marks/whole-dates';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The states without a date to show, and their text keys. */
const WORDS: Partial<Record<MeasureState, 'ended' | 'noMeasure' | 'open'>> = {
  noMeasure: 'noMeasure',
  ended: 'ended',
  endedLater: 'ended',
  endedUndated: 'ended',
  begunLater: 'open',
  provisionalPast: 'open',
  open: 'open',
};

/** How long the measure of a case applies, as of today: a date, or the text for a missing one. */
export function TermPhrase({ row }: { row: RiskCaseRow }) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const end = measureEnd(row);
  const state = measureState(row, todayIso());
  const word = WORDS[state];
  if (end === null || word !== undefined)
    return <span className="risk-quiet">{t(`end.${word ?? 'undated'}`)}</span>;
  const date = dateInText(end.date, language);
  const isPrinted = end.basis === 'printed';
  const key =
    state === 'pastEnd' ? (isPrinted ? 'past' : 'pastComputed') : isPrinted ? 'printed' : 'computed';
  return (
    <>
      <WholeDates>{t(`end.${key}`, { date })}</WholeDates>
      {end.mark === 'unchecked' && (
        <>
          {' '}
          <UncheckedMark />
        </>
      )}
    </>
  );
}
