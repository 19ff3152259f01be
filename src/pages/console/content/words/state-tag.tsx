import type { ContentRow } from '@/features/content/content-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tag } from '@/shared/ui/marks/tag';

/** The state of a record; also that it was sent back, that visitors see an earlier version, or from when on they see this one. */
export function StateTag({ row }: { row: ContentRow }) {
  const { t } = useTexts('content');
  const language = useLanguage();
  const { state, published, publishFrom, sentBack, values } = row;
  const isLater = state === 'published' && publishFrom !== null && !isSame(published, values);
  const isBeside = state !== 'published' && published !== null;
  return (
    <span className="content-state">
      <Tag>{t(`state.${state}`)}</Tag>
      {sentBack !== null && <span className="content-state-note">{t('stateSentBack')}</span>}
      {isLater && (
        <span className="content-state-note">
          {t('stateFrom', { date: dateInText(publishFrom, language) })}
        </span>
      )}
      {isBeside && <span className="content-state-note">{t('stateBeside')}</span>}
    </span>
  );
}

const isSame = (one: ContentRow['published'], other: ContentRow['values']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
