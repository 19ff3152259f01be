import { TERM_GROUPS, type Term } from './glossary/terms';
import { termWords } from './glossary/term-words';
import { folded } from '@/features/site-search/local/search-text';
import { holdsWord } from '@/shared/api/search-words';
import { useTexts } from '@/shared/i18n/use-texts';

const TERMS = TERM_GROUPS.flatMap(({ terms }) => terms);

/** The terms whose name, other words and meaning contain every typed word; all of them without input. */
export function useMatchingTerms(typed: string): readonly Term[] {
  const { t } = useTexts(['glossary', 'search']);
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return TERMS.filter(({ id }) => {
    const texts = [...termWords(t(`search:terms.${id}`)).words, t(`meaning.${id}`)].map(folded);
    return words.every((word) => texts.some((text) => holdsWord(text, word)));
  });
}
