import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';

/** Message for an unknown id, with a link back to the list as the reader left it. */
export function NoSuchNews({ from }: { from: string }) {
  const { t } = useTexts('news');
  const list = paths.newsDetails();
  return (
    <div className="news-missing">
      <h1>{t('detail.notFound')}</h1>
      <EmptyState why={t('detail.notFoundNext')}>
        <Link to={from === '' ? list : `${list}?${from}`}>{t('detail.toList')}</Link>
      </EmptyState>
    </div>
  );
}
