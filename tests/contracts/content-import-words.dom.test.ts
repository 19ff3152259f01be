import { describe, expect, it } from 'vitest';
import type { ContentField, ContentKind } from '@/features/content/content-kind';
import { loadKindWords } from '@/features/content/words/load-kind-words';
import { codesIn } from '@/pages/console/content/import/choice-codes';
import { CONTENT_KINDS } from '@/pages/console/content/kinds/content-kinds-schema';
import { LANGUAGES } from '@/shared/i18n/languages';
import { startI18n } from '@/shared/i18n/i18n';

const choicesOf = ({ fields }: ContentKind): ContentField[] =>
  fields.flatMap((field) => [field, ...(field.parts ?? [])]).filter(({ options }) => options !== undefined);

describe('the words by which the choices of a kind are shown', () => {
  it.each(LANGUAGES)('can be imported, each as its own code: %s', async (language) => {
    await startI18n('zh', ['shell']);
    for (const kind of CONTENT_KINDS) {
      const [own, chinese] = [await loadKindWords(kind, language), await loadKindWords(kind, 'zh')];
      const wordsOf = (field: ContentField) =>
        own.options(field).map(({ value, label }, at) => ({
          value,
          words: [label, chinese.options(field)[at]?.label ?? ''],
        }));
      for (const field of choicesOf(kind)) {
        const shown = wordsOf(field).flatMap(({ words }) => words);
        expect([kind.id, field.name, shown.map((word) => codesIn(field, word, wordsOf))]).toEqual([
          kind.id,
          field.name,
          field.options?.flatMap((code) => [code, code]),
        ]);
        if (field.type !== 'choices') continue;
        const all = field.options?.join(',') ?? '';
        expect(codesIn(field, own.shown(field, all) ?? '', wordsOf)).toBe(all);
      }
    }
  });
});
