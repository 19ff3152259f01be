import type { TradeDataPage } from '../trade-data-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { TableSort } from '@/shared/ui/table/table-column';
import { countryRows, sortedRows, yearsBetween } from './country-rows';
import { BrokenValue } from './broken-value';
import { CsvButton } from '../csv-button';
import type { DataView } from '../data-view-state';
import { GoOnLinks } from '../go-on-links';
import { RecordsTable } from './records-table';
import { sourcesOfMeasure } from '../used-sources';
import { useMeasureWords } from '../use-measure-words';
import { useYearsLabel } from '../years-label';

interface TableViewProps {
  page: TradeDataPage;
  state: DataView;
  onChange: (change: Partial<DataView>) => void;
}

/** The measure as a table, countries by years, sortable; then every figure of the last year. */
export function TableView({ page, state, onChange }: TableViewProps) {
  const { t } = useTexts(['dataview', 'countries']);
  const { measure, scale, from, to, countries, highlighted } = state;
  const words = useMeasureWords(measure, scale);
  const yearsLabel = useYearsLabel();
  const language = useLanguage();
  const years = yearsBetween(from, to);
  const name = (code: string) => t(`countries:${code}`);
  const collator = new Intl.Collator(language);
  const rows = sortedRows(countryRows(page.rows, countries, years, measure, scale), state.sort, (a, b) =>
    collator.compare(name(a.code), name(b.code)),
  );
  const broken = measure === 'gdp' ? page.rows.filter(({ isGdpBreak }) => isGdpBreak) : [];
  const isBroken = (code: string, year: number) =>
    broken.some((row) => row.country === code && row.year === year);
  const caption = t('dataview:tableCaption', {
    measure: words.name,
    unit: words.unit,
    years: yearsLabel(from, to),
  });
  return (
    <>
      <DataTable
        caption={caption}
        showCaption
        narrow="scroll"
        rows={rows}
        rowKey={({ code }) => code}
        sort={tableSort(state.sort)}
        onSort={(sort) => onChange({ sort: sort.direction === 'ascending' ? `${sort.id}.asc` : sort.id })}
        columns={[
          {
            id: 'country',
            head: t('dataview:country'),
            isSortable: true,
            cell: ({ code }) => <span className="no-break">{name(code)}</span>,
          },
          ...years.map((year) => ({
            id: String(year),
            head: String(year),
            align: 'end' as const,
            isSortable: true,
            cell: ({ code, values }: (typeof rows)[number]) => {
              const value = values.get(year) ?? null;
              if (value === null) return <NoData />;
              return isBroken(code, year) ? <BrokenValue text={words.write(value)} /> : words.write(value);
            },
          })),
        ]}
      />
      <SourceLine
        sources={sourcesOfMeasure(page, measure, scale)}
        actions={<CsvButton page={page} state={state} />}
      >
        {rows.some(({ code }) => years.some((year) => isBroken(code, year)))
          ? t('dataview:gdpRevised')
          : undefined}
      </SourceLine>
      <RecordsTable page={page} year={to} countries={countries} />
      <GoOnLinks countries={highlighted} year={to} index="tc" />
    </>
  );
}

function tableSort(sort: string): TableSort | undefined {
  const [id = '', direction] = sort.split('.');
  return id === '' ? undefined : { id, direction: direction === 'asc' ? 'ascending' : 'descending' };
}
