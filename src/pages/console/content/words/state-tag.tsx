import type { ContentRow } from '@/features/content/content-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tag } from '@/shared/ui/marks/tag';
import { isScheduled, stateKeyOf } from './row-state';
import './state-tag.css';

/** The state of a record; also that it was sent back, from when on visitors see it, and which other version they see. */
export function StateTag({ row }: { row: ContentRow }) {
  const { t } = useTexts('content');
  const language = useLanguage();
  const { state, published, publishFrom, nextFrom, sentBack } = row;
  const isBeside = state !== 'published' && published !== null;
  const inText = (day: string | null) => ({ date: dateInText(day ?? '', language) });
  return (
    <span className="content-state">
      <Tag>{t(stateKeyOf(row))}</Tag>
      {sentBack !== null && <span className="content-state-note">{t('stateSentBack')}</span>}
      {isScheduled(row) && <span className="content-state-note">{t('stateFrom', inText(publishFrom))}</span>}
      {isBeside && <span className="content-state-note">{t('stateBeside')}</span>}
      {state !== 'published' && nextFrom !== null && (
        <span className="content-state-note">
          {t(isBeside ? 'stateBesideNext' : 'stateBesideFrom', inText(nextFrom))}
        </span>
      )}
    </span>
  );
}
