import { useMemo } from 'react';
import { formatHs } from '@/features/hs/hs-code';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { rateSpread } from '@/features/tariffs/country-pair/partners';
import type { PartnerRow } from '@/features/tariffs/country-pair/partners';
import { rulerScale } from '@/features/tariffs/rates/ruler-scale';
import type { RulerScale } from '@/features/tariffs/rates/ruler-scale';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FileButton } from '../country-pair/actions/file-button';
import { BlockMark, commonMark } from '../rates/figure-mark';
import { PartnersTable } from './partners-table';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { sourcesOfRates } from '../rates/rates-sources';
import './partners-section.css';

interface PartnersSectionProps {
  answer: TariffAnswer;
  line: TariffLine;
  pair: PairDuty;
  rows: readonly PartnerRow[];
  number: number;
  /** Requests the route from another country, otherwise unchanged. */
  onPick: (code: string) => void;
}

/** The cost of the same line from every exporter at the date (product design §3, 3). */
export function PartnersSection({ answer, line, pair, rows, number, onPick }: PartnersSectionProps) {
  const { t } = useTexts(['pair', 'countries', 'ui']);
  const language = useLanguage();
  const rates = useMemo(() => ratesOf(pair, rows), [pair, rows]);
  const scale = scaleOf(pair, rows);
  const mark = commonMark(rates);
  const importer = t(`countries:${pair.to}`);
  const facts = { importer, line: formatHs(line.code), date: dateInText(pair.date, language) };
  const unconfirmed = rows.filter(
    ({ pair: { inForce } }) => !inForce.inForce && inForce.reason === 'not-established',
  );
  const withoutOthers = rows.filter((row) => row.pair.others.length === 0);
  const fileName = `rcep-${line.code}-${pair.to}-${pair.date}.csv`;
  const remarks = [
    pair.mfn.kind === 'missing' ? mfnRemark() : '',
    unconfirmed.length > 0 ? t('partners.unconfirmed', { importer }) : '',
    withoutOthers.length > 0 ? t('partners.othersMissing') : '',
  ];
  return (
    <Section
      number={number}
      title={t('partners.title')}
      lead={lead()}
      mark={mark === 'fact' ? undefined : <RecordMarkTag mark={mark} />}
    >
      <BlockMark value={mark}>
        <PartnersTable
          pair={pair}
          rows={rows}
          agreements={answer.agreements}
          scale={scale}
          caption={t('partners.caption', facts)}
          onPick={onPick}
        />
      </BlockMark>
      <SourceLine
        sources={sourcesOfRates(answer, rates)}
        actions={
          <FileButton
            variant="text"
            load={() => import('./partners-csv')}
            make={(file) => file.downloadPartners(fileName, (key) => t(`csv.${key}`), answer, line, rows)}
          >
            {t('download.csv')}
          </FileButton>
        }
      >
        {remarks.filter((remark) => remark !== '').join(t('ui:sentenceSpace'))}
      </SourceLine>
    </Section>
  );

  function lead(): string {
    const { available, different } = rateSpread(rows);
    const about =
      available < 2
        ? t('partners.leadTooFew')
        : t(different > 1 ? 'partners.leadDifferent' : 'partners.leadSame', { importer });
    return [t('partners.lead'), about].join(t('ui:sentenceSpace'));
  }

  function mfnRemark(): string {
    return line.mfnPointer === null
      ? t('partners.mfnMissing')
      : t('partners.mfnPointer', { text: line.mfnPointer });
  }
}

/** All rates in the section; their sources are below it. */
function ratesOf(pair: PairDuty, rows: readonly PartnerRow[]): RateResult[] {
  return [pair.mfn, ...rows.flatMap((row) => [row.pair.rcep, ...agreementRates(row.pair)])];
}

/** The scale of the strips, shared with the ruler in the answer: it depends on what both draw. */
function scaleOf(pair: PairDuty, rows: readonly PartnerRow[]): RulerScale {
  const rates = [pair.mfn, ...rows.map((row) => row.pair.rcep), ...agreementRates(pair)];
  return rulerScale(rates.map(percentOf).filter((percent) => percent !== null));
}

const agreementRates = (pair: PairDuty): RateResult[] =>
  pair.others.map(({ rate }) => ({ kind: 'rate', rate }));
