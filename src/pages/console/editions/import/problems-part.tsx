import { useState } from 'react';
import { leftOutRows, type EditionFileProblem, isByDate } from '@/domain/editions';
import type { CheckedFile } from '@/features/editions/engine/engine-calls';
import { csvInParts } from '@/shared/files/csv-in-parts';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { DataTable } from '@/shared/ui/table/data-table';
import { Part } from '../part';
import { useCsvDownload } from '../use-csv-download';
import { useEditionWords } from '../use-edition-words';
import type { Import } from './use-import';

interface ProblemsPartProps {
  run: Import;
  subject: string;
  checked: CheckedFile;
}

/** The rows that are refused, each with its reason and a field to repair it. */
export function ProblemsPart({ run, subject, checked }: ProblemsPartProps) {
  const { t, own, column } = useEditionWords();
  const language = useLanguage();
  const { problems, problemCount, listed, hasNames, reasons, lines, national, skipped, repeated } = checked;
  const number = (value: number) => formatNumber(value, language);
  const lacksDate = run.draft.facts.validFrom === '' && checked.format !== null && isByDate(checked.format);
  const leftOut = leftOutRows(run.draft.repairs).length;
  const summary = () => {
    if (lacksDate) return t('problems.noDate', { field: t('field.validFrom') });
    if (problemCount > 0) return own(subject, 'problems.some', { count: problemCount, lines: number(lines) });
    return own(subject, lines === 0 ? 'problems.noLines' : 'problems.none', { lines: number(lines) });
  };
  const list = useCsvDownload('edition-problems.csv', () => {
    const rowOf = (problem: EditionFileProblem) => ({
      row: problem.row,
      code: problem.code,
      name: problem.name,
      column: column(subject, problem.field),
      text: problem.text,
      reason: t(`reason.${problem.reason}`),
    });
    const columns = [
      { key: 'row', label: t('problems.row') },
      { key: 'code', label: column(subject, 'code') },
      { key: 'name', label: t('column.name') },
      { key: 'column', label: t('problems.column') },
      { key: 'text', label: t('problems.text') },
      { key: 'reason', label: t('problems.reason') },
    ].filter(({ key }) => key !== 'name' || hasNames);
    return csvInParts(columns, listed, async (from, count) => (await run.problems(from, count)).map(rowOf));
  });
  return (
    <Part title={t('problems.title')}>
      <p role="status">
        {summary()}
        {skipped > 0 && !lacksDate && ` ${own(subject, 'problems.skipped', { count: skipped })}`}
        {national > 0 && ` ${t('problems.national', { count: national })}`}
        {repeated > 0 && ` ${t('problems.repeated', { count: repeated })}`}
      </p>
      {run.draft.repairs.length > 0 && (
        <p>
          {run.draft.repairs.length > leftOut && `${t('problems.repaired', { count: checked.repaired })} `}
          {leftOut > 0 && `${t('problems.leftOut', { count: leftOut })} `}
          <Button size="small" variant="text" onClick={run.clearRepairs}>
            {t('problems.clear')}
          </Button>
        </p>
      )}
      {problemCount > 0 && (
        <>
          <ul>
            {reasons.map(([reason, count]) => (
              <li key={reason}>{t('problems.reasonCount', { reason: t(`reason.${reason}`), count })}</li>
            ))}
          </ul>
          <Button size="small" aria-busy={list.isBusy} onClick={list.start}>
            {t('problems.download')}
          </Button>
          {list.failure}
          {problemCount > listed && <p>{t('problems.cut', { count: listed, total: problemCount })}</p>}
          <ProblemTable run={run} subject={subject} problems={problems} />
          {problemCount > problems.length && <Note>{t('problems.first', { count: problems.length })}</Note>}
        </>
      )}
    </Part>
  );
}

interface ProblemTableProps {
  run: Import;
  subject: string;
  problems: readonly EditionFileProblem[];
}

function ProblemTable({ run, subject, problems }: ProblemTableProps) {
  const { t, column } = useEditionWords();
  const keyOf = (problem: EditionFileProblem) => `${problem.row}-${problem.column}-${problem.reason}`;
  return (
    <DataTable
      caption={t('problems.title')}
      rows={problems}
      rowKey={keyOf}
      columns={[
        { id: 'row', head: t('problems.row'), cell: ({ row }) => row },
        { id: 'code', head: column(subject, 'code'), isWhole: true, cell: ({ code }) => code },
        ...(problems.some(({ name }) => name !== '')
          ? [{ id: 'name', head: t('column.name'), cell: ({ name }: EditionFileProblem) => name }]
          : []),
        { id: 'column', head: t('problems.column'), cell: ({ field }) => column(subject, field) },
        { id: 'reason', head: t('problems.reason'), cell: ({ reason }) => t(`reason.${reason}`) },
        {
          id: 'text',
          head: t('problems.text'),
          cell: (problem) => (
            <RepairField
              problem={problem}
              label={t('problems.repair', { row: problem.row, column: column(subject, problem.field) })}
              isBusy={run.work !== null}
              onRepair={run.repair}
            />
          ),
        },
      ]}
    />
  );
}

interface RepairFieldProps {
  problem: EditionFileProblem;
  label: string;
  isBusy: boolean;
  onRepair: Import['repair'];
}

function RepairField({ problem, label, isBusy, onRepair }: RepairFieldProps) {
  const { t } = useEditionWords();
  const [text, setText] = useState(problem.text);
  const { row, column } = problem;
  return (
    <form
      className="edition-repair"
      onSubmit={(event) => {
        event.preventDefault();
        onRepair({ row, column, text });
      }}
    >
      <input
        className="field-input"
        aria-label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" disabled={isBusy || text === problem.text}>
        {t('problems.apply')}
      </Button>
      <Button
        size="small"
        variant="text"
        disabled={isBusy}
        aria-label={t('problems.leaveOutRow', { row })}
        onClick={() => onRepair({ row, column: null, text: '' })}
      >
        {t('problems.leaveOut')}
      </Button>
    </form>
  );
}
