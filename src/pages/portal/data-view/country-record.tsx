import { isSectorIndex, measureOf, MEASURES } from '@/features/trade-data/measure';
import type { Measure } from '@/features/trade-data/measure';
import type { TradeDataRecord } from '@/features/trade-data/trade-data-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/sample-mark';
import { MeasureCell } from './measure-cell';
import { RiskWord } from './risk-word';
import { useMeasureWords } from './use-measure-words';

/** All figures of one country in one year, sample ones marked each. */
export function CountryRecord({ record }: { record: TradeDataRecord }) {
  const { t } = useTexts(['dataview', 'countries']);
  const name = t('dataview:recordOf', { country: t(`countries:${record.country}`), year: record.year });
  return (
    <section className="country-record" aria-label={name}>
      <h3>{name}</h3>
      <dl>
        {MEASURES.map((measure) => (
          <RecordFigure key={measure} measure={measure} record={record} />
        ))}
        <div>
          <dt>{t('dataview:riskLevel')}</dt>
          <dd>
            <RiskWord level={record.riskLevel} /> {record.riskLevel !== null && <SampleMark />}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function RecordFigure({ measure, record }: { measure: Measure; record: TradeDataRecord }) {
  const words = useMeasureWords(measure, 'amount');
  const value = measureOf(record, measure);
  return (
    <div>
      <dt>
        {words.name}
        <span className="country-record-unit">{words.unit}</span>
      </dt>
      <dd>
        <MeasureCell measure={measure} value={value} />{' '}
        {isSectorIndex(measure) && value !== null && <SampleMark />}
      </dd>
    </div>
  );
}
