import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { goodsListAddress } from './goods';

/** Says that the address names no goods, or none that there are. */
export function UnknownGoods({ id }: { id: string | null }) {
  const { t } = useTranslation('mall');
  return (
    <EmptyState why={id === null ? t('noId') : t('unknown', { id })} next={t('unknownNext')}>
      <ButtonLink to={goodsListAddress} size="small">
        {t('toList')}
      </ButtonLink>
    </EmptyState>
  );
}
