import type { MeasureEnd } from '../../measure-end';
import type { RiskCase } from '../../risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { StepsTable } from '../steps-table';
import { Timeline } from './timeline';
import { timelineRows } from './timeline-rows';

/** The dated steps as a picture and, with all their data, as a table. */
export function TimelineSection({ record, end }: { record: RiskCase; end: MeasureEnd | null }) {
  const { t } = useTexts('risk');
  const rows = timelineRows(record.steps, end);
  const isDrawn = rows.some((row) => row.date !== null);
  return (
    <Section number={1} title={t('details.timeline')} lead={t('details.timelineLead')}>
      {isDrawn ? (
        <Timeline rows={rows} term={record.term} end={end} isEnded={record.stage === 'ended'} />
      ) : (
        <p className="risk-quiet">{t('details.noDates')}</p>
      )}
      <StepsTable rows={rows} />
    </Section>
  );
}
