import { useTexts } from '@/shared/i18n/use-texts';

/** What counts as a chemical reaction and what does not (headnote 7 of Annex 3A). */
export function ReactionNote() {
  const { t } = useTexts('origin-rule');
  return t('reaction');
}
