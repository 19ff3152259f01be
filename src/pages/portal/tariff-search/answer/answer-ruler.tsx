import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PartnerRow } from '@/features/tariffs/country-pair/partners';
import { RateRuler } from '@/features/tariffs/rates/rate-ruler';
import type { RulerMark } from '@/features/tariffs/rates/rate-ruler';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

const MAX_BELOW = 4;

/**
 * This route and MFN above the axis, the other groups of partners and agreements below; nothing without a percentage.
 */
export function AnswerRuler({ pair, rows }: { pair: PairDuty; rows: readonly PartnerRow[] }) {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  const rcep = pair.inForce.inForce ? percentOf(pair.rcep) : null;
  const mfn = percentOf(pair.mfn);
  const above: RulerMark[] = [];
  if (rcep !== null) {
    const words = t('ruler.pair', { from: t(`countries:${pair.from}`), to: t(`countries:${pair.to}`) });
    above.push({ id: 'rcep', percent: rcep, words, tone: 'pair' });
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
    for (const { pair: other } of rows) {
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
    return pair.others.flatMap(({ agreement, rate }) => {
      const percent = percentOf({ kind: 'rate', rate });
      return percent === null ? [] : [{ id: agreement, percent, words: agreement }];
    });
  }
}
