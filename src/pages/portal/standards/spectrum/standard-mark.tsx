import { useTexts } from '@/shared/i18n/use-texts';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { Tag } from '@/shared/ui/marks/tag';
import type { RelationValue } from './state/standard-graph';

/** The mark of a standard or relation beside it; renders nothing for a fact. */
export function StandardMark({ mark }: { mark: RelationValue['mark'] }) {
  const { t } = useTexts('spectrum');
  return mark === 'own' ? <Tag>{t('mark.own')}</Tag> : <RecordMarkTag mark={mark} />;
}
