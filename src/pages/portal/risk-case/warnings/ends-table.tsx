import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { CaseEnd } from '../parts/case-end';
import { CaseLink } from '@/features/risk-cases/view/case-link';
import { ComputedMark } from '@/features/risk-cases/view/computed-mark';
import { OriginsPhrase } from '@/features/risk-cases/view/words/origins-phrase';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';
import { useEndBasis } from '@/features/risk-cases/view/words/use-end-basis';

/** Ends of measures: when, of what, the parties, and the basis of the date. */
export function EndsTable({ caption, ends }: { caption: string; ends: readonly CaseEnd[] }) {
  const { t } = useTexts('risk');
  const [params] = useSearchParams();
  const nameOf = useEconomyName();
  const basisOf = useEndBasis();
  const columns: TableColumn<CaseEnd>[] = [
    {
      id: 'end',
      head: t('warnings.endDate'),
      width: '18%',
      cell: ({ end }) => (
        <span className="risk-end-date">
          <AsOf value={end.date} /> {end.basis !== 'printed' && <ComputedMark />}
          {end.mark === 'unchecked' && <UncheckedMark />}
        </span>
      ),
    },
    {
      id: 'product',
      head: t('cases.product'),
      width: '27%',
      cell: ({ row }) => (
        <>
          <CaseLink row={row} from={params.toString()} />
          <span className="risk-small">{t(`kind.${row.kind}`)}</span>
        </>
      ),
    },
    {
      id: 'importer',
      head: t('cases.importer'),
      width: '12%',
      cell: ({ row }) => nameOf(row.importer),
      isWhole: true,
    },
    { id: 'target', head: t('cases.target'), cell: ({ row }) => <OriginsPhrase origins={row.origins} /> },
    { id: 'basis', head: t('warnings.basis'), width: '26%', cell: ({ end }) => basisOf(end) },
  ];
  return <DataTable caption={caption} columns={columns} rows={ends} rowKey={({ row }) => row.id} />;
}
