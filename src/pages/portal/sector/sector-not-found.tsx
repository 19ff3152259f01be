import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { paths, SECTOR_IDS } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';

/** Message for an unknown sector, with the four known ones. */
export function SectorNotFound() {
  const { t } = useTexts('sector');
  return (
    <div className="page-width sector-not-found">
      <PageHead title={t('notFound.title')} />
      <EmptyState why={t('notFound.why')} next={t('notFound.next')}>
        {SECTOR_IDS.map((id) => (
          <Link key={id} to={paths.sector(id)}>
            {t(`name.${id}`)}
          </Link>
        ))}
      </EmptyState>
    </div>
  );
}
