import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';

/** The name of a kind of content for the reader; its id where it has none. */
export function useKindName(): (kind: string) => string {
  const { t } = useTexts('content-words');
  return (kind) => textOfCode(t, 'kind', kind);
}
