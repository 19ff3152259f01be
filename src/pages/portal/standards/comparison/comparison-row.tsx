import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { Icon } from '@/shared/ui/controls/icon';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import type { ComparedColumn, ComparedRow } from './comparison-columns';
import { nameOfRow } from './name-of-row';
import { useComparisonWords } from './use-comparison-words';
import { VerdictMark } from './verdict-mark';

interface ComparisonRowProps {
  row: ComparedRow;
  columns: readonly ComparedColumn[];
  /** Indices of the columns in display order. */
  order: readonly number[];
  reference: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** One indicator across all columns. */
export function ComparisonRow({ row, columns, order, reference, isOpen, onToggle }: ComparisonRowProps) {
  const { t, cell, meets } = useComparisonWords();
  const { result, cells, confidence } = row;
  const name = nameOfRow(row, t);
  const labels = columns.map(({ label }) => label);
  const headOf = (place: number) =>
    [labels[place], place === reference && t('columns.pinned')].filter(Boolean).join(' · ');
  const pairOf = (place: number) => (place === reference ? null : (result.pairs[place]?.[reference] ?? null));
  return (
    <tr role="row" className="comparison-row">
      <th role="rowheader" scope="row" className="comparison-sticky">
        <button type="button" className="comparison-toggle" aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="chevron" size={16} />
          <span lang={name.lang ?? undefined}>{name.text}</span>
          <VisuallyHidden> {t('detail.toggle')}</VisuallyHidden>
        </button>
        <LanguageTag lang={name.lang ?? undefined} />
        {confidence !== 'sure' && (
          <small className={`comparison-${confidence}`}>{t(`align.${confidence}`)}</small>
        )}
      </th>
      {order.map((place) => {
        const one = cells[place] ?? null;
        const pair = pairOf(place);
        if (one === null)
          return (
            <td key={place} role="cell" data-head={headOf(place)} className="no-data">
              {t('result.noValue')}
            </td>
          );
        const isText = one.requirement.limit.kind === 'text' && one.name.lang !== null;
        return (
          <td key={place} role="cell" data-head={headOf(place)}>
            <span className="comparison-limit" lang={isText ? (one.name.lang ?? undefined) : undefined}>
              {cell(one)}
            </span>{' '}
            {one.mark === 'unchecked' && <UncheckedMark />}
            {one.mark === 'sample' && <SampleMark />}
            {pair !== null && (
              <>
                <VerdictMark kind={pair.kind} />
                {pair.kind === 'notComparable' && <small>{t(`reason.${pair.reason}`)}</small>}
              </>
            )}
          </td>
        );
      })}
      <td role="cell" className="comparison-verdict" data-head={t('result.verdict')}>
        <VerdictMark kind={result.kind} />
        {result.kind === 'onlyIn' && <small>{labels[result.present[0] ?? 0]}</small>}
        {result.reason !== null && <small>{t(`reason.${result.reason}`)}</small>}
      </td>
      <td role="cell" data-head={t('result.strictest')}>
        {result.strictest.length === 0
          ? t(result.present.length < 2 ? 'meets.none' : 'result.noStrictest')
          : result.strictest.length === result.present.length
            ? t('result.allAlike')
            : result.strictest.map((place) => labels[place]).join(t('separator'))}
      </td>
      <td role="cell" className="comparison-meets" data-head={t('result.meetsAll')}>
        <b className={result.meetsAll.kind === 'contradiction' ? 'comparison-contradiction' : undefined}>
          {meets(result.meetsAll, labels)}
        </b>
        {result.meetsAll.kind === 'bound' && result.meetsAll.leftOut.length > 0 && (
          <small>
            {t('meets.besides', {
              numbers: result.meetsAll.leftOut.map((place) => labels[place]).join(t('separator')),
            })}
          </small>
        )}
      </td>
    </tr>
  );
}
