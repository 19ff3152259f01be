import { formatHs } from '../hs-code';
import { useTexts } from '@/shared/i18n/use-texts';
import type { CodedPlace } from './hs-section';

/** Formats a place with its code: `Chapter 94`. */
export function usePlaceLabel(): (place: CodedPlace) => string {
  const { t } = useTexts('browse');
  return ({ code, level }) => t(`place.${level}`, { code: level === 'section' ? code : formatHs(code) });
}
