import { useQuery } from '@tanstack/react-query';
import { standardAdoptionQuery } from '@/features/standards/standards-api';
import { ADOPTION_STATES } from '@/features/standards/standards-schema';
import type { AdoptionState, StandardAdoption } from '@/features/standards/standards-schema';
import { toCsv } from '@/shared/files/csv';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { sourceText } from '@/shared/charts/source-text';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

type Row = StandardAdoption['rows'][number];

/** Across the library: how many standards of each country and sector declare which degree. */
export function LibraryTab() {
  const { t } = useTexts(['consistency', 'countries']);
  const query = useQuery(standardAdoptionQuery(useLanguage()));
  return (
    <Section title={t('library.title')} lead={t('library.lead')}>
      <QueryView query={query}>{(answer) => <AdoptionTable {...answer} />}</QueryView>
    </Section>
  );
}

function AdoptionTable({ rows, sources }: StandardAdoption) {
  const { t } = useTexts(['consistency', 'countries']);
  const language = useLanguage();
  const countOf = (row: Row, state: AdoptionState) => row.counts[state] ?? 0;
  const totalOf = (row: Row) => ADOPTION_STATES.reduce((sum, state) => sum + countOf(row, state), 0);
  const nameOf = ({ country, sector }: Row) =>
    t('library.row', { country: t(`countries:${country}`), sector: t(`sector.${sector}`) });
  const handleCsv = () =>
    downloadText(
      `adoption-${todayIso()}.csv`,
      'text/csv',
      toCsv(
        rows.map((row) => ({
          country: t(`countries:${row.country}`),
          sector: t(`sector.${row.sector}`),
          ...Object.fromEntries(ADOPTION_STATES.map((state) => [state, countOf(row, state)])),
          total: totalOf(row),
          mark: row.mark,
          source: sourceText(sources),
        })),
        [
          { key: 'country', label: t('batch.country') },
          { key: 'sector', label: t('batch.sector') },
          ...ADOPTION_STATES.map((state) => ({ key: state, label: t(`state.${state}`) })),
          { key: 'total', label: t('library.total') },
          { key: 'mark', label: t('library.mark') },
          { key: 'source', label: t('library.source') },
        ],
      ),
    );
  if (rows.length === 0) return <p>{t('batch.none')}</p>;
  return (
    <>
      <ul className="consistency-key">
        {ADOPTION_STATES.map((state) => (
          <li key={state}>
            <span className={`consistency-fill consistency-fill-${state}`} aria-hidden="true" />
            {t(`state.${state}`)}
          </li>
        ))}
      </ul>
      <DataTable
        caption={t('library.title')}
        rows={rows}
        rowKey={({ country, sector }) => `${country}-${sector}`}
        narrow="scroll"
        columns={[
          {
            id: 'name',
            head: t('library.head'),
            cell: (row) => (
              <>
                {nameOf(row)} <RecordMarkTag mark={row.mark} />
                <span className="consistency-bar" aria-hidden="true">
                  {ADOPTION_STATES.map((state) => (
                    <span
                      key={state}
                      className={`consistency-fill-${state}`}
                      style={{ width: `${(countOf(row, state) / Math.max(1, totalOf(row))) * 100}%` }}
                    />
                  ))}
                </span>
              </>
            ),
          },
          ...ADOPTION_STATES.map((state) => ({
            id: state,
            head: t(`library.state.${state}`),
            align: 'end' as const,
            cell: (row: Row) => {
              const count = formatNumber(countOf(row, state), language, 0);
              if (countOf(row, state) === 0) return count;
              const { country, sector } = row;
              return (
                <Link
                  to={paths.standard({ country, sector, relation: state })}
                  aria-label={t('library.link', { name: nameOf(row), state: t(`state.${state}`), count })}
                >
                  {count}
                </Link>
              );
            },
          })),
          {
            id: 'total',
            head: t('library.total'),
            align: 'end',
            cell: (row) => (
              <Link to={paths.standard({ country: row.country, sector: row.sector })}>
                {formatNumber(totalOf(row), language, 0)}
              </Link>
            ),
          },
        ]}
      />
      <SourceLine
        sources={sources}
        actions={
          <Button variant="text" onClick={handleCsv}>
            {t('report.csv')}
          </Button>
        }
      >
        {t('library.note')}
      </SourceLine>
    </>
  );
}
