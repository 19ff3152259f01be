import type { ReactNode } from 'react';
import { SaveButton } from '@/features/saved/save-button';
import type { RiskCase, riskCaseEndpoint } from '@/features/risk-cases/risk-cases-schema';
import { measureEnd } from '@/features/risk-cases/measure-end';
import type { DataOf } from '@/shared/api/endpoint';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { paths } from '@/shared/routing/paths';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { Button } from '@/shared/ui/controls/button';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { CalendarButton } from '../parts/calendar-button';
import { useEconomyName } from '../parts/use-economy-name';
import { useOriginsText } from '../parts/use-origins-text';
import { GoodsSection } from './goods-section';
import { MeasureSection } from './measure-section';
import { RelatedSection } from './related-section';
import { SourcesSection } from './sources-section';
import { TimelineSection } from './timeline-section';
import './case-view.css';

/** The source of the importer's laws, which have their own block. */
const LAWS = 'laws';

interface CaseViewProps {
  record: RiskCase;
  answer: DataOf<typeof riskCaseEndpoint>;
  back: ReactNode;
}

/** A case: its facts, its timeline, the measure, the goods, its sources, related records. */
export function CaseView({ record, answer, back }: CaseViewProps) {
  const { t } = useTexts(['risk', 'list']);
  const nameOf = useEconomyName();
  const originsOf = useOriginsText();
  useNamedRecord(record.product.text);
  const sentence = t('details.sentence', {
    importer: nameOf(record.importer),
    origins: originsOf(record.origins),
    kind: t(`kind.${record.kind}`),
  });
  const end = measureEnd(record);
  const isEndAhead = end !== null && end.date.length === 10 && end.date >= todayIso();
  return (
    <>
      <PageHead
        back={back}
        title={<span lang={record.product.lang}>{record.product.text}</span>}
        lead={sentence}
        actions={
          <>
            <SaveButton
              item={{
                kind: 'case',
                id: record.id,
                title: `${record.product.text} · ${sentence}`,
                address: paths.riskCaseDetails(record.id),
              }}
            />
            {isEndAhead && (
              <CalendarButton
                ends={[{ row: record, end }]}
                label={t('details.calendar')}
                fileName={`${record.id}.ics`}
              />
            )}
            <Button size="small" onClick={() => window.print()}>
              {t('list:print')}
            </Button>
          </>
        }
      />
      <ErrorBoundary>
        <TimelineSection record={record} end={end} />
      </ErrorBoundary>
      <MeasureSection record={record} end={end} />
      <GoodsSection record={record} />
      <SourcesSection record={record} sources={answer.sources.filter(({ id }) => id !== LAWS)} />
      <RelatedSection
        record={record}
        answer={answer}
        sources={answer.sources.filter(({ id }) => id === LAWS)}
      />
    </>
  );
}
