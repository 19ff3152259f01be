import { formatHs } from '@/features/hs/hs-code';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import { MAX_COMPARED_PAIRS } from '@/features/tariffs/country-pair/pair-query';
import type { PartnerRow } from '@/features/tariffs/country-pair/partners';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { CompareTable } from './compare-table';
import { BlockMark, commonMark } from '../rates/figure-mark';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { asRateResult } from '../rates/rate-cell';
import { sourcesOfRates } from '../rates/rates-sources';

interface CompareSectionProps {
  answer: TariffAnswer;
  line: TariffLine;
  pair: PairDuty;
  rows: readonly PartnerRow[];
  query: PairQuery;
  onRemove: (code: string) => void;
}

/** The route beside those from up to three other exporters (product design §3, actions). */
export function CompareSection({ answer, line, pair, rows, query, onRemove }: CompareSectionProps) {
  const { t } = useTexts(['pair', 'countries']);
  const language = useLanguage();
  const others = query.vs.flatMap((code) => rows.find((row) => row.pair.from === code)?.pair ?? []);
  const pairs = [pair, ...others].slice(0, MAX_COMPARED_PAIRS);
  const rates = pairs.flatMap(({ mfn, rcep, next, others: agreements }): RateResult[] => [
    mfn,
    rcep,
    asRateResult(next?.rate ?? null),
    ...agreements.map((other) => asRateResult(other.rate)),
  ]);
  const mark = commonMark(rates);
  const caption = t('compare.caption', {
    line: formatHs(line.code),
    importer: t(`countries:${pair.to}`),
    date: dateInText(pair.date, language),
  });
  return (
    <Section
      id="section-compare"
      title={t('compare.title')}
      lead={t('compare.lead')}
      mark={mark === 'fact' ? undefined : <RecordMarkTag mark={mark} />}
    >
      <BlockMark value={mark}>
        <CompareTable
          pairs={pairs}
          agreements={answer.agreements}
          currency={query.currency}
          caption={caption}
          onRemove={onRemove}
        />
      </BlockMark>
      <SourceLine sources={sourcesOfRates(answer, rates)}>{t('compare.condition')}</SourceLine>
    </Section>
  );
}
