import { useTranslation } from 'react-i18next';
import './tag.css';

/** 示例数据: stands beside the title of a sample block and, in mixed blocks, at each figure (product design §8, marks). */
export function SampleMark() {
  const { t } = useTranslation('ui');
  return (
    <span className="sample-mark" title={t('mark.sampleMeaning')}>
      {t('mark.sample')}
    </span>
  );
}
