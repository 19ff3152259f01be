import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import type { PairStep } from '@/features/tariffs/country-pair/report-steps';
import { useTexts } from '@/shared/i18n/use-texts';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { TraceItem } from '../origin/verdict/trace-item';
import { useStepWords } from './use-step-words';
import './decision-steps.css';

/** The steps of a route's decision as in the export: verdict, article, statement, source. */
export function DecisionSteps({ report }: { report: PairReport }) {
  const { t } = useTexts(['origin', 'pair', 'ui']);
  const wordsOf = useStepWords(report);
  const pair = report.line.pairs?.find(({ exporter }) => exporter === report.pair.from);
  return (
    <ol className="trace-list decision-steps" aria-label={t('trace.title')}>
      {report.steps.map((step) => (
        <TraceItem key={step.key} verdict={step.verdict} article={step.article} word={chipOf(step)}>
          <p>
            {wordsOf(step)}
            {step.key === 'inForce' && pair !== undefined && <RecordMarkTag mark={pair.mark} />}
          </p>
          {step.sourceIds.length > 0 && (
            <SourceLine sources={report.sources.filter(({ id }) => step.sourceIds.includes(id))} />
          )}
        </TraceItem>
      ))}
    </ol>
  );

  /** Data availability is not a test that is met or not. */
  function chipOf({ key, verdict }: PairStep): string | undefined {
    if (key === 'differential') return verdict === 'met' ? t('pair:partners.differential') : undefined;
    if (key !== 'rcepRate' && key !== 'mfnRate') return undefined;
    if (verdict === 'met') return t('decision.available');
    return t(verdict === 'notMet' ? 'ui:missing.noPreference' : 'ui:missing.noData');
  }
}
