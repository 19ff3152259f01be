import type { RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { CaseCodes } from '@/features/risk-cases/view/codes/case-codes';
import { CaseLink } from '@/features/risk-cases/view/case-link';
import { OriginsPhrase } from '@/features/risk-cases/view/words/origins-phrase';
import { StepPhrase } from '@/features/risk-cases/view/words/step-phrase';
import { TermPhrase } from '@/features/risk-cases/view/words/term-phrase';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';

interface CaseTableProps {
  rows: readonly RiskCaseRow[];
  /** The search terms. */
  query: string;
  /** The query of the list's address. */
  from: string;
}

/** Cases, one line each: product, parties, last known step, and how long the measure applies. */
export function CaseTable({ rows, query, from }: CaseTableProps) {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const columns: TableColumn<RiskCaseRow>[] = [
    {
      id: 'product',
      head: t('cases.product'),
      width: '32%',
      cell: (row) => (
        <>
          <CaseLink row={row} from={from} query={query} />
          <span className="risk-small">
            {t(`kind.${row.kind}`)} · <CaseCodes row={row} />
            {row.mark === 'sample' && (
              <>
                {' '}
                <SampleMark />
              </>
            )}
          </span>
        </>
      ),
    },
    {
      id: 'importer',
      head: t('cases.importer'),
      cell: (row) => nameOf(row.importer),
      narrow: 'value',
      isWhole: true,
    },
    {
      id: 'target',
      head: t('cases.target'),
      width: '18%',
      cell: (row) => <OriginsPhrase origins={row.origins} />,
    },
    {
      id: 'lastStep',
      head: t('cases.lastStep'),
      width: '19%',
      cell: (row) => row.lastStep && <StepPhrase step={row.lastStep} />,
    },
    { id: 'term', head: t('cases.term'), width: '18%', cell: (row) => <TermPhrase row={row} /> },
  ];
  return <DataTable caption={t('cases.caption')} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
