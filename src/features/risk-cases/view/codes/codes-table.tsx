import type { RiskCase } from '../../risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { formatCaseCode } from './format-case-code';
import { useEconomyName } from '../words/use-economy-name';

interface CodesTableProps {
  record: RiskCase;
  /** The countries of the portal: routes from other economies have no rates. */
  countries: readonly string[];
}

/** The codes of a case; a six-digit one links to the duty and to the scope check of each of its routes. */
export function CodesTable({ record: { hs, importer, origins }, countries }: CodesTableProps) {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const exporters = origins.named.filter((code) => countries.includes(code));
  const pairs: (string | undefined)[] = exporters.length === 0 ? [undefined] : exporters;
  const links = (label: string, to: (from: string | undefined) => string, code: string) => (
    <span className="risk-pairs">
      {pairs.map((from) => (
        <Link
          key={from ?? ''}
          to={to(from)}
          aria-label={[label, formatCaseCode(code), from && nameOf(from)].filter(Boolean).join(' ')}
        >
          {from === undefined ? label : nameOf(from)}
        </Link>
      ))}
    </span>
  );
  const columns: TableColumn<string>[] = [
    { id: 'code', head: t('details.code'), cell: formatCaseCode, width: '18%' },
    {
      id: 'breadth',
      head: t('details.breadth'),
      cell: (code) => t(`details.${breadthOf(code)}`),
      width: '22%',
    },
    {
      id: 'tariff',
      head: t('details.tariffFrom'),
      width: '30%',
      cell: (code) =>
        code.length >= 6
          ? links(
              t('details.tariffFrom'),
              (from) => paths.taxOriginSearch({ hs: code, from, to: importer }),
              code,
            )
          : null,
    },
    {
      id: 'scope',
      head: t('details.scopeFrom'),
      cell: (code) =>
        code.length >= 6 ? (
          links(
            t('details.scopeFrom'),
            (from) => paths.riskCase({ tab: 'scope', hs: code, from, to: importer }),
            code,
          )
        ) : (
          <Link to={paths.riskCase({ hs: code })}>{t('details.otherCases')}</Link>
        ),
    },
  ];
  return <DataTable caption={t('details.codes')} columns={columns} rows={hs} rowKey={(code) => code} />;
}

function breadthOf(code: string): 'wholeChapter' | 'wholeHeading' | 'subheading' {
  if (code.length <= 2) return 'wholeChapter';
  return code.length <= 4 ? 'wholeHeading' : 'subheading';
}
