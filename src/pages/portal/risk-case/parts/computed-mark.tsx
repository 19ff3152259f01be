import { useTexts } from '@/shared/i18n/use-texts';
import { Tag } from '@/shared/ui/marks/tag';

/** 推算: a date that follows from held dates and stands in no notice. */
export function ComputedMark() {
  const { t } = useTexts('risk');
  return (
    <span title={t('computedMeaning')}>
      <Tag>{t('computed')}</Tag>
    </span>
  );
}
