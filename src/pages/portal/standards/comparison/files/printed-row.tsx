import { AsOf } from '@/shared/ui/marks/as-of';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { ComparedColumn, ComparedIndicator, ComparedRow } from '../comparison-columns';
import { hostOf } from '../host-of';
import { useComparisonWords } from '../use-comparison-words';

interface PrintedRowProps {
  row: ComparedRow;
  columns: readonly ComparedColumn[];
  order: readonly number[];
}

/** Below a row in print: a line for each column with the printed limit, its products, test method and source. */
export function PrintedRow({ row, columns, order }: PrintedRowProps) {
  const { t } = useComparisonWords();
  return (
    <tr role="row" className="comparison-printed">
      <td role="cell" colSpan={order.length + FURTHER_COLUMNS}>
        <ul>
          {order.map((place) => {
            const indicator = row.cells[place] ?? null;
            return (
              indicator !== null && (
                <li key={place}>
                  <b>{columns[place]?.label}</b> {factsOf(indicator)}
                </li>
              )
            );
          })}
        </ul>
      </td>
    </tr>
  );

  function factsOf({ name, printed, requirement, ...rest }: ComparedIndicator) {
    const { productClass, inForceFrom, note, url, asOf, mark } = rest;
    return (
      <>
        <span lang={name.lang ?? undefined}>
          {name.text} · {printed} {requirement.unit}
          {productClass !== null && ` · ${productClass}`}
        </span>
        {requirement.method !== null && ` · ${t('field.method')} ${requirement.method}`}
        {inForceFrom !== null && ` · ${t('detail.inForce')} ${inForceFrom}`}
        {note !== null && <span lang={note.lang}> · {note.text}</span>}
        {' · '}
        {url === null ? t(mark === null ? 'detail.ownFile' : 'detail.noAddress') : hostOf(url)}{' '}
        {asOf !== null && <AsOf value={asOf} />} {mark === 'unchecked' && <UncheckedMark />}
      </>
    );
  }
}

/** The indicator, the result, the strictest, what meets all. */
const FURTHER_COLUMNS = 4;
