import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';

/** No law has this id; shows a message in the page, with further links. */
export function LawNotFound({ id }: { id: string }) {
  const { t } = useTexts('law');
  return (
    <EmptyState why={t('details.noSuchId', { id: id.slice(0, 80) })} next={t('details.noSuchIdNext')}>
      <Link to={paths.lawService()}>{t('empty.all')}</Link>
    </EmptyState>
  );
}
