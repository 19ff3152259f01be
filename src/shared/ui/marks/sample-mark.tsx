import { useTexts } from '@/shared/i18n/use-texts';
import './tag.css';

/** 示例数据: shown beside the title of a sample block and, in mixed blocks, at each figure (product design §8, marks). */
export function SampleMark() {
  const { t } = useTexts('ui');
  return (
    <span className="sample-mark" title={t('mark.sampleMeaning')}>
      {t('mark.sample')}
    </span>
  );
}
