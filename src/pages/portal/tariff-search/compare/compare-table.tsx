import type { ReactNode } from 'react';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { AgreementWithoutRates } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { CompareNext, ComparePayable, CompareRate, CompareSaving } from './compare-cells';
import { isNotRcepNow, useNoRcepWord } from '../rates/no-rcep';
import { PartnerAgreements } from '../partners/partner-cells';
import './compare-table.css';

interface CompareTableProps {
  /** The requested route first. */
  pairs: readonly PairDuty[];
  /** Of the importer, without rates here. */
  agreements: readonly AgreementWithoutRates[];
  currency: string;
  caption: string;
  onRemove: (code: string) => void;
}

interface CompareRow {
  id: string;
  head: string;
  cell: (pair: PairDuty) => ReactNode;
}

/** One column per exporter, one row per figure; scrolls on its own if it is wider than the page. */
export function CompareTable({ pairs, agreements, currency, caption, onRemove }: CompareTableProps) {
  const { t } = useTexts(['pair', 'countries']);
  const noRcepWord = useNoRcepWord();
  const current = pairs[0]?.from;
  const rows: CompareRow[] = [
    {
      id: 'payable',
      head: t('compare.payable'),
      cell: (pair) => <ComparePayable pair={pair} currency={currency} />,
    },
    { id: 'mfn', head: t('compare.mfn'), cell: (pair) => <CompareRate result={pair.mfn} /> },
    { id: 'rcep', head: 'RCEP', cell: rcepCell },
    { id: 'applies', head: t('compare.applies'), cell: appliesText },
    {
      id: 'saving',
      head: t('compare.saving'),
      cell: (pair) => <CompareSaving pair={pair} currency={currency} />,
    },
    { id: 'next', head: t('compare.next'), cell: (pair) => <CompareNext pair={pair} /> },
    {
      id: 'others',
      head: t('partners.others'),
      cell: (pair) => <PartnerAgreements pair={pair} agreements={agreements} />,
    },
    { id: 'remove', head: t('compare.actions'), cell: removeButton },
  ];
  const columns: TableColumn<CompareRow>[] = [
    { id: 'figure', head: t('compare.figure'), cell: (row) => row.head },
    ...pairs.map((pair) => ({
      id: pair.from,
      head: t(`countries:${pair.from}`),
      cell: (row: CompareRow) => row.cell(pair),
    })),
  ];
  return (
    <div className="compare-table">
      <DataTable
        caption={caption}
        showCaption
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        narrow="scroll"
      />
    </div>
  );

  function rcepCell(pair: PairDuty): ReactNode {
    return <CompareRate result={pair.rcep} instead={isNotRcepNow(pair) ? noRcepWord(pair) : undefined} />;
  }

  function appliesText({ inForce }: PairDuty): string {
    return inForce.inForce ? t('compare.yes') : t(`partners.reason.${inForce.reason}`);
  }

  function removeButton({ from }: PairDuty): ReactNode {
    if (from === current) return <span className="compare-current">{t('partners.current')}</span>;
    return (
      <Button
        size="small"
        aria-label={t('compare.removeNamed', { country: t(`countries:${from}`) })}
        onClick={() => onRemove(from)}
      >
        {t('compare.remove')}
      </Button>
    );
  }
}
