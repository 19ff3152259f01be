import type { DataOf } from '@/shared/api/endpoint';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { measureEnd } from '../measure-end';
import type { RiskCase, riskCaseEndpoint } from '../risk-cases-schema';
import { GoodsSection } from './codes/goods-section';
import { MeasureSection } from './measure-section';
import { RelatedCaseSection } from './related/related-section';
import { SourcesSection } from './sources-section';
import { TimelineSection } from './timeline/timeline-section';
import './case-article.css';
import './case-words.css';

/** The source of the importer's laws, which have their own block. */
const LAWS = 'laws';

interface CaseArticleProps {
  record: RiskCase;
  answer: DataOf<typeof riskCaseEndpoint>;
  /** The countries of the portal. */
  countries: readonly string[];
}

/** What is known about a case: its timeline, the measure, the goods, its sources, related records. */
export function CaseArticle({ record, answer, countries }: CaseArticleProps) {
  const end = measureEnd(record);
  return (
    <>
      <ErrorBoundary>
        <TimelineSection record={record} end={end} />
      </ErrorBoundary>
      <MeasureSection record={record} end={end} />
      <GoodsSection record={record} countries={countries} />
      <SourcesSection record={record} sources={answer.sources.filter(({ id }) => id !== LAWS)} />
      <RelatedCaseSection
        record={record}
        answer={answer}
        sources={answer.sources.filter(({ id }) => id === LAWS)}
      />
    </>
  );
}
