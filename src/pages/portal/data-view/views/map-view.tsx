import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { measureOf } from '../measure';
import type { TradeDataPage } from '../trade-data-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import type { MapArea } from '@/shared/maps/areas/map-area';
import { WorldMap } from '@/shared/maps/world-map';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Note } from '@/shared/ui/states/note';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { SelectField } from '@/shared/ui/fields/select-field';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { CountryFigures } from './country-figures';
import { CsvButton } from '../csv-button';
import type { DataView } from '../data-view-state';
import { useMapLegend } from './use-map-legend';
import { useMeasureWords } from '../use-measure-words';
import { sourcesOfMeasure, sourcesOfYear } from '../used-sources';
import { toneOfValue, valueClasses } from './value-classes';

interface DataMapViewProps {
  page: TradeDataPage;
  state: DataView;
  onChange: (change: Partial<DataView>) => void;
}

/**
 * All countries in the last selected year, the selected ones highlighted: in classes of the measure, or by the sample
 * grade of risk; below, the record of the pressed one.
 */
export function DataMapView({ page, state, onChange }: DataMapViewProps) {
  const { t } = useTexts(['dataview', 'countries', 'ui']);
  const { measure, scale, to, by, at, countries } = state;
  const words = useMeasureWords(measure, scale);
  const records = new Map(page.rows.filter(({ year }) => year === to).map((row) => [row.country, row]));
  const values = COUNTRY_CODES.map((code) => {
    const record = records.get(code);
    const value = record ? measureOf(record, measure, scale) : null;
    // As it is printed, so that values that look equal share a class.
    return value === null ? null : Number(value.toFixed(words.decimals));
  });
  const classes = valueClasses(values);
  const isRisk = by === 'risk';
  const areas = COUNTRY_CODES.map((code, index): MapArea => {
    const value = values[index] ?? null;
    const level = records.get(code)?.riskLevel ?? null;
    const note = code === 'IN' && !isRisk ? t('ui:missing.notParty') : undefined;
    const missing = code === 'IN' && isRisk ? t('ui:missing.notParty') : t('ui:missing.noData');
    const shown = isRisk ? level && t(`dataview:risk.${level}`) : value !== null && words.write(value);
    return {
      code,
      label: t(`countries:${code}`),
      value: shown || missing,
      tone: isRisk ? (level ?? 'none') : toneOfValue(value, classes),
      note,
      mark: countries.includes(code) ? t('dataview:chosen') : undefined,
    };
  });
  const title = isRisk ? t('dataview:riskLevel') : words.name;
  const legend = useMapLegend({ areas, isRisk, classes, write: words.write });
  const available = areas.filter(({ tone }) => tone !== 'none').length;
  const sources = isRisk ? sourcesOfYear(page, to, true) : sourcesOfMeasure(page, measure, scale);
  const parted =
    classes.length < 2
      ? t('dataview:onlyNote')
      : t('dataview:classNote', { count: available, classes: classes.length });
  const remark = available === 0 ? undefined : isRisk ? t('dataview:riskNote') : parted;
  const chosen = at === null ? undefined : records.get(at);
  return (
    <>
      <div className="data-map-choice no-print">
        <RadioGroup
          legend={t('dataview:by')}
          value={by}
          options={[
            { value: 'measure', label: words.name },
            { value: 'risk', label: t('dataview:riskLevel'), detail: <SampleMark /> },
          ]}
          onValueChange={(next) => onChange({ by: next })}
        />
        <SelectField
          label={t('dataview:findOnMap')}
          placeholder={t('dataview:choose')}
          value={at ?? ''}
          options={areas.map(({ code, label }) => ({ value: code, label }))}
          onValueChange={(code) => onChange({ at: code })}
        />
      </div>
      <p className="data-map-title">
        <b>{t('dataview:mapTitle', { title, year: to })}</b> {(isRisk || words.isSample) && <SampleMark />}
        {!isRisk && <span className="data-map-unit">{t('dataview:unitIs', { unit: words.unit })}</span>}
      </p>
      <p className="data-map-scope">{t('dataview:mapScope', { year: to })}</p>
      {available === 0 && <Note>{t('dataview:mapNone', { title, year: to })}</Note>}
      <WorldMap
        label={t('dataview:mapTitle', { title, year: to })}
        areas={areas}
        selected={at}
        onSelect={(code) => onChange({ at: code === at ? null : code })}
        legend={legend}
        sources={sources}
        detail={isRisk ? '' : t('dataview:unitIs', { unit: words.unit })}
      />
      <SourceLine sources={sources} actions={<CsvButton page={page} state={{ ...state, from: to }} />}>
        {remark}
      </SourceLine>
      <LiveRegion
        message={
          chosen ? t('dataview:recordOf', { country: t(`countries:${chosen.country}`), year: to }) : ''
        }
      />
      {chosen && <CountryFigures record={chosen} sources={page.sources} index={isRisk ? 'risk' : 'tc'} />}
    </>
  );
}
