import { useMemo } from 'react';
import { isDifference } from '@/domain/standards';
import type { StandardsAnswer } from '@/features/standards/standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Note } from '@/shared/ui/states/note';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { OWN_ID, VISIBLE_ROWS } from './comparison-address';
import { columnOfStandard, columnOfTable, columnsOf, rowsOfColumns } from './comparison-columns';
import type { ComparedColumn, ComparedRow } from './comparison-columns';
import { ColumnList } from './column-list';
import { ComparisonTable } from './comparison-table';
import { FileButtons } from './own-table/file-buttons';
import type { ComparisonControls } from './use-comparison-address';
import { useManualAlignment } from './use-manual-alignment';
import type { OwnTableControls } from './own-table/use-own-table';

interface ComparisonViewProps {
  answer: StandardsAnswer;
  controls: ComparisonControls;
  own: OwnTableControls;
}

/** The selected columns, their differences, and the table. */
export function ComparisonView({ answer, controls, own }: ComparisonViewProps) {
  const { t } = useTexts('comparison');
  const { ids, pinned, shown } = controls;
  const alignment = useManualAlignment(ids);
  const columns = useColumns({ answer, controls, own });
  const unknown = ids.filter((id) => id !== OWN_ID && !answer.standards.some((one) => one.id === id));
  const { manual } = alignment;
  const rows = useMemo(() => rowsOfColumns(columns, manual), [columns, manual]);
  const reference = Math.max(
    0,
    columns.findIndex(({ id }) => id === pinned),
  );
  const visible = rows.filter((row) => isShown(row, shown));
  const differences = rows.filter(({ result }) => isDifference(result)).length;
  return (
    <>
      <Section title={t('columns.title')} lead={t('columns.lead')}>
        {unknown.length > 0 && (
          <Note tone="warning">{t('columns.unknown', { ids: unknown.join(', ') })}</Note>
        )}
        <ColumnList columns={columns} reference={reference} controls={controls} />
      </Section>
      {columns.length < 2 ? (
        <EmptyState why={t('columns.tooFew')} next={t('columns.tooFewNext')} />
      ) : (
        <Section title={t('result.title')} lead={t('result.lead')} id="comparison-result">
          <p className="comparison-count" role="status">
            {t('result.count', { differences, rows: rows.length })}
          </p>
          <div className="comparison-tools no-print">
            <RadioGroup
              legend={t('filter.label')}
              options={VISIBLE_ROWS.map((value) => ({ value, label: t(`filter.${value}`) }))}
              value={shown}
              onValueChange={(value) => controls.change({ shown: value })}
            />
            <FileButtons columns={columns} rows={visible} />
            {alignment.hasChanges && (
              <Button size="small" variant="text" onClick={alignment.reset}>
                {t('align.reset')}
              </Button>
            )}
          </div>
          {visible.length === 0 ? (
            <p className="no-data">{t(rows.length === 0 ? 'result.noValues' : 'result.nothingShown')}</p>
          ) : (
            <ComparisonTable
              columns={columns}
              rows={visible}
              all={rows}
              reference={reference}
              alignment={alignment}
            />
          )}
          <SourceLine sources={answer.sources}>{t('coverage')}</SourceLine>
        </Section>
      )}
    </>
  );
}

/** The columns as the address has them; recreated only when the standards, the table or the choice change. */
function useColumns({ answer, controls, own }: ComparisonViewProps): ComparedColumn[] {
  const { table, read } = own;
  const order = controls.ids.join(',');
  const choice = JSON.stringify(controls.classes);
  return useMemo(() => {
    const made = order
      .split(',')
      .flatMap((id): readonly Omit<ComparedColumn, 'classes' | 'productClass'>[] => {
        if (id === OWN_ID) return read && table ? [columnOfTable(table.fileName, read.rows)] : [];
        const standard = answer.standards.find((one) => one.id === id);
        return standard === undefined ? [] : [columnOfStandard(standard)];
      });
    return columnsOf(made, JSON.parse(choice) as Record<string, string>);
  }, [answer, order, choice, table, read]);
}

function isShown({ result }: ComparedRow, shown: ComparisonControls['shown']): boolean {
  if (shown === 'all') return true;
  return shown === 'differences' ? isDifference(result) : result.kind === 'notComparable';
}
