import { answerKind } from '@/features/tariffs/lane/answer-kind';
import type { Lane } from '@/features/tariffs/lane/lane';
import { nonPartyOf } from '@/features/tariffs/lane/non-party';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/**
 * Explains why the answer is a special case for every line of the code: the Agreement does not apply, a deciding
 * rate is missing, or no line has a preference. Null if that depends on the line.
 */
export function useCommonReason(): (lanes: readonly Lane[]) => string | null {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  return (lanes) => {
    const [first] = lanes;
    if (first === undefined) return null;
    const { from, to, date, inForce } = first;
    if (!inForce.inForce) {
      const words = { from: t(`countries:${from}`), to: t(`countries:${to}`) };
      const country = t(`countries:${nonPartyOf(first)}`);
      return t(`answer.reason.${inForce.reason}`, { ...words, country, date: dateInText(date, language) });
    }
    const kind = commonKind(lanes);
    return kind === null ? null : t('lines.common', { reason: t(`answer.basis.${kind}`) });
  };
}

const COMMON = ['rcep-not-held', 'mfn-not-held', 'no-preference'] as const;

function commonKind(lanes: readonly Lane[]) {
  const isWithoutMfn = lanes.every(({ mfn }) => mfn.kind !== 'rate');
  if (isWithoutMfn && lanes.every(({ rcep }) => rcep.kind === 'missing')) return 'nothing-held';
  const kinds = new Set(lanes.map((lane) => (isWithoutMfn ? 'mfn-not-held' : answerKind(lane))));
  return kinds.size === 1 ? (COMMON.find((kind) => kinds.has(kind)) ?? null) : null;
}
