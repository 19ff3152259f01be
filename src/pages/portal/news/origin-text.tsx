import type { NewsOrigin } from '@/features/news/news-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/as-of';

/** Where a piece of news was read and of which day that is, as a phrase. */
export function OriginText({ origin }: { origin: NewsOrigin | null }) {
  const { t } = useTexts(['news', 'ui']);
  if (origin === null) return t('list.noOrigin');
  const name = t('list.origin', { name: origin.name.text });
  if (origin.date === null) return name;
  return (
    <>
      {name}
      {t('ui:source.comma')}
      <AsOf value={origin.date} />
    </>
  );
}
