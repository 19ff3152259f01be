import { lawStanding } from '../law-status-schema';
import type { LawRecord } from '../laws-schema';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tag } from '@/shared/ui/marks/tag';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

/** The status of a law today, as a word; marked if the date it is based on is less reliable than the entry. */
export function LawStatusTag({ law }: { law: Pick<LawRecord, 'steps' | 'until' | 'mark'> }) {
  const { t } = useTexts('law');
  const { status, mark } = lawStanding(law.steps, law.until, todayIso());
  return (
    <span className="no-break">
      <Tag>{t(`status.${status}`)}</Tag>
      {mark === 'unchecked' && law.mark === 'fact' && (
        <>
          {' '}
          <RecordMarkTag mark={mark} />
        </>
      )}
    </span>
  );
}
