import { Fragment } from 'react';
import { useOriginFormat } from '@/features/origin/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import type { BomImporter, ImportOutcome } from './use-bom-import';

const LISTED_BAD_ROWS = 100;

/** What an import did: rows taken, rows that could not be read with line and reason, and the way back. */
export function ImportOutcomeNote({ importer }: { importer: BomImporter }) {
  const { outcome, failure } = importer;
  const { t } = useTexts('origin');
  const { number } = useOriginFormat();
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
  const bad = outcome.bad.slice(0, LISTED_BAD_ROWS);
  const { unreadWeights, unreadMoney, unreadMultiples, multiples } = outcome;
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
        {bad.length > 0 && (
          <>
            {' '}
            {t(`import.${badRowsKey(outcome)}`, { rows: number(outcome.bad.length) })}
            <ul className="bom-bad-rows">
              {bad.map(({ line, reason, column, text }) => (
                <li key={line}>
                  {t('import.badRow', {
                    line: number(line),
                    reason: t(`import.reason.${reason}`, {
                      column: column ? t(`bom.column.${column}`) : '',
                      text,
                    }),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Note>
    </div>
  );
}

function badRowsKey({ kind, bad }: ImportOutcome) {
  if (kind === 'fill') return 'unfilledRows';
  if (kind !== 'nothing') return 'badRows';
  return bad.every(({ reason }) => reason === 'total') ? 'onlyTotals' : 'onlyBadRows';
}
