import { isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tag } from './tag';
import { VisuallyHidden } from '../styles/visually-hidden';

/**
 * Names the language of the preceding text if it differs from the page's (product design §4); renders nothing if they
 * are equal or it is unknown.
 */
export function LanguageTag({ lang }: { lang: string | undefined }) {
  const { t } = useTexts('shell');
  const language = useLanguage();
  if (!isLanguage(lang) || lang === language) return null;
  return (
    <>
      {' '}
      <Tag>
        <VisuallyHidden>{t('language')} </VisuallyHidden>
        <span lang={LANGUAGE_TAGS[lang]}>{LANGUAGE_NAMES[lang]}</span>
      </Tag>
    </>
  );
}
