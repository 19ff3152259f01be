import type { ReactNode } from 'react';
import type { Lane } from '@/features/tariffs/lane/lane';
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
  lanes: readonly Lane[];
  /** Of the importer, without rates here. */
  agreements: readonly AgreementWithoutRates[];
  currency: string;
  caption: string;
  onRemove: (code: string) => void;
}

interface CompareRow {
  id: string;
  head: string;
  cell: (lane: Lane) => ReactNode;
}

/** One column per exporter, one row per figure; scrolls on its own if it is wider than the page. */
export function CompareTable({ lanes, agreements, currency, caption, onRemove }: CompareTableProps) {
  const { t } = useTexts(['lane', 'countries']);
  const noRcepWord = useNoRcepWord();
  const current = lanes[0]?.from;
  const rows: CompareRow[] = [
    {
      id: 'payable',
      head: t('compare.payable'),
      cell: (lane) => <ComparePayable lane={lane} currency={currency} />,
    },
    { id: 'mfn', head: t('compare.mfn'), cell: (lane) => <CompareRate result={lane.mfn} /> },
    { id: 'rcep', head: 'RCEP', cell: rcepCell },
    { id: 'applies', head: t('compare.applies'), cell: appliesText },
    {
      id: 'saving',
      head: t('compare.saving'),
      cell: (lane) => <CompareSaving lane={lane} currency={currency} />,
    },
    { id: 'next', head: t('compare.next'), cell: (lane) => <CompareNext lane={lane} /> },
    {
      id: 'others',
      head: t('partners.others'),
      cell: (lane) => <PartnerAgreements lane={lane} agreements={agreements} />,
    },
    { id: 'remove', head: t('compare.actions'), cell: removeButton },
  ];
  const columns: TableColumn<CompareRow>[] = [
    { id: 'figure', head: t('compare.figure'), cell: (row) => row.head },
    ...lanes.map((lane) => ({
      id: lane.from,
      head: t(`countries:${lane.from}`),
      cell: (row: CompareRow) => row.cell(lane),
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

  function rcepCell(lane: Lane): ReactNode {
    return <CompareRate result={lane.rcep} instead={isNotRcepNow(lane) ? noRcepWord(lane) : undefined} />;
  }

  function appliesText({ inForce }: Lane): string {
    return inForce.inForce ? t('compare.yes') : t(`partners.reason.${inForce.reason}`);
  }

  function removeButton({ from }: Lane): ReactNode {
    if (from === current) return <span className="compare-asked">{t('partners.asked')}</span>;
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
