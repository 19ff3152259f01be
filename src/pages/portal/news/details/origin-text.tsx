import type { NewsOrigin } from '@/features/news/news-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';

/** The origin of a news item and its date, as a phrase; the name may be in another language. */
export function OriginText({ origin }: { origin: NewsOrigin | null }) {
  const { t } = useTexts(['news', 'ui']);
  if (origin === null) return t('list.noOrigin');
  return (
    <>
      {t('ui:source.label')}
      <span lang={origin.name.lang}>{origin.name.text}</span>
      {origin.date !== null && (
        <>
          {t('ui:source.comma')}
          <AsOf value={origin.date} />
        </>
      )}
    </>
  );
}
