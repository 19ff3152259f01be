import { useTexts } from '@/shared/i18n/use-texts';
import { ButtonLink } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { goodsListAddress } from './goods';

/** Message for a missing or unknown id in the address. */
export function UnknownGoods({ id }: { id: string | null }) {
  const { t } = useTexts('mall');
  return (
    <EmptyState why={id === null ? t('noId') : t('unknown', { id })} next={t('unknownNext')}>
      <ButtonLink to={goodsListAddress} size="small">
        {t('toList')}
      </ButtonLink>
    </EmptyState>
  );
}
