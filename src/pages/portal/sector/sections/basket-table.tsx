import { formatHs } from '@/features/hs/hs-code';
import type { BasketRow, PercentRange } from '@/features/sectors/sector-basket-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Highlight } from '@/shared/ui/marks/highlight';
import { paths } from '@/shared/routing/paths';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { reasonWithoutRcep } from '../pair-rcep';
import type { SectorPair } from '../sector-pair';
import { useRuleName } from './use-rule-name';

interface BasketTableProps {
  rows: readonly BasketRow[];
  pair: SectorPair;
  /** The search terms, highlighted in the names. */
  query: string;
}

/** Codes as rows; each links to its tariff answer on the route. */
export function BasketTable({ rows, pair, query }: BasketTableProps) {
  const { t } = useTexts(['sector', 'pair']);
  const reason = reasonWithoutRcep(pair);
  const noRcep = reason && <span className="no-data">{t(`pair:partners.reason.${reason}`)}</span>;
  return (
    <DataTable
      caption={t('basket.title')}
      rows={rows}
      rowKey={(row) => row.hs}
      columns={[
        {
          id: 'hs',
          head: t('basket.head.code'),
          width: '104px',
          cell: (row) => <Link to={paths.taxOriginSearch({ hs: row.hs, ...pair })}>{formatHs(row.hs)}</Link>,
        },
        {
          id: 'name',
          head: t('basket.head.name'),
          cell: ({ name }) => (
            <>
              <span lang={name.lang}>
                <Highlight text={name.text} query={query} />
              </span>{' '}
              {name.mark === 'unchecked' && <UncheckedMark />}
            </>
          ),
        },
        {
          id: 'mfn',
          head: t('basket.head.mfn'),
          align: 'end',
          width: '120px',
          cell: (row) => <Percents range={row.mfn} lines={row.lines} />,
        },
        {
          id: 'rcep',
          head: t('basket.head.rcep'),
          align: 'end',
          width: '120px',
          narrow: 'value',
          cell: (row) =>
            noRcep ?? <Percents range={row.rcep} lines={row.lines} isExcluded={row.outcome === 'none'} />,
        },
        {
          id: 'outcome',
          head: t('basket.head.outcome'),
          width: '128px',
          cell: (row) =>
            noRcep ?? (
              <span className={`basket-outcome basket-outcome-${row.outcome}`}>
                {t(`outcome.${row.outcome}`)}
              </span>
            ),
        },
        {
          id: 'rule',
          head: t('basket.head.rule'),
          width: '128px',
          cell: (row) => noRcep ?? <RuleCode row={row} />,
        },
      ]}
    />
  );
}

/** The rule of a code, or a note that there is none. */
function RuleCode({ row }: { row: BasketRow }) {
  const ruleName = useRuleName();
  if (row.ruleMark === null) return <NoData />;
  return (
    <>
      <span className="no-break">{ruleName(row.rule)}</span>{' '}
      {row.ruleMark === 'unchecked' && <UncheckedMark />}
    </>
  );
}

interface PercentsProps {
  range: PercentRange | null;
  lines: number;
  isExcluded?: boolean;
}

/** The percentages of a code's lines: one, or from the lowest to the highest. */
function Percents({ range, lines, isExcluded = false }: PercentsProps) {
  const { t } = useTexts(['sector', 'pair']);
  const language = useLanguage();
  if (isExcluded) return <NoData reason="noPreference" />;
  if (range === null) return <NoData />;
  const [low, high] = [range.low, range.high].map((percent) => formatNumber(percent, language));
  return (
    <>
      <span className="no-break">{low === high ? low : t('pair:range', { first: low, last: high })}</span>
      {range.others > 0 && (
        <span className="basket-others">{t('basket.others', { count: range.others, lines })}</span>
      )}
    </>
  );
}
