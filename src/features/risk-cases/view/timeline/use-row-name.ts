import { useTexts } from '@/shared/i18n/use-texts';
import type { TimelineRow } from './timeline-rows';

/** The name of a line of the timeline. */
export function useRowName(): (row: Pick<TimelineRow, 'kind'>) => string {
  const { t } = useTexts('risk');
  return ({ kind }) => (kind === 'end' ? t('details.endRow') : t(`step.${kind}`));
}
