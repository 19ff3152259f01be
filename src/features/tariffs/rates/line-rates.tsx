import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { PairDuty } from '../country-pair/pair-duty';
import { markOfPair, markOfRates } from '../country-pair/pair-mark';
import type { TariffLine } from '../tariffs-schema';
import { useRateText } from './use-rate-text';
import './line-rates.css';

interface LineRatesProps {
  line: TariffLine;
  pair: PairDuty;
  /** MFN and RCEP rate as the page writes them, or the words in their place. */
  mfn: string;
  rcep: string;
}

/** The rates of a national line to choose: MFN, RCEP, a lower agreement, the basic rate, and their mark. */
export function LineRates({ line, pair, mfn, rcep }: LineRatesProps) {
  const { t } = useTexts('tariff');
  const rateText = useRateText();
  const lower = pair.lowerElsewhere;
  const mark = [markOfPair(pair), markOfRates([line.basic])].find((each) => each !== 'fact');
  let words = t('lines.rates', { mfn, rcep });
  if (line.basic !== null && pair.mfn.kind === 'missing')
    words = t('lines.withBasic', {
      rates: words,
      basic: rateText({ kind: 'rate', rate: line.basic }, pair.to),
    });
  if (lower !== null)
    words = t('lines.withLower', {
      rates: words,
      agreement: lower.agreement,
      rate: rateText({ kind: 'rate', rate: lower.rate }, pair.to),
    });
  return (
    <span className="line-rates">
      {words} {mark === 'sample' && <SampleMark />}
      {mark === 'unchecked' && <UncheckedMark />}
    </span>
  );
}
