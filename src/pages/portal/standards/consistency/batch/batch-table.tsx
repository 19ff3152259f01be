import { countBatch, DEGREES } from '@/domain/standards';
import type { Agreement } from '@/domain/standards';
import type { RecordMark } from '@/shared/api/record-schema';
import { toCsv } from '@/shared/files/csv';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { BatchResultRow } from './batch-results';
import { useOutcomeWords } from '../use-outcome-words';

const AGREEMENTS = [
  'agrees',
  'declaredHigher',
  'declaredLower',
  'open',
  'notDeclared',
] as const satisfies readonly Agreement[];

/** A list with declared degree, evaluated degree and whether they agree, with counts above. */
export function BatchTable({ rows }: { rows: readonly BatchResultRow[] }) {
  const { t } = useTexts(['consistency', 'ui']);
  const { degreeText, scoreText } = useOutcomeWords();
  const markText = (mark: RecordMark) => (mark === 'fact' ? null : t(`ui:mark.${mark}`));
  const counts = countBatch(
    rows.map(({ outcome }) => ({
      evaluation: outcome && { degree: outcome.conclusion.degree, agreement: outcome.agreement },
    })),
  );
  const texts = rows.map((row) => ({
    number: row.number,
    reference: row.reference || t('none'),
    declared: row.declared ?? t('none'),
    evaluated: row.outcome === null ? t('batch.noEvidence') : degreeText(row.outcome),
    score: row.outcome === null ? t('none') : scoreText(row.outcome.score),
    agreement: row.outcome === null ? t('none') : t(`batch.agreement.${row.outcome.agreement}`),
    from: row.from === null ? t('none') : t(`batch.evidence.${row.from}`),
    mark: row.declared === null ? null : row.mark,
    id: row.id,
  }));
  const heads = {
    number: t('subject.number'),
    reference: t('subject.reference'),
    declared: t('subject.declared'),
    evaluated: t('result.degree'),
    score: t('result.scoreHead'),
    agreement: t('result.agreement'),
    from: t('batch.evidenceFrom'),
    mark: t('batch.mark'),
  };
  const columns = Object.entries(heads).map(([key, label]) => ({ key, label }));
  if (rows.length === 0) return <p>{t('batch.none')}</p>;
  return (
    <>
      <dl className="consistency-counts">
        {DEGREES.toReversed().map((degree) => (
          <div key={degree}>
            <dt>{degree}</dt>
            <dd>{counts.degrees[degree]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('result.open')}</dt>
          <dd>{counts.degrees.open}</dd>
        </div>
        <div>
          <dt>{t('batch.noEvidence')}</dt>
          <dd>{counts.degrees.noEvidence}</dd>
        </div>
        {AGREEMENTS.map((agreement) => (
          <div key={agreement}>
            <dt>{t(`batch.agreement.${agreement}`)}</dt>
            <dd>{counts.agreements[agreement]}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={t('batch.title')}
        rows={texts}
        rowKey={({ number, id }) => id ?? number}
        columns={[
          {
            id: 'number',
            head: heads.number,
            cell: ({ id, number }) =>
              id === null ? (
                <>
                  {number} <span className="consistency-fine">{t('batch.notInLibrary')}</span>
                </>
              ) : (
                <Link to={paths.standardConsistency({ id })}>{number}</Link>
              ),
          },
          { id: 'reference', head: heads.reference, cell: (row) => row.reference },
          {
            id: 'declared',
            head: heads.declared,
            narrow: 'value',
            cell: ({ declared, mark }) => (
              <>
                {declared} {mark === 'unchecked' && <UncheckedMark />}
                {mark === 'sample' && <SampleMark />}
              </>
            ),
          },
          { id: 'evaluated', head: heads.evaluated, narrow: 'value', cell: (row) => row.evaluated },
          { id: 'score', head: heads.score, align: 'end', cell: (row) => row.score },
          { id: 'agreement', head: heads.agreement, cell: (row) => row.agreement },
          { id: 'from', head: heads.from, cell: (row) => row.from },
        ]}
      />
      <div className="consistency-actions no-print">
        <Button
          onClick={() =>
            downloadText(
              `consistency-list-${todayIso()}.csv`,
              'text/csv',
              toCsv(
                texts.map((row) => ({ ...row, mark: row.mark === null ? null : markText(row.mark) })),
                columns,
              ),
            )
          }
        >
          {t('report.csv')}
        </Button>
        <Button onClick={() => window.print()}>{t('report.printList')}</Button>
      </div>
    </>
  );
}
