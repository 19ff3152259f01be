import type { AnswerKind } from '@/features/tariffs/country-pair/answer-kind';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { TariffLine } from '@/features/tariffs/tariffs-schema';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

interface AnswerNotesProps {
  line: TariffLine;
  pair: PairDuty;
  kind: AnswerKind;
}

/**
 * The basic rate if it is all that is known beside RCEP; why MFN is missing or better, unless a lower rate of another
 * agreement is shown above: one note is enough.
 */
export function AnswerNotes({ line, pair, kind }: AnswerNotesProps) {
  const { t } = useTexts('tariff');
  const rateText = useRateText();
  if (pair.mfn.kind === 'missing' && line.basic !== null) {
    return (
      <Note
        tone="info"
        title={t('notes.basic', { rate: rateText({ kind: 'rate', rate: line.basic }, pair.to) })}
      >
        {t('notes.basicText')} <RecordMarkTag mark={line.basic.mark} />
      </Note>
    );
  }
  if (pair.lowerElsewhere) return null;
  if (kind === 'mfn-lower') {
    return (
      <Note tone="warning" title={t('notes.mfn')}>
        {t('notes.mfnText')}
      </Note>
    );
  }
  if (pair.mfn.kind === 'missing' && line.mfnPointer !== null) {
    return (
      <Note tone="info" title={t('notes.pointer')}>
        <span lang={TARIFF_LANGUAGES[pair.to]}>{line.mfnPointer}</span>
      </Note>
    );
  }
  return null;
}

/** The language in which an importer's tariff is printed. */
const TARIFF_LANGUAGES: Readonly<Record<string, string>> = { JP: 'ja', KR: 'ko', VN: 'vi' };
