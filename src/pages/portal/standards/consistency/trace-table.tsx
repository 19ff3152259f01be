import type { Finding, ScorePart } from '@/domain/standards';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import type { ConsistencyOutcome } from './outcome';

interface TraceTableProps {
  outcome: ConsistencyOutcome;
  points: (part: ScorePart) => string;
}

/** Criterion by criterion: the finding, the permitted degree by clause, and the points. */
export function TraceTable({ outcome: { assessment, score }, points }: TraceTableProps) {
  const { t } = useTexts('consistency');
  const language = useLanguage();
  const partOf = ({ criterion }: Finding) => score.parts.find((part) => part.criterion === criterion);
  return (
    <DataTable
      caption={t('trace.title')}
      rows={assessment.findings}
      rowKey={({ criterion }) => criterion}
      columns={[
        {
          id: 'criterion',
          head: t('trace.criterion'),
          cell: ({ criterion }) => (
            <>
              {t(`criterion.${criterion}`)}
              {assessment.deciding.includes(criterion) && assessment.best !== 'IDT' && (
                <span className="consistency-decides"> {t('trace.decides')}</span>
              )}
            </>
          ),
        },
        {
          id: 'finding',
          head: t('trace.finding'),
          cell: ({ reason, deviations }) => t(`reason.${reason}`, { count: deviations.length }),
        },
        {
          id: 'permits',
          head: t('trace.permits'),
          narrow: 'value',
          isWhole: true,
          cell: ({ best, worst }) => (best === worst ? best : t('range', { low: worst, high: best })),
        },
        {
          id: 'clause',
          head: t('trace.clause'),
          cell: ({ clauses }) => clauses.join(t('separator')),
        },
        {
          id: 'points',
          head: t('trace.points'),
          align: 'end',
          isWhole: true,
          cell: (finding) => {
            const part = partOf(finding);
            return part
              ? t('trace.pointsOf', {
                  points: points(part),
                  weight: formatNumber(part.weight * 100, language, 1),
                })
              : '';
          },
        },
      ]}
    />
  );
}
