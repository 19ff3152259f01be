import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { ChangeTable } from '../rule/change-table';
import { ContentBar } from './content-bar';
import { DifferentialBlock } from './differential-block';
import { DifferentialStep } from './differential-step';
import { TraceList } from './trace-list';
import type { OriginState } from '../use-origin';

/**
 * The findings of an assessment: its trace, nearest changes and tariff differential. Loads with the first bill of
 * materials.
 */
export function OriginFindings({ origin, pair }: { origin: OriginState; pair: PairDuty | null }) {
  const { draft, assessed, isRunning, differential } = origin;
  const { t } = useTexts('origin');
  return (
    <>
      <ContentBar origin={origin} />
      {assessed && (
        <div>
          <h3>
            {t('trace.title')} {draft.isSample && <SampleMark />}{' '}
            {isRunning && <span className="trace-running">{t('verdict.running')}</span>}
          </h3>
          <TraceList trace={assessed.assessed.assessment.trace} exporter={assessed.input.good.exporter}>
            {differential && (
              <DifferentialStep origin={origin} view={differential} importer={origin.query.to ?? ''} />
            )}
          </TraceList>
        </div>
      )}
      {assessed?.assessed.changeLists.map((list) => (
        <ChangeTable key={list.rule ?? ''} origin={origin} assessed={assessed} list={list} />
      ))}
      {differential && pair && (
        <DifferentialBlock
          origin={origin}
          view={differential}
          pair={pair}
          sources={origin.appendix.sources}
        />
      )}
    </>
  );
}
