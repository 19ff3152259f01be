import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';

/** The name of a kind of content for the reader; its id where it has none. */
export function useKindName(): (kind: string) => string {
  const { t } = useTexts('overview');
  return (kind) => t(`queue.kind.${kind}` as TextKey<'overview'>, { defaultValue: kind });
}
