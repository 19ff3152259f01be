import { useCallback } from 'react';
import { isSectorIndex, measureDecimals } from './measure';
import type { Measure, MeasureScale } from './measure';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** Name, unit and number format of a measure in the reader's language. */
export function useMeasureWords(measure: Measure, scale: MeasureScale) {
  const { t } = useTexts('dataview');
  const language = useLanguage();
  const decimals = measureDecimals(measure, scale);
  const isSigned = measure === 'balance';
  const write = useCallback(
    (value: number) => (isSigned ? formatSigned : formatNumber)(value, language, decimals),
    [isSigned, language, decimals],
  );
  const own = t(`measure.${measure}`);
  return {
    name: scale === 'share' ? t('shareName', { measure: own }) : own,
    meaning: t(`meaning.${measure}`),
    unit: t(`unit.${unitKeyOf(measure, scale)}`),
    isSample: isSectorIndex(measure),
    decimals,
    write,
  };
}

const PERCENTS: readonly Measure[] = ['evConsistency', 'evExportRatio', 'evProductionConsistency'];
const INDICES: readonly Measure[] = ['tc', 'complementarity', 'fourSectorProsperity'];

/** The text key of a measure's unit. */
export function unitKeyOf(measure: Measure, scale: MeasureScale): 'share' | 'percent' | 'index' | 'usd' {
  if (scale === 'share') return 'share';
  if (PERCENTS.includes(measure)) return 'percent';
  return INDICES.includes(measure) ? 'index' : 'usd';
}
