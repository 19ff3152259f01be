import { textsIn } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';
import type { ContentKind } from '../content-kind';
import { kindWords, type KindWords } from './kind-words';

/** The words of a kind in any language, not only the reader's; rejects if its texts fail to load. */
export async function loadKindWords(kind: ContentKind, language: Language): Promise<KindWords> {
  const [t] = await Promise.all([
    textsIn(language, 'content'),
    ...(['countries', ...kind.areas] as const).map((area) => textsIn(language, area)),
  ]);
  return kindWords(kind, t, language);
}
