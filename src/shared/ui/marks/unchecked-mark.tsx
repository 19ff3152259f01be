import { useTexts } from '@/shared/i18n/use-texts';
import './tag.css';

/** 待核: known, but not checked at its official source (product design §8, marks). */
export function UncheckedMark() {
  const { t } = useTexts('ui');
  return (
    <span className="unchecked-mark" title={t('mark.uncheckedMeaning')}>
      {t('mark.unchecked')}
    </span>
  );
}
