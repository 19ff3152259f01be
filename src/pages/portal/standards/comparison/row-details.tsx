import { AsOf } from '@/shared/ui/marks/as-of';
import { Button } from '@/shared/ui/controls/button';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { SelectField } from '@/shared/ui/fields/select-field';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { ComparedColumn, ComparedIndicator, ComparedRow } from './comparison-columns';
import { hostOf } from './host-of';
import { nameOfRow } from './name-of-row';
import { useComparisonWords } from './use-comparison-words';
import type { AlignmentControls } from './use-manual-alignment';

interface RowDetailsProps {
  row: ComparedRow;
  columns: readonly ComparedColumn[];
  order: readonly number[];
  all: readonly ComparedRow[];
  alignment: AlignmentControls;
}

/** Below a row: each source's printed limit, its products, test method and origin; and the row joined or split. */
export function RowDetails({ row, columns, order, all, alignment }: RowDetailsProps) {
  const { t } = useComparisonWords();
  const { cells, confidence, result } = row;
  const refs = cells.flatMap((cell) => (cell === null ? [] : [cell.ref]));
  const free = all.filter(
    (other) => other.id !== row.id && !other.cells.some((cell, place) => cell && cells[place]),
  );
  const methods = new Set(result.pairs.flat().flatMap((pair) => (pair === null ? [] : [pair.methods])));
  const methodWord = methods.has('different')
    ? 'different'
    : methods.has('equal') && methods.size === 1
      ? 'equal'
      : 'notGiven';
  return (
    <tr role="row" className="comparison-details">
      <th role="rowheader" scope="row" className="comparison-sticky">
        {t('detail.title')}
        <div className="comparison-align no-print">
          {confidence === 'suggested' && (
            <Button size="small" onClick={() => alignment.join(refs)}>
              {t('align.confirm')}
            </Button>
          )}
          {free.length > 0 && (
            <SelectField
              label={t('align.join')}
              placeholder={t('align.choose')}
              options={free.map((other) => ({ value: other.id, label: nameOfRow(other, t).text }))}
              value=""
              onValueChange={(id) => {
                const other = free.find((one) => one.id === id);
                const others = other?.cells.flatMap((cell) => (cell === null ? [] : [cell.ref])) ?? [];
                alignment.join([...refs, ...others]);
              }}
            />
          )}
        </div>
      </th>
      {order.map((place) => {
        const cell = cells[place] ?? null;
        return (
          <td key={place} role="cell" data-head={columns[place]?.label}>
            {cell !== null && <Provenance indicator={cell} />}
            {cell !== null && refs.length > 1 && (
              <Button
                size="small"
                variant="text"
                aria-label={t('align.split', { number: columns[place]?.label ?? '' })}
                onClick={() => alignment.split(cell.ref)}
              >
                {t('align.splitShort')}
              </Button>
            )}
          </td>
        );
      })}
      <td role="cell" colSpan={3}>
        {refs.length > 1 && t(`detail.methods.${methodWord}`)}
      </td>
    </tr>
  );
}

function Provenance({ indicator }: { indicator: ComparedIndicator }) {
  const { t } = useComparisonWords();
  const { name, printed, requirement, productClass, inForceFrom, note, url, asOf, mark } = indicator;
  const lang = name.lang ?? undefined;
  return (
    <dl className="comparison-facts">
      <dt>{t('detail.name')}</dt>
      <dd lang={lang}>{name.text}</dd>
      <dt>{t('detail.printed')}</dt>
      <dd lang={lang}>
        {printed} {requirement.unit}
      </dd>
      <dt>{t('field.class')}</dt>
      <dd lang={lang}>{productClass ?? t('detail.allProducts')}</dd>
      <dt>{t('field.method')}</dt>
      <dd>{requirement.method ?? t('detail.notGiven')}</dd>
      {inForceFrom !== null && (
        <>
          <dt>{t('detail.inForce')}</dt>
          <dd lang={lang}>{inForceFrom}</dd>
        </>
      )}
      {note !== null && (
        <>
          <dt>{t('detail.note')}</dt>
          <dd lang={note.lang}>{note.text}</dd>
        </>
      )}
      <dt>{t('detail.source')}</dt>
      <dd>
        {url === null ? (
          t(mark === null ? 'detail.ownFile' : 'detail.noAddress')
        ) : (
          <ExternalLink href={url}>{hostOf(url)}</ExternalLink>
        )}
        {asOf !== null && (
          <>
            {' '}
            <AsOf value={asOf} />
          </>
        )}{' '}
        {mark === 'unchecked' && <UncheckedMark />}
      </dd>
    </dl>
  );
}
