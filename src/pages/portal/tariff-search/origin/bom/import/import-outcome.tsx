import { Fragment } from 'react';
import type { BadRow, RowReason } from '@/features/origin/bom/read-cells';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useRefusedWords } from '@/features/origin/rule-words/use-refused-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import type { BomImporter, ImportOutcome } from './use-bom-import';

const LISTED_BAD_ROWS = 100;

/** Reasons for which a whole row is left out; for others only the cell is empty. */
const LEFT_OUT: readonly RowReason[] = ['noValue', 'total', 'openQuote', 'tooMany'];

/** The result of an import: imported rows, unreadable rows with line and reason, and undo. */
export function ImportOutcomeNote({ importer }: { importer: BomImporter }) {
  const { outcome, failure } = importer;
  const { t } = useTexts('origin');
  const { number } = useOriginFormat();
  const words = useRefusedWords();
  if (failure) {
    return (
      <div className="bom-outcome">
        <Note tone="negative" role="alert">
          {t(`import.${failure}`)}
        </Note>
      </div>
    );
  }
  if (!outcome) return null;
  const isNothing = outcome.kind === 'nothing';
  const { bad, unreadWeights, unreadMoney, unreadMultiples, multiples } = outcome;
  const isAllRead = [bad, unreadWeights, unreadMoney, unreadMultiples].every((list) => list.length === 0);
  return (
    <div className="bom-outcome no-print">
      <Note
        tone={isNothing || !isAllRead ? 'warning' : 'info'}
        role="status"
        actions={
          <>
            {importer.canUndo && (
              <Button size="small" onClick={importer.undo}>
                {t('import.undo')}
              </Button>
            )}
            <Button size="small" variant="text" onClick={importer.dismiss}>
              {t('import.dismiss')}
            </Button>
          </>
        }
      >
        {t(`import.done.${outcome.kind}`, { rows: number(outcome.added) })}
        {multiples.map(({ head, factor }) => (
          <Fragment key={head}> {t('import.multiple', { head, factor: number(factor) })}</Fragment>
        ))}
        {unreadWeights.map((head) => (
          <Fragment key={head}> {t('import.unreadWeight', { head })}</Fragment>
        ))}
        {unreadMoney.map((head) => (
          <Fragment key={head}> {t('import.unreadMoney', { head })}</Fragment>
        ))}
        {unreadMultiples.map((head) => (
          <Fragment key={head}> {t('import.unreadMultiple', { head })}</Fragment>
        ))}
        {listsOf(outcome).map(([key, list]) => (
          <Fragment key={key}>
            {' '}
            {t(`import.${key}`, { rows: number(new Set(list.map(({ line }) => line)).size) })}
            <ul className="bom-bad-rows">
              {list.slice(0, LISTED_BAD_ROWS).map((cell) => (
                <li key={`${cell.line} ${cell.column}`}>
                  {t('import.badRow', { line: number(cell.line), reason: words(cell) })}
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Note>
    </div>
  );
}

/** The rows with cells to fill in, then those left out; all in one if the list is unchanged. */
function listsOf({ kind, bad }: ImportOutcome) {
  const isLeftOut = ({ reason }: BadRow) => LEFT_OUT.includes(reason);
  const onlyTotals = bad.every(({ reason }) => reason === 'total');
  const lists =
    kind === 'nothing'
      ? ([[onlyTotals ? 'onlyTotals' : 'onlyBadRows', bad]] as const)
      : ([
          ['badRows', bad.filter((row) => !isLeftOut(row))],
          ['leftOut', bad.filter(isLeftOut)],
        ] as const);
  return lists.filter(([, list]) => list.length > 0);
}
