import { DEFAULT_LANGUAGE } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { TextKey } from '@/shared/i18n/text-keys';

/**
 * A sentence of a form, resolved when rendered so that it follows the language: `key` of the area `account` or
 * prefixed with its area, and the server's own words, which are Chinese.
 */
export interface FormText {
  key?: TextKey<['account', 'messages']>;
  values?: Readonly<Record<string, string | number>>;
  serverText?: string | null;
}

/** Formats form texts: Chinese readers get the server's own words if any, others a translation if there is one. */
export function useFormText(): (text: FormText) => string {
  const { t } = useTexts(['account', 'messages']);
  const language = useLanguage();
  return ({ key, values, serverText }) => {
    const isServerFirst = key === undefined || language === DEFAULT_LANGUAGE;
    return serverText && isServerFirst ? serverText : t(key ?? 'failure.unknown', values ?? {});
  };
}
