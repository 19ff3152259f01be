import { useQuery } from '@tanstack/react-query';
import { countrySeriesQuery } from '@/features/countries/guide/country-guide-api';
import { toCsv } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FactList } from '../../facts/fact-list';
import { seriesCsvColumns, seriesCsvRows } from '../../facts/series-csv';
import { useTradeRows } from '../../facts/rows/use-trade-rows';
import { TradeCharts } from './trade-charts';
import { TradeTable } from './trade-table';

/** About the height of the drawings and the table, so that nothing shifts when they load. */
const BLOCKS = [
  { width: '100%', height: '180px' },
  { width: '100%', height: '300px' },
  { width: '100%', height: '470px' },
] as const;

/**
 * Exports, imports, trade competitiveness and GDP from 2015 on: latest figures, drawings, and a table of them all.
 */
export function TradeSection({ code }: { code: string }) {
  const { t } = useTexts(['nation', 'countries']);
  const series = useQuery(countrySeriesQuery([code], useLanguage()));
  const rows = useTradeRows();
  return (
    <Section id="trade" title={t('tab.trade')} lead={t('lead.trade')}>
      <QueryView query={series} failure={t('failure.trade')} loading={<LoadingState blocks={BLOCKS} />}>
        {(data) => {
          const own = data.rows.find((row) => row.code === code);
          if (own === undefined || own.points.length === 0) return <EmptyState why={t('trade.none')} />;
          const hasBreak = own.points.some(({ isGdpBreak }) => isGdpBreak);
          return (
            <>
              <FactList rows={rows} of={own} />
              <TradeCharts series={own} />
              <TradeTable series={own} caption={t('trade.caption', { country: t(`countries:${code}`) })} />
              <SourceLine
                sources={data.sources}
                actions={
                  <Button
                    variant="text"
                    onClick={() =>
                      downloadText(
                        `rcep-trade-${code}.csv`,
                        'text/csv',
                        toCsv(seriesCsvRows(data.rows), seriesCsvColumns(t)),
                      )
                    }
                  >
                    {t('action.csv')}
                  </Button>
                }
              >
                {t('trade.source')}
                {hasBreak && ` ${t('trade.break')}`}
              </SourceLine>
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
