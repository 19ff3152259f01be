import { Form } from 'antd';
import { originalOf, textFor, type ContentField, type ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import type { KindWords } from '@/features/content/words/kind-words';
import { cutText } from '@/shared/format/cut-text';
import { LANGUAGE_NAMES } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';
import { htmlWords } from '@/shared/ui/html/html-words';

const SHOWN = 80;

interface LanguageHintProps {
  kind: ContentKind;
  field: ContentField;
  words: KindWords;
}

/** Under the text of a language: the original that visitors read in its place, or what they read if there is no text. */
export function LanguageHint({ kind, field, words }: LanguageHintProps) {
  const { name, text = '', language = 'zh' } = field;
  const { t } = useTexts('content');
  const values = Form.useWatch<ContentValues>([]) ?? {};
  const shown = (of: string) => cutText(field.type === 'html' ? htmlWords(of) : of, SHOWN);
  const typed = String(values[name] ?? '').trim();
  const original = originalOf(kind, values, text);
  if (original?.lang === language && original.text.trim() !== typed)
    return t('missing.original', {
      field: words.label(kind.original?.field ?? ''),
      text: shown(original.text),
    });
  if (typed !== '') return null;
  const other = textFor(kind, values, text, language);
  return (
    <span className="record-missing">
      {other === null
        ? t('missing.everywhere')
        : t('missing.fallback', { language: LANGUAGE_NAMES[other.lang], text: shown(other.text) })}
    </span>
  );
}
