import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Problem } from './rules';

/** The text of a problem. That of another area than `validation` needs that area, which the page of the rule loads. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTexts('validation');
  return ({ key, values }) => t(key as TextKey<'validation'>, values);
}
