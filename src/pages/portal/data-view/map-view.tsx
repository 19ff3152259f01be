import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { measureOf } from '@/features/trade-data/measure';
import type { TradeDataPage } from '@/features/trade-data/trade-data-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import type { MapArea } from '@/shared/maps/map-area';
import { WorldMap } from '@/shared/maps/world-map';
import { LiveRegion } from '@/shared/ui/live-region';
import { RadioGroup } from '@/shared/ui/radio-group';
import { SampleMark } from '@/shared/ui/sample-mark';
import { SelectField } from '@/shared/ui/select-field';
import { SourceLine } from '@/shared/ui/source-line';
import { CountryRecord } from './country-record';
import { CsvButton } from './csv-button';
import type { DataView } from './data-view-state';
import { middleOf, toneOf } from './map-areas';
import { sourcesOfMeasure, sourcesOfYear } from './used-sources';
import { useMeasureWords } from './use-measure-words';

interface MapViewProps {
  page: TradeDataPage;
  state: DataView;
  onChange: (change: Partial<DataView>) => void;
}

/** One year on the map: parted at the middle value, or by the sample grade of risk; the chosen country's record below. */
export function MapView({ page, state, onChange }: MapViewProps) {
  const { t } = useTexts(['dataview', 'countries', 'ui']);
  const { measure, scale, to, by, at } = state;
  const words = useMeasureWords(measure, scale);
  const records = new Map(page.rows.filter(({ year }) => year === to).map((row) => [row.country, row]));
  const values = COUNTRY_CODES.map((code) => {
    const record = records.get(code);
    return record ? measureOf(record, measure, scale) : null;
  });
  const middle = middleOf(values);
  const isRisk = by === 'risk';
  const areas = COUNTRY_CODES.map((code, index): MapArea => {
    const value = values[index] ?? null;
    const level = records.get(code)?.riskLevel ?? null;
    const note = code === 'IN' && !isRisk ? t('ui:missing.notParty') : undefined;
    const missing = code === 'IN' && isRisk ? t('ui:missing.notParty') : t('ui:missing.notHeld');
    const shown = isRisk ? level && t(`dataview:risk.${level}`) : value !== null && words.write(value);
    return {
      code,
      label: t(`countries:${code}`),
      value: shown || missing,
      tone: isRisk ? (level ?? 'none') : toneOf(value, middle),
      note,
    };
  });
  const title = isRisk ? t('dataview:riskLevel') : words.name;
  const atMiddle = middle === null ? '' : words.write(middle);
  const legend = isRisk
    ? [
        { tone: 'high' as const, label: t('dataview:legend.riskHigh') },
        { tone: 'low' as const, label: t('dataview:legend.riskLow') },
        { tone: 'none' as const, label: t('dataview:legend.notRated') },
      ]
    : [
        { tone: 'high' as const, label: t('dataview:legend.high', { value: atMiddle }) },
        { tone: 'low' as const, label: t('dataview:legend.low', { value: atMiddle }) },
        { tone: 'none' as const, label: t('ui:missing.notHeld') },
      ];
  const sources = isRisk ? sourcesOfYear(page, to, true) : sourcesOfMeasure(page, measure, scale);
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
      <WorldMap
        label={t('dataview:mapTitle', { title, year: to })}
        areas={areas}
        selected={at}
        onSelect={(code) => onChange({ at: code === at ? null : code })}
        legend={legend}
        sources={sources}
        detail={isRisk ? '' : t('dataview:unitIs', { unit: words.unit })}
      />
      <LiveRegion
        message={
          chosen ? t('dataview:recordOf', { country: t(`countries:${chosen.country}`), year: to }) : ''
        }
      />
      {chosen && <CountryRecord record={chosen} />}
      <SourceLine sources={sources} actions={<CsvButton page={page} state={state} />}>
        {isRisk ? t('dataview:riskNote') : t('dataview:middleNote')}
      </SourceLine>
    </>
  );
}
