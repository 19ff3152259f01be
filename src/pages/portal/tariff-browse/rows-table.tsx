import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { HsTreeLevel, HsTree, HsTreeRow } from '@/features/hs/tree/hs-tree-schema';
import { formatHs } from '@/features/hs/hs-code';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { DataTable } from '@/shared/ui/table/data-table';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Field } from '@/shared/ui/fields/field';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { filterRows } from './filter-rows';
import { RateRangeText } from './rate-range';
import { RcepCell } from './rcep-cell';
import { HsRuleText } from './rule-text';
import type { Browse } from './use-browse-query';

interface RowsTableProps {
  tree: HsTree;
  /** The level of the rows' parent. */
  level: HsTreeLevel;
  browse: Browse;
}

/** Number of rows from which a filter is offered. */
const MANY = 6;

/**
 * The children of a place: code and name as a link, lines, rates and rule in columns; with a filter by digits or
 * words.
 */
export function RowsTable({ tree, level, browse }: RowsTableProps) {
  const { t } = useTexts('browse');
  const [text, setText] = useState('');
  const columns = useColumns(tree, browse);
  const rows = filterRows(tree.rows, text);
  // If the place's own name already includes it, its rows do not repeat it.
  const areOurs =
    tree.self?.name.mark !== 'unchecked' && tree.rows.every(({ name }) => name.mark === 'unchecked');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Opens the first matching row like a press on it.
    if (text !== '') document.querySelector<HTMLElement>('.browse-rows a[data-code]')?.click();
  };
  return (
    <section className="browse-rows">
      {tree.rows.length >= MANY && (
        <form role="search" className="browse-filter no-print" onSubmit={handleSubmit}>
          <Field label={t('filter.label')} hint={t('filter.hint')}>
            {(control) => (
              <input
                {...control}
                type="search"
                className="field-input"
                autoComplete="off"
                maxLength={100}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <p role="status">
            {text !== '' && t('filter.count', { count: rows.length, of: tree.rows.length })}
          </p>
        </form>
      )}
      {areOurs && (
        <p className="browse-names">
          {t('namesUnchecked')} <UncheckedMark />
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState why={t('filter.none')} />
      ) : (
        <DataTable
          caption={t(`below.${level}`)}
          showCaption
          columns={columns}
          rows={rows}
          rowKey={({ code }) => code}
        />
      )}
    </section>
  );
}

function useColumns(tree: HsTree, { query, addressOf }: Browse): TableColumn<HsTreeRow>[] {
  const { t } = useTexts('browse');
  const language = useLanguage();
  const areMixed = tree.rows.some(({ name }) => name.mark !== 'unchecked');
  const name: TableColumn<HsTreeRow> = {
    id: 'name',
    head: t('column.name'),
    cell: (row) => (
      <>
        <Link to={addressOf(row.code)} data-code={row.code} className="browse-link">
          <span className="browse-code">{formatHs(row.code)}</span>{' '}
          <span lang={row.name.lang}>{row.name.text}</span>
        </Link>
        {areMixed && row.name.mark === 'unchecked' && <UncheckedMark />}
        <LanguageTag lang={row.name.lang} />
      </>
    ),
  };
  const rule: TableColumn<HsTreeRow> = {
    id: 'rule',
    head: t('column.rule'),
    width: '20%',
    cell: (row) => <HsRuleText row={row} />,
  };
  if (tree.state !== 'rates') return [name, rule];
  const ofLines = (row: HsTreeRow) => (row.rates && row.rates.lines > 0 ? row.rates : null);
  return [
    name,
    {
      id: 'lines',
      head: t('column.lines'),
      align: 'end',
      width: '8%',
      cell: (row) => formatNumber(row.rates?.lines ?? 0, language),
    },
    {
      id: 'mfn',
      head: t('column.mfn'),
      align: 'end',
      width: '12%',
      cell: (row) => {
        const rates = ofLines(row);
        return rates === null ? <NoData /> : <RateRangeText rates={rates.mfn} />;
      },
    },
    {
      id: 'rcep',
      head: t('column.rcep'),
      align: 'end',
      width: '14%',
      cell: (row) => {
        const rates = ofLines(row);
        if (rates === null) return <NoData />;
        return (
          <RcepCell rates={rates.rcep} query={query}>
            {(rcep) => <RateRangeText rates={rcep} />}
          </RcepCell>
        );
      },
    },
    rule,
  ];
}
