import { useQuery } from '@tanstack/react-query';
import { tariffCoverageQuery } from '@/features/sources/coverage-api';
import type { ImporterCoverage, TariffCoverage } from '@/features/sources/coverage-schema';
import { ApiScope } from '@/shared/api/cache/api-scope';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { TableColumn } from '@/shared/ui/table/table-column';

/** How many codes and lines of each country's tariff the site has, as the server counts them. */
export function CoverageTable() {
  return (
    <ApiScope>
      <CoverageQuery />
    </ApiScope>
  );
}

function CoverageQuery() {
  const { t } = useTexts('about');
  const query = useQuery(tariffCoverageQuery(useLanguage()));
  return (
    <QueryView query={query} failure={t('missing.coverage.failure')}>
      {(coverage) => <Coverage coverage={coverage} />}
    </QueryView>
  );
}

function Coverage({ coverage }: { coverage: TariffCoverage }) {
  const { t } = useTexts(['about', 'countries']);
  const language = useLanguage();
  const { codes, nomenclature, hsEdition, importers, sources } = coverage;
  const number = (count: number) => formatNumber(count, language);
  const columns: readonly TableColumn<ImporterCoverage>[] = [
    {
      id: 'importer',
      head: t('missing.coverage.importer'),
      cell: ({ importer }) => t(`countries:${importer}`),
    },
    {
      id: 'codes',
      head: t('missing.coverage.codes'),
      align: 'end',
      narrow: 'value',
      cell: (row) => (row.codes === 0 ? <NoData /> : number(row.codes)),
    },
    {
      id: 'lines',
      head: t('missing.coverage.lines'),
      align: 'end',
      narrow: 'value',
      cell: (row) => (row.lines === 0 ? <NoData /> : number(row.lines)),
    },
    { id: 'note', head: t('missing.coverage.note'), width: '44%', cell: (row) => <CoverageNote row={row} /> },
  ];
  return (
    <div className="about-coverage">
      <p>
        {codes === nomenclature
          ? t('missing.coverage.leadAll', { all: number(nomenclature), edition: hsEdition })
          : t('missing.coverage.lead', {
              codes: number(codes),
              all: number(nomenclature),
              edition: hsEdition,
            })}
      </p>
      <DataTable
        caption={t('missing.coverage.caption')}
        columns={columns}
        rows={importers}
        rowKey={({ importer }) => importer}
      />
      <SourceLine sources={sources} />
    </div>
  );
}

function CoverageNote({ row }: { row: ImporterCoverage }) {
  const { t } = useTexts('about');
  if (row.codes === 0) return null;
  return (
    <>
      {row.mark === 'sample' ? <SampleMark /> : !row.isComplete && t('missing.coverage.part')}{' '}
      {row.codesByYear > 0 && t('missing.coverage.years', { count: row.codesByYear })}
    </>
  );
}
