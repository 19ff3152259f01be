import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TraceStep, Verdict } from '@/domain/rcep';
import { traceWords } from '@/features/origin/trace-words';
import { useOriginFormat } from '@/features/origin/use-origin-format';
import { VerdictChip } from '@/shared/ui/verdict-chip';
import './trace-list.css';

interface TraceListProps {
  trace: readonly TraceStep[];
  exporter: string;
  /** Further steps that follow the verdict (Article 2.6). */
  children?: ReactNode;
}

const OF_SHIFT = ['materialNotShifted', 'materialExcluded', 'materialShiftUnknown', 'moreMaterials'];

/** The proof: every step with verdict, article, statement and arithmetic; materials stand under the change they failed. */
export function TraceList({ trace, exporter, children }: TraceListProps) {
  const { t } = useTranslation('origin');
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

interface TraceItemProps {
  verdict: Verdict;
  /** Number of the article, or `Annex 3A`. */
  article: string;
  children: ReactNode;
}

/** One step of a proof. */
export function TraceItem({ verdict, article, children }: TraceItemProps) {
  const { t } = useTranslation('origin');
  return (
    <li className="trace-item">
      <VerdictChip verdict={verdict} />
      <span className="trace-article">
        {article === 'Annex 3A' ? t('annex3A') : t('article', { number: article })}
      </span>
      <div className="trace-words">{children}</div>
    </li>
  );
}

function materialsAfter(trace: readonly TraceStep[], index: number): TraceStep[] {
  const rest = trace.slice(index + 1);
  const end = rest.findIndex(({ key }) => !OF_SHIFT.includes(key));
  return rest.slice(0, end < 0 ? rest.length : end);
}
