import type { ContentField } from '@/features/content/content-kind';
import type { KindWords } from '@/features/content/words/kind-words';

/** What parts of a row take, in words, and which parts. */
export interface SharedHint {
  text: string;
  parts: readonly ContentField[];
}

/** The hints of the parts of a row, each text once. */
export function sharedHints(field: ContentField, words: Pick<KindWords, 'hint'>): readonly SharedHint[] {
  const found = new Map<string, ContentField[]>();
  for (const part of field.parts ?? []) {
    const text = words.hint(field, part);
    if (text !== undefined) found.set(text, [...(found.get(text) ?? []), part]);
  }
  return [...found].map(([text, parts]) => ({ text, parts }));
}
