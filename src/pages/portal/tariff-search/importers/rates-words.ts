import type { RateResult } from '@/features/tariffs/rates/rate-result';
import { isSameResult } from '@/features/tariffs/rates/lines-alike';
import type { RangeGap } from '@/features/tariffs/rates/rate-range';
import { useRangeWords } from '@/features/tariffs/rates/rate-range-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { isNotRcepNow, useNoRcepWord } from '../rates/no-rcep';
import { useRateResultText } from '../rates/rate-cell';
import { percentSpan } from './importer-rows';
import type { ImporterRow } from './importer-rows';

/**
 * Formats the rates of an importer's lines: the rate itself if all lines have the same, else the range; a missing
 * rate by its word.
 */
export function useRatesWords() {
  const { t } = useTexts(['importers', 'ui']);
  const rateResultText = useRateResultText();
  const rangeWords = useRangeWords();
  const noRcepWord = useNoRcepWord();

  const write = (rates: readonly RateResult[]): string => {
    const [first, ...others] = rates;
    if (first === undefined) return t('ui:missing.noData');
    if (others.every((rate) => isSameResult(rate, first))) return rateResultText(first);
    return rangeWords(percentSpan(rates), gapOf(rates));
  };
  return {
    mfn: ({ pairs }: ImporterRow) => write(pairs.map(({ mfn }) => mfn)),
    rcep: (row: ImporterRow) =>
      isNotRcepNow(row) ? noRcepWord(row) : write(row.pairs.map(({ rcep }) => rcep)),
    /** Null if it is unknown for every line. */
    payable({ payable }: ImporterRow) {
      const known = payable.filter((rate) => rate !== null);
      if (known.length === 0) return null;
      if (known.length === payable.length) return write(known);
      return rangeWords(percentSpan(payable), 'noPercent');
    },
  };
}

function gapOf(rates: readonly RateResult[]): RangeGap {
  const found = rates.filter(({ kind }) => kind !== 'missing');
  if (found.length === 0) return 'noData';
  return found.every(({ kind }) => kind === 'none') ? 'noPreference' : 'noPercent';
}
