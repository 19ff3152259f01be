import { rcaLevel, riskLevel } from '@/domain/indices';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DECIMALS, type IndexView } from '../index-view';

/** Formats values of the current index, and their meaning, in the reader's language. */
export function useIndexWords({ index, info }: Pick<IndexView, 'index' | 'info'>) {
  const { t } = useTexts('indices');
  const language = useLanguage();
  const decimals = DECIMALS[index];
  return {
    write: (value: number) => formatNumber(withoutMinusZero(value, decimals), language, decimals),
    writeChange: (value: number) => formatSigned(withoutMinusZero(value, decimals), language, decimals),
    /** A short verdict on a value; undefined if the index has no levels. */
    meaning: (value: number): string | undefined => {
      if (index === 'tc') return t(`meaning.tc.${value > 0 ? 'surplus' : value < 0 ? 'deficit' : 'even'}`);
      if (index === 'rca') return t(`meaning.rca.${rcaLevel(value) ?? 'weak'}`);
      if (index === 'risk') return t(`meaning.risk.${riskLevel(value, info.method.threshold) ?? 'low'}`);
      return undefined;
    },
  };
}

/** A value that rounds to zero is written without a sign. */
function withoutMinusZero(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) === 0 ? 0 : value;
}
