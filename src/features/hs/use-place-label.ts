import { formatHs } from './hs-code';
import { useTexts } from '@/shared/i18n/use-texts';
import type { HsPlace } from './hs-tree-schema';

/** Writes what a place is, with its code: `Chapter 94`. */
export function usePlaceLabel(): (place: Pick<HsPlace, 'code' | 'level'>) => string {
  const { t } = useTexts('browse');
  return ({ code, level }) => t(`place.${level}`, { code: level === 'section' ? code : formatHs(code) });
}
