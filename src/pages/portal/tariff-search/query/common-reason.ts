import { answerKind } from '@/features/tariffs/country-pair/answer-kind';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { nonPartyOf } from '@/features/tariffs/country-pair/non-party';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/**
 * Explains why the answer is a special case for every line of the code: the Agreement does not apply, a deciding
 * rate is missing, or no line has a preference. Null if that depends on the line.
 */
export function useCommonReason(): (pairs: readonly PairDuty[]) => string | null {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  return (pairs) => {
    const [first] = pairs;
    if (first === undefined) return null;
    const { from, to, date, inForce } = first;
    if (!inForce.inForce) {
      const words = { from: t(`countries:${from}`), to: t(`countries:${to}`) };
      const country = t(`countries:${nonPartyOf(first)}`);
      return t(`answer.reason.${inForce.reason}`, { ...words, country, date: dateInText(date, language) });
    }
    const kind = commonKind(pairs);
    return kind === null ? null : t('lines.common', { reason: t(`answer.basis.${kind}`) });
  };
}

const COMMON = ['rcep-missing', 'mfn-missing', 'no-preference'] as const;

function commonKind(pairs: readonly PairDuty[]) {
  const isWithoutMfn = pairs.every(({ mfn }) => mfn.kind !== 'rate');
  if (isWithoutMfn && pairs.every(({ rcep }) => rcep.kind === 'missing')) return 'no-data';
  const kinds = new Set(pairs.map((pair) => (isWithoutMfn ? 'mfn-missing' : answerKind(pair))));
  return kinds.size === 1 ? (COMMON.find((kind) => kinds.has(kind)) ?? null) : null;
}
