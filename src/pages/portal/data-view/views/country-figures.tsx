import { isSectorIndex, measureOf, MEASURES } from '../measure';
import type { Measure } from '../measure';
import type { TradeDataRecord } from '../trade-data-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { GoOnLinks } from '../go-on-links';
import { MeasureCell } from './measure-cell';
import { RiskWord } from './risk-word';
import { sourcesOfRecord } from '../used-sources';
import { useMeasureWords } from '../use-measure-words';

interface CountryFiguresProps {
  record: TradeDataRecord;
  /** Of the whole answer; the record shows those of its own figures. */
  sources: readonly SourceRecord[];
  /** The index that the record links to. */
  index: 'tc' | 'risk';
}

/** All figures of one country in one year, sample ones marked, with their sources and further links. */
export function CountryFigures({ record, sources, index }: CountryFiguresProps) {
  const { t } = useTexts(['dataview', 'countries']);
  const { country, year } = record;
  const name = t('dataview:recordOf', { country: t(`countries:${country}`), year });
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
      <SourceLine sources={sourcesOfRecord(record, sources)}>{t('dataview:blankIsNotZero')}</SourceLine>
      <GoOnLinks countries={[country]} year={year} index={index} />
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
