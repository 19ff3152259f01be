import { useTexts } from '@/shared/i18n/use-texts';
import { ButtonLink } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { goodsListAddress } from './goods';

/** Says that the address names no goods, or none that there are. */
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
