import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Tag } from '@/shared/ui/marks/tag';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { RelationValue } from './state/standard-graph';

/** The mark of a standard or relation beside it; renders nothing for a fact. */
export function StandardMark({ mark }: { mark: RelationValue['mark'] }) {
  const { t } = useTexts('spectrum');
  if (mark === 'own') return <Tag>{t('mark.own')}</Tag>;
  if (mark === 'sample') return <SampleMark />;
  return mark === 'unchecked' ? <UncheckedMark /> : null;
}
