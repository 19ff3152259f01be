import { isSectorIndex, measureOf, MEASURES } from '../measure';
import type { TradeDataPage, TradeDataRecord } from '../trade-data-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { MeasureCell } from './measure-cell';
import { RiskWord } from './risk-word';
import { sourcesOfYear } from '../used-sources';

interface RecordsTableProps {
  page: TradeDataPage;
  year: number;
  countries: readonly string[];
}

/** Every figure of one year: facts in one table, sample figures in another, so that marks cannot be overlooked. */
export function RecordsTable({ page, year, countries }: RecordsTableProps) {
  const { t } = useTexts(['dataview', 'countries', 'ui']);
  const rows = countries.flatMap(
    (code) => page.rows.find((row) => row.country === code && row.year === year) ?? [],
  );
  const country = {
    id: 'country',
    head: t('dataview:country'),
    cell: (row: TradeDataRecord) => <span className="no-break">{t(`countries:${row.country}`)}</span>,
  };
  const columnOf = (measure: (typeof MEASURES)[number]) => ({
    id: measure,
    head: t(`dataview:column.${measure}`),
    align: 'end' as const,
    cell: (row: TradeDataRecord) => (
      <MeasureCell
        measure={measure}
        value={measureOf(row, measure)}
        isBroken={measure === 'gdp' && row.isGdpBreak}
      />
    ),
  });
  return (
    <>
      <h3 className="data-records-head">{t('dataview:recordsOf', { year })}</h3>
      <DataTable
        caption={t('dataview:recordsCaption', { year })}
        narrow="scroll"
        rows={rows}
        rowKey={(row) => row.country}
        columns={[
          country,
          ...MEASURES.filter((measure) => !isSectorIndex(measure)).map(columnOf),
          {
            id: 'activity',
            head: t('dataview:activity'),
            cell: (row) => <span className="no-break">{t(`dataview:activities.${row.activity}`)}</span>,
          },
        ]}
      />
      <SourceLine sources={sourcesOfYear(page, year, false)}>
        {t('dataview:blankIsNotZero')}
        {rows.some(({ isGdpBreak }) => isGdpBreak) && `${t('ui:sentenceSpace')}${t('dataview:gdpRevised')}`}
      </SourceLine>
      <h3 className="data-records-head">
        {t('dataview:samplesOf', { year })} <SampleMark />
      </h3>
      <DataTable
        caption={t('dataview:samplesCaption', { year })}
        narrow="scroll"
        rows={rows}
        rowKey={(row) => row.country}
        columns={[
          country,
          ...MEASURES.filter(isSectorIndex).map(columnOf),
          {
            id: 'risk',
            head: t('dataview:riskLevel'),
            align: 'end',
            cell: (row) => <RiskWord level={row.riskLevel} />,
          },
        ]}
      />
      <SourceLine sources={sourcesOfYear(page, year, true)} />
    </>
  );
}
