import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { CoverageTable } from './coverage-table';

/** Missing data, with its official source; null if each country has its own. */
const MISSING = [
  { id: 'tariffs', place: null },
  { id: 'korea', place: { url: 'https://unipass.customs.go.kr/', name: 'UNI-PASS' } },
  { id: 'years', place: { url: 'https://rcepsec.org/', name: 'RCEP Secretariat' } },
  { id: 'names', place: null },
  { id: 'notifications', place: { url: 'https://eping.wto.org/', name: 'ePing (WTO, ITC, UN)' } },
  { id: 'flows', place: { url: 'https://comtradeplus.un.org/', name: 'UN Comtrade' } },
  { id: 'standards', place: { url: 'https://std.samr.gov.cn/', name: 'std.samr.gov.cn' } },
  { id: 'country', place: null },
] as const satisfies readonly { id: string; place: { url: string; name: string } | null }[];

type Missing = (typeof MISSING)[number];

/** How much of each tariff is available, then what is not and where to look instead. */
export function MissingDataSection() {
  const { t } = useTexts('about');
  const columns: readonly TableColumn<Missing>[] = [
    {
      id: 'what',
      head: t('missing.column.what'),
      cell: (row) => t(`missing.rows.${row.id}`),
      width: '68%',
    },
    {
      id: 'where',
      head: t('missing.column.where'),
      cell: ({ place }) =>
        place === null ? t('missing.nowhere') : <ExternalLink href={place.url}>{place.name}</ExternalLink>,
    },
  ];
  return (
    <>
      <CoverageTable />
      <DataTable caption={t('missing.caption')} columns={columns} rows={MISSING} rowKey={(row) => row.id} />
    </>
  );
}
