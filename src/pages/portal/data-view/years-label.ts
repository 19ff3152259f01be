import { useTexts } from '@/shared/i18n/use-texts';

/** A range of years in the reader's language; a single year alone. */
export function useYearsLabel(): (from: number, to: number) => string {
  const { t } = useTexts('dataview');
  return (from, to) => (from === to ? t('oneYear', { year: from }) : t('years', { from, to }));
}
