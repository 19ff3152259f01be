import { useTranslation } from 'react-i18next';
import type { AnswerKind } from '@/features/tariffs/answer-kind';
import type { Lane } from '@/features/tariffs/lane';
import type { TariffLine } from '@/features/tariffs/tariffs-schema';
import { Note } from '@/shared/ui/note';
import { useRateText } from './use-rate-text';

interface AnswerNotesProps {
  line: TariffLine;
  lane: Lane;
  kind: AnswerKind;
}

/** What the reader must know before paying: another agreement's lower rate first of all; else why MFN is missing or better. */
export function AnswerNotes({ line, lane, kind }: AnswerNotesProps) {
  const { t } = useTranslation('tariff');
  const rateText = useRateText();
  const lower = lane.lowerElsewhere;
  if (lower) {
    return (
      <Note tone="warning" title={t('notes.lower')}>
        {t('notes.lowerText', {
          agreement: lower.agreement,
          rate: rateText({ kind: 'rate', rate: lower.rate }),
        })}
      </Note>
    );
  }
  if (kind === 'mfn-lower') {
    return (
      <Note tone="warning" title={t('notes.mfn')}>
        {t('notes.mfnText')}
      </Note>
    );
  }
  if (lane.mfn.kind === 'not-held' && line.mfnPointer !== null) {
    return (
      <Note tone="info" title={t('notes.pointer')}>
        <span lang={TARIFF_LANGUAGES[lane.to]}>{line.mfnPointer}</span>
      </Note>
    );
  }
  return null;
}

/** The language in which an importer's tariff is printed. */
const TARIFF_LANGUAGES: Readonly<Record<string, string>> = { JP: 'ja', KR: 'ko', VN: 'vi' };
