import { useEffect, useId, useRef, useState } from 'react';
import { leftOutRows, type EditionFileProblem, isByDate, type Repair } from '@/domain/editions';
import type { CheckedFile } from '@/features/editions/engine/engine-calls';
import { isFocusLost } from '@/shared/console-ui/focus-place';
import { csvInParts } from '@/shared/files/csv-in-parts';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { DataTable } from '@/shared/ui/table/data-table';
import { Part } from '../part';
import { useCsvDownload } from '../use-csv-download';
import { useEditionWords } from '../use-edition-words';
import { rowPlaces } from './row-places';
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
  const { hasSheets, placeOf, wordsOf } = rowPlaces(run.opened);
  const leftOut = leftOutRows(run.draft.repairs).length;
  const summary = () => {
    if (lacksDate) return t('problems.noDate', { field: t('field.validFrom') });
    if (problemCount > 0) return own(subject, 'problems.some', { count: problemCount, lines: number(lines) });
    return own(subject, lines === 0 ? 'problems.noLines' : 'problems.none', { lines: number(lines) });
  };
  const list = useCsvDownload('edition-problems.csv', () => {
    const rowOf = (problem: EditionFileProblem) => ({
      ...placeOf(problem.row),
      code: problem.code,
      name: problem.name,
      column: column(subject, problem.field),
      text: problem.text,
      reason: t(`reason.${problem.reason}`),
    });
    const columns = [
      { key: 'sheet', label: t('problems.sheet') },
      { key: 'row', label: t('problems.row') },
      { key: 'code', label: column(subject, 'code') },
      { key: 'name', label: t('column.name') },
      { key: 'column', label: t('problems.column') },
      { key: 'text', label: t('problems.text') },
      { key: 'reason', label: t('problems.reason') },
    ].filter(({ key }) => (key !== 'name' || hasNames) && (key !== 'sheet' || hasSheets));
    return csvInParts(columns, listed, async (from, count) => (await run.problems(from, count)).map(rowOf));
  });
  const { part, repair, repaired } = useNextProblem(run, checked);
  const refused = problems.find(({ row, column: at }) => row === repaired?.row && at === repaired.column);
  return (
    <Part ref={part} title={t('problems.title')}>
      <div role="status" className="edition-check">
        {refused !== undefined && (
          <p>{t('problems.still', { ...wordsOf(refused.row), reason: t(`reason.${refused.reason}`) })}</p>
        )}
        <p>{summary()}</p>
        {skipped > 0 && !lacksDate && <p>{own(subject, 'problems.skipped', { count: skipped })}</p>}
        {national > 0 && <p>{t('problems.national', { count: national })}</p>}
        {repeated > 0 && <p>{t('problems.repeated', { count: repeated })}</p>}
      </div>
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
          <ul className="edition-reasons">
            {reasons.map(([reason, count]) => (
              <li key={reason}>{t('problems.reasonCount', { reason: t(`reason.${reason}`), count })}</li>
            ))}
          </ul>
          <Button size="small" aria-busy={list.isBusy} onClick={list.start}>
            {t('problems.download')}
          </Button>
          {list.failure}
          {problemCount > listed && <p>{t('problems.cut', { count: listed, total: problemCount })}</p>}
          <ProblemTable run={run} subject={subject} problems={problems} onRepair={repair} />
          {problemCount > problems.length && <Note>{t('problems.first', { count: problems.length })}</Note>}
        </>
      )}
    </Part>
  );
}

/**
 * Repairs a row, and focuses the field that is then in its place, or the last one; where nothing is left to repair, the
 * part. `repaired` is the repair that was checked last.
 */
function useNextProblem(run: Import, checked: CheckedFile) {
  const part = useRef<HTMLElement>(null);
  const place = useRef(0);
  const [latest, setLatest] = useState<{ repair: Repair; before: CheckedFile } | null>(null);
  const isChecked = latest !== null && latest.before !== checked;
  useEffect(() => {
    if (!isChecked || !isFocusLost()) return;
    const fields = [...(part.current?.querySelectorAll<HTMLElement>('.edition-repair input') ?? [])];
    const next = fields[Math.min(place.current, fields.length - 1)] ?? part.current;
    next?.focus();
  }, [checked, isChecked]);
  return {
    part,
    repaired: isChecked ? latest.repair : null,
    repair: (repair: Repair) => {
      place.current = checked.problems.findIndex(({ row }) => row === repair.row);
      setLatest({ repair, before: checked });
      run.repair(repair);
    },
  };
}

interface ProblemTableProps {
  run: Import;
  subject: string;
  problems: readonly EditionFileProblem[];
  onRepair: Import['repair'];
}

function ProblemTable({ run, subject, problems, onRepair }: ProblemTableProps) {
  const { t, column } = useEditionWords();
  const { hasSheets, placeOf, wordsOf } = rowPlaces(run.opened);
  const keyOf = (problem: EditionFileProblem) => `${problem.row}-${problem.column}-${problem.reason}`;
  return (
    <DataTable
      caption={t('problems.title')}
      rows={problems}
      rowKey={keyOf}
      columns={[
        ...(hasSheets
          ? [
              {
                id: 'sheet',
                head: t('problems.sheet'),
                cell: ({ row }: EditionFileProblem) => placeOf(row).sheet,
              },
            ]
          : []),
        { id: 'row', head: t('problems.row'), cell: ({ row }) => placeOf(row).row },
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
              label={t('problems.repair', {
                ...wordsOf(problem.row),
                column: column(subject, problem.field),
              })}
              leaveOutLabel={t('problems.leaveOutRow', wordsOf(problem.row))}
              isBusy={run.work !== null}
              onRepair={onRepair}
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
  leaveOutLabel: string;
  isBusy: boolean;
  onRepair: Import['repair'];
}

function RepairField({ problem, label, leaveOutLabel, isBusy, onRepair }: RepairFieldProps) {
  const { t } = useEditionWords();
  const [text, setText] = useState(problem.text);
  const { row, column } = problem;
  const reason = useId();
  return (
    <form
      className="edition-repair button-row"
      onSubmit={(event) => {
        event.preventDefault();
        onRepair({ row, column, text });
      }}
    >
      <input
        className="field-input"
        aria-label={label}
        aria-invalid="true"
        aria-describedby={reason}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span id={reason} hidden>
        {t(`reason.${problem.reason}`)}
      </span>
      <Button type="submit" size="small" disabled={isBusy || text === problem.text}>
        {t('problems.apply')}
      </Button>
      <Button
        size="small"
        variant="text"
        disabled={isBusy}
        aria-label={leaveOutLabel}
        onClick={() => onRepair({ row, column: null, text: '' })}
      >
        {t('problems.leaveOut')}
      </Button>
    </form>
  );
}
