import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { PartnerRow } from '@/features/tariffs/lane/partners';
import { RateRuler } from '@/features/tariffs/rates/rate-ruler';
import type { RulerMark } from '@/features/tariffs/rates/rate-ruler';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

const MAX_BELOW = 4;

/**
 * This route and MFN above the axis, the other groups of partners and agreements below; nothing without a percentage.
 */
export function AnswerRuler({ lane, rows }: { lane: Lane; rows: readonly PartnerRow[] }) {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  const rcep = lane.inForce.inForce ? percentOf(lane.rcep) : null;
  const mfn = percentOf(lane.mfn);
  const above: RulerMark[] = [];
  if (rcep !== null) {
    const words = t('ruler.lane', { from: t(`countries:${lane.from}`), to: t(`countries:${lane.to}`) });
    above.push({ id: 'rcep', percent: rcep, words, tone: 'lane' });
  }
  if (mfn !== null) above.push({ id: 'mfn', percent: mfn, words: t('ruler.mfn'), tone: 'mfn' });
  if (above.length === 0) return null;
  const below = [...otherPartners(), ...otherAgreements()]
    .toSorted((a, b) => a.percent - b.percent)
    .slice(0, MAX_BELOW);
  const label = [...above, ...below]
    .map((mark) => `${mark.words} ${formatNumber(mark.percent, language)}%`)
    .join(', ');
  return (
    <RateRuler
      label={t('ruler.label', { marks: label })}
      above={above}
      below={below}
      band={rcep !== null && mfn !== null ? { from: rcep, to: mfn } : null}
    />
  );

  function otherPartners(): RulerMark[] {
    const byPercent = new Map<number, number>();
    for (const { lane: other } of rows) {
      const percent = other.inForce.inForce ? percentOf(other.rcep) : null;
      if (percent !== null && percent !== rcep) byPercent.set(percent, (byPercent.get(percent) ?? 0) + 1);
    }
    return [...byPercent].map(([percent, count]) => ({
      id: `p${percent}`,
      percent,
      words: t('ruler.others', { count }),
    }));
  }

  function otherAgreements(): RulerMark[] {
    return lane.others.flatMap(({ agreement, rate }) => {
      const percent = percentOf({ kind: 'rate', rate });
      return percent === null ? [] : [{ id: agreement, percent, words: agreement }];
    });
  }
}
