import { useCallback, useMemo, useState } from 'react';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { rateYears } from '@/features/tariffs/rates/rate-years';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import type { TakePicture } from '@/shared/charts/echarts-sheet';
import { downloadBlob } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FileButton } from '../country-pair/actions/file-button';
import { BlockMark, commonMark } from '../rates/figure-mark';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { sourcesOfRates } from '../rates/rates-sources';
import { YearsFigure } from './years-figure';
import { YearsTable } from './years-table';
import { useYearsTexts, yearRates } from './years-texts';
import './years-section.css';

interface YearsSectionProps {
  answer: TariffAnswer;
  line: TariffLine;
  pair: PairDuty;
  number: number;
}

/** The rates of a route by tariff year: chart, table twin, source and missing data (product design §3, 2). */
export function YearsSection({ answer, line, pair, number }: YearsSectionProps) {
  const { t } = useTexts(['pair', 'tariff']);
  const years = useMemo(
    () => rateYears(line, pair.from, pair.to, pair.date),
    [line, pair.from, pair.to, pair.date],
  );
  const texts = useYearsTexts(answer, line, pair, years);
  const [takePicture, setTakePicture] = useState<TakePicture | null>(null);
  const handleReady = useCallback((take: TakePicture) => setTakePicture(() => take), []);
  const rates = yearRates(line, pair, years);
  const mark = commonMark(rates);
  const fileName = `rcep-${line.code}-${pair.from}-${pair.to}-years`;
  const [hasFailed, setHasFailed] = useState(false);
  const handlePng = () => {
    setHasFailed(false);
    takePicture?.(texts.picture).then(
      (picture) => downloadBlob(`${fileName}.png`, picture),
      () => setHasFailed(true),
    );
  };
  return (
    <Section
      number={number}
      title={t('years.title')}
      lead={texts.lead}
      mark={mark === 'fact' ? undefined : <RecordMarkTag mark={mark} />}
    >
      <div className="years-body">
        <YearsFigure pair={pair} years={years} title={texts.title} onReady={handleReady} />
        <BlockMark value={mark}>
          <YearsTable line={line} pair={pair} years={years} />
        </BlockMark>
      </div>
      <SourceLine
        sources={sourcesOfRates(answer, rates)}
        actions={
          <>
            <FileButton
              variant="text"
              load={() => import('./years-csv')}
              make={(file) =>
                file.downloadYears(`${fileName}.csv`, (key) => t(`csv.${key}`), answer, line, pair, years)
              }
            >
              {t('download.csv')}
            </FileButton>
            {takePicture && (
              <Button variant="text" onClick={handlePng}>
                {t('download.png')}
              </Button>
            )}
            {hasFailed && <span role="alert">{t('tariff:actions.outcome.noFile')}</span>}
          </>
        }
      >
        {texts.remarks}
      </SourceLine>
    </Section>
  );
}
