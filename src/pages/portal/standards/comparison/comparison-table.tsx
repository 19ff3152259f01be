import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { SCROLLABLE } from '@/shared/ui/hooks/scrollable';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';
import type { ComparedColumn, ComparedRow } from './comparison-columns';
import { ComparisonRow } from './comparison-row';
import { PrintedRow } from './files/printed-row';
import { RowDetails } from './row-details';
import type { AlignmentControls } from './use-manual-alignment';
import '@/shared/ui/table/data-table.css';
import './comparison-table.css';

interface ComparisonTableProps {
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
  /** All rows, as candidates to join. */
  all: readonly ComparedRow[];
  reference: number;
  alignment: AlignmentControls;
}

/**
 * One row per indicator: what each column requires, how it compares with the pinned column, who is strictest, what
 * meets all. Below 768 px each row is a card; explicit roles restore the table semantics that such a layout would
 * remove.
 */
export function ComparisonTable({ columns, rows, all, reference, alignment }: ComparisonTableProps) {
  const { t } = useTexts('comparison');
  const [open, setOpen] = useState<readonly string[]>([]);
  const [room, setRoom] = useState(ROWS_AT_ONCE);
  const isPrinting = useIsPrinting();
  const drawn = isPrinting ? rows : rows.slice(0, room);
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  const order = [reference, ...columns.keys()].filter((place, index, all_) => all_.indexOf(place) === index);
  return (
    <>
      <div className="data-table data-table-scroll comparison-table" {...SCROLLABLE}>
        <table role="table">
          <caption>{t('result.caption', { number: columns[reference]?.label ?? '' })}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" className="comparison-sticky">
                {t('result.indicator')}
              </th>
              {order.map((place) => (
                <th key={columns[place]?.id} role="columnheader" scope="col">
                  {columns[place]?.label}
                  {place === reference && <small> {t('columns.pinned')}</small>}
                </th>
              ))}
              <th role="columnheader" scope="col">
                {t('result.verdict')}
              </th>
              <th role="columnheader" scope="col">
                {t('result.strictest')}
              </th>
              <th role="columnheader" scope="col">
                {t('result.meetsAll')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {drawn.map((row) => {
              const isOpen = open.includes(row.id);
              const shared = { row, columns, order };
              return [
                <ComparisonRow
                  key={row.id}
                  {...shared}
                  reference={reference}
                  isOpen={isOpen}
                  onToggle={() => toggle(row.id)}
                />,
                isPrinting ? (
                  <PrintedRow key={`${row.id}-printed`} {...shared} />
                ) : (
                  isOpen && (
                    <RowDetails key={`${row.id}-details`} {...shared} all={all} alignment={alignment} />
                  )
                ),
              ];
            })}
          </tbody>
        </table>
      </div>
      {drawn.length < rows.length && (
        <Button size="small" onClick={() => setRoom(room + ROWS_AT_ONCE)}>
          {t('result.more', { count: rows.length - drawn.length })}
        </Button>
      )}
    </>
  );
}

const ROWS_AT_ONCE = 100;
