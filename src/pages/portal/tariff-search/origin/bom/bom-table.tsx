import { Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { changedRow, emptyRow, MAX_BOM_ROWS } from '@/features/origin/bom/bom';
import type { BomRow } from '@/features/origin/bom/bom';
import { MarkedText } from '@/shared/i18n/marked-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import type { CellField } from './bom-cells';
import { useBomColumns } from './bom-columns';
import type { BomTableRow } from './bom-columns';
import { BomPages, PAGE_ROWS } from './bom-pages';
import { usePastedCells } from './use-pasted-cells';
import type { PasteCells } from './use-pasted-cells';
import type { OriginState } from '../use-origin';
import './bom-table.css';

const BomDetails = lazyPart(() => import('./bom-details').then((part) => part.BomDetails));

/** An empty row to type into; it joins the draft with the first character. */
const FIRST_ROW = emptyRow();
const COSTS = ['directLabour', 'directOverhead', 'profit', 'otherCost'] as const;

/** The imperative handle of the table. */
export interface BomTableHandle {
  /** Moves the focus to a cell, on whichever page it is. */
  focusCell: (field: CellField, index: number) => void;
}

interface BomTableProps {
  ref?: Ref<BomTableHandle>;
  origin: OriginState;
  /** Cells copied from a spreadsheet and pasted on a cell. */
  onPasteCells: PasteCells;
  /** Further buttons beside the one that adds a row. */
  children: ReactNode;
}

/** The bill of materials as an editable table; costs and FOB are at its end. Long ones are paginated. */
export function BomTable({ ref, origin, onPasteCells, children }: BomTableProps) {
  const { draft, changeDraft } = origin;
  const { t } = useTexts('origin');
  const [page, setPage] = useState(0);
  const [details, setDetails] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  // Handlers stay the same while typing, so that only the changed row rerenders.
  const changeRow = useCallback(
    (index: number, changes: Partial<BomRow>) =>
      changeDraft((current) => {
        const rows = current.rows.length === 0 ? [FIRST_ROW] : current.rows;
        return { ...current, rows: rows.map((row, at) => (at === index ? changedRow(row, changes) : row)) };
      }),
    [changeDraft],
  );
  const move = useCallback(
    (field: CellField, index: number) => {
      if (index >= MAX_BOM_ROWS) return;
      // The row must be rendered before it can be focused.
      flushSync(() => {
        changeDraft((current) => {
          const missing = index + 1 - current.rows.length;
          return missing <= 0
            ? current
            : { ...current, rows: [...current.rows, ...Array.from({ length: missing }, emptyRow)] };
        });
        setPage(Math.floor(index / PAGE_ROWS));
      });
      frame.current?.querySelector<HTMLElement>(`[data-cell="${field}-${index}"]`)?.focus();
    },
    [changeDraft],
  );
  useImperativeHandle(ref, () => ({ focusCell: move }), [move]);
  usePastedCells(frame, onPasteCells);

  const shown = Math.min(page, Math.max(0, Math.ceil(draft.rows.length / PAGE_ROWS) - 1));
  const first = shown * PAGE_ROWS;
  const materials = draft.rows.length === 0 ? [FIRST_ROW] : draft.rows.slice(first, first + PAGE_ROWS);
  const rest = unlisted(origin);
  const rows: BomTableRow[] = [
    ...materials.map((row, offset) => ({ kind: 'material' as const, row, index: first + offset })),
    ...COSTS.map((key) => ({ kind: 'amount' as const, key })),
    ...(rest === null ? [] : [{ kind: 'rest' as const, value: rest }]),
    { kind: 'amount', key: 'fob' },
  ];
  const columns = useBomColumns(origin, {
    onChange: changeRow,
    onMove: move,
    onDetails: setDetails,
  });
  return (
    <div className="bom-table" ref={frame}>
      <DataTable
        caption={
          <>
            {draft.isSample && <SampleMark />}{' '}
            <MarkedText
              t={t}
              i18nKey="bom.caption"
              values={{ currency: origin.query.currency }}
              components={{ s: <span className="no-print" /> }}
            />
          </>
        }
        showCaption
        columns={columns}
        rows={rows}
        rowKey={(item) =>
          item.kind === 'material' ? `m${item.index}` : item.kind === 'amount' ? item.key : 'rest'
        }
        rowKind={(item) => (item.kind === 'amount' && item.key === 'fob' ? 'total' : undefined)}
      />
      <BomPages page={shown} rows={draft.rows.length} onPage={setPage} />
      <div className="bom-actions no-print">
        <Button
          size="small"
          disabled={draft.rows.length >= MAX_BOM_ROWS}
          onClick={() => move('name', draft.rows.length)}
        >
          {t('bom.add')}
        </Button>
        {children}
      </div>
      {details !== null && (
        <Suspense>
          <BomDetails origin={origin} index={details} onChange={changeRow} onClose={() => setDetails(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** FOB less everything listed: what the table does not account for; null if that is zero or unknown. */
function unlisted({ read }: OriginState): number | null {
  if (!read) return null;
  const { materials, fob, directLabour = 0, directOverhead = 0, profit = 0, otherCost = 0 } = read.good;
  const listed = materials.reduce(
    (sum, { value }) => sum + value,
    directLabour + directOverhead + profit + otherCost,
  );
  return Math.abs(fob - listed) < fob * 1e-9 ? null : fob - listed;
}
