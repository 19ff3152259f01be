import { useTexts } from '@/shared/i18n/use-texts';
import type { TimelineRow } from './timeline-rows';

/** What a line of the time line is called. */
export function useRowName(): (row: Pick<TimelineRow, 'kind'>) => string {
  const { t } = useTexts('risk');
  return ({ kind }) => (kind === 'end' ? t('details.endRow') : t(`step.${kind}`));
}
