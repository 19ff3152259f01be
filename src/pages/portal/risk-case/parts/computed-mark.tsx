import { useTranslation } from 'react-i18next';
import { Tag } from '@/shared/ui/tag';

/** 推算: a date that follows from held dates and stands in no notice. */
export function ComputedMark() {
  const { t } = useTranslation('risk');
  return (
    <span title={t('computedMeaning')}>
      <Tag>{t('computed')}</Tag>
    </span>
  );
}
