import { useMemo, useState } from 'react';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import type { TableColumn, TableSort } from '@/shared/ui/table/table-column';
import {
  ImporterData,
  ImporterName,
  ImporterPayable,
  ImporterSaving,
  ImporterVerdictCell,
} from './importer-cells';
import { orderedImporters } from './importer-order';
import type { ImporterRow } from './importer-rows';
import { useRatesWords } from './rates-words';

interface ImportersTableProps {
  rows: readonly ImporterRow[];
  question: PairQuestion;
  /** Six digits. */
  hs: string;
  isSampleBill: boolean;
  caption: string;
}

/** One row per importer; headers sort, names open the answer of the importer. */
export function ImportersTable({ rows, question, hs, isSampleBill, caption }: ImportersTableProps) {
  const { t } = useTexts(['importers', 'pair', 'countries']);
  const words = useRatesWords();
  const [sort, setSort] = useState<TableSort | null>(null);
  const { to } = question;
  const ordered = useMemo(
    () => orderedImporters(rows, to, sort, (code) => t(`countries:${code}`)),
    [rows, to, sort, t],
  );
  const columns: TableColumn<ImporterRow>[] = [
    {
      id: 'importer',
      head: t('importer'),
      isSortable: true,
      cell: (row) => <ImporterName row={row} question={question} hs={hs} />,
    },
    {
      id: 'payable',
      head: t('payable'),
      align: 'end',
      isSortable: true,
      narrow: 'value',
      cell: (row) => <ImporterPayable row={row} />,
    },
    {
      id: 'saving',
      head: t('saving'),
      align: 'end',
      isSortable: true,
      narrow: 'value',
      cell: (row) => <ImporterSaving row={row} />,
    },
    { id: 'mfn', head: t('mfn'), align: 'end', cell: (row) => words.mfn(row) },
    { id: 'rcep', head: t('rcep'), align: 'end', cell: (row) => words.rcep(row) },
    {
      id: 'verdict',
      head: t('verdict'),
      cell: (row) => <ImporterVerdictCell verdict={row.verdict} isSample={isSampleBill} />,
    },
    { id: 'data', head: t('data'), cell: (row) => <ImporterData row={row} /> },
  ];
  return (
    <div className="importers-table">
      <DataTable
        caption={caption}
        showCaption
        columns={columns}
        rows={ordered}
        rowKey={(row) => row.tariff.importer}
        rowKind={(row) => (row.tariff.importer === to ? 'selected' : undefined)}
        sort={sort ?? undefined}
        onSort={setSort}
      />
    </div>
  );
}
