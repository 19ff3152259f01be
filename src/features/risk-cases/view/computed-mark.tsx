import { useTexts } from '@/shared/i18n/use-texts';
import { Tag } from '@/shared/ui/marks/tag';

/** 推算: a date computed from other dates, not stated in a notice. */
export function ComputedMark() {
  const { t } = useTexts('risk');
  return (
    <span title={t('computedMeaning')}>
      <Tag>{t('computed')}</Tag>
    </span>
  );
}
