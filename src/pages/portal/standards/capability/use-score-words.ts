import { levelRange } from '@/domain/standards';
import type { CapabilityScore } from '@/domain/standards';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** Scores and levels in words: a range if some are unanswered. */
export function useScoreWords() {
  const { t } = useTexts('capability');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, 1);
  const isComplete = ({ answered, total }: CapabilityScore) => answered === total;
  return {
    number,
    signed: (value: number) => formatSigned(value, language, 1),
    /** The score, or the range it could be in. */
    scoreText: (score: CapabilityScore) =>
      isComplete(score)
        ? number(score.low)
        : t('range', { low: number(score.low), high: number(score.high) }),
    levelText: (score: CapabilityScore) => {
      const [lowest, highest] = levelRange(score);
      return lowest === highest
        ? t(`level.${lowest}`)
        : t('range', { low: t(`level.${lowest}`), high: t(`level.${highest}`) });
    },
    /** A value, or the text for none. */
    valueText: (value: number | null) => (value === null ? t('none') : number(value)),
  };
}
