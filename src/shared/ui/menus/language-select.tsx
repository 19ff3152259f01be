import { isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '../controls/icon';
import './language-select.css';

export interface LanguageSelectProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
}

/** The six languages by their own names; a native select, so that it is in the first paint too. */
export function LanguageSelect({ language, onLanguageChange }: LanguageSelectProps) {
  const { t } = useTexts('shell');
  const handleChange = (value: string) => {
    if (isLanguage(value)) onLanguageChange(value);
  };
  return (
    <span className="language-select">
      <select
        aria-label={t('language')}
        value={language}
        onChange={(event) => handleChange(event.target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={LANGUAGE_TAGS[each]}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={16} />
    </span>
  );
}
