import { useTexts } from '@/shared/i18n/use-texts';
import type { KeptItem } from './kept-item';
import { keptLane } from './kept-lane';

/**
 * The title of a kept item, whatever name the reader gave it; lanes and countries in the language of the page, not in the
 * one they were kept in. Texts in the areas `kept` and `countries`.
 */
export function useKeptTitle(): (item: KeptItem) => string {
  const { t, i18n } = useTexts(['kept', 'countries']);
  const isCountry = (code: string) => i18n.exists(`countries:${code}`);
  return (item) => {
    if (item.kind === 'country' && isCountry(item.id)) return t(`countries:${item.id}`);
    const lane = keptLane(item);
    if (lane === null || !isCountry(lane.from) || !isCountry(lane.to)) return item.title;
    const { code, from, to } = lane;
    return t(`kept:lane.${item.kind}`, { code, from: t(`countries:${from}`), to: t(`countries:${to}`) });
  };
}
