import type { ReactNode } from 'react';
import type { TraceStep } from '@/domain/rcep';
import { traceWords } from '@/features/origin/rule-words/trace-words';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { TraceItem } from './trace-item';

interface TraceListProps {
  trace: readonly TraceStep[];
  exporter: string;
  /** Further steps that follow the verdict (Article 2.6). */
  children?: ReactNode;
}

const OF_SHIFT = ['materialNotShifted', 'materialExcluded', 'materialShiftUnknown', 'moreMaterials'];

/**
 * The reasoning: every step with verdict, article, statement and arithmetic; materials under the change they failed.
 */
export function TraceList({ trace, exporter, children }: TraceListProps) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  return (
    <ol className="trace-list">
      {trace
        .map((step, index) => ({ step, index }))
        .filter(({ step }) => !OF_SHIFT.includes(step.key))
        .map(({ step, index }) => {
          const { statement, computation } = traceWords(step, exporter, t, format);
          const materials = step.key === 'tariffShift' ? materialsAfter(trace, index) : [];
          return (
            <TraceItem key={index} verdict={step.verdict} article={step.article}>
              <p>{statement}</p>
              {computation && <p className="trace-computation">{computation}</p>}
              {materials.map((material) => (
                <p key={`${material.key}-${material.inputs.row}`} className="trace-computation">
                  {traceWords(material, exporter, t, format).statement}
                </p>
              ))}
            </TraceItem>
          );
        })}
      {children}
    </ol>
  );
}

function materialsAfter(trace: readonly TraceStep[], index: number): TraceStep[] {
  const rest = trace.slice(index + 1);
  const end = rest.findIndex(({ key }) => !OF_SHIFT.includes(key));
  return rest.slice(0, end < 0 ? rest.length : end);
}
