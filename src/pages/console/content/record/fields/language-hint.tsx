import { Form } from 'antd';
import { textFor, type ContentField } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { LANGUAGE_NAMES } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';

const SHOWN = 80;

/** Under a language without a text: that it is missing, and what visitors read in its place. */
export function LanguageHint({ field: { name, text = '', language = 'zh' } }: { field: ContentField }) {
  const { t } = useTexts('content');
  const values = Form.useWatch<ContentValues>([]) ?? {};
  if (String(values[name] ?? '').trim() !== '') return null;
  const other = textFor(values, text, language);
  return (
    <span className="record-missing">
      {other === null
        ? t('missing.everywhere')
        : t('missing.fallback', { language: LANGUAGE_NAMES[other.lang], text: other.text.slice(0, SHOWN) })}
    </span>
  );
}
