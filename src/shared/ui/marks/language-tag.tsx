import { isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tag } from './tag';
import { VisuallyHidden } from '../styles/visually-hidden';

/** Names, behind a text that is not in the language of the page, the language it is in (product design §4); nothing where they are the same or it is not known. */
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
