import { languageName } from '@/shared/i18n/language-name';
import { LANGUAGES, type Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import './texts-choice.css';

interface TextsChoiceProps {
  /** The language whose translations alone are shown; null: all fields. */
  language: Language | null;
  onChange: (language: Language | null) => void;
}

const ALL = 'all';

/** Chooses between all fields of a record and the translations into one language. */
export function TextsChoice({ language, onChange }: TextsChoiceProps) {
  const { t } = useTexts('content');
  const reader = useLanguage();
  return (
    <SelectField
      className="record-texts-choice"
      label={t('texts.label')}
      value={language ?? ALL}
      options={[
        { value: ALL, label: t('texts.all') },
        ...LANGUAGES.map((value) => ({
          value,
          label: t('texts.into', { language: languageName(value, reader) }),
        })),
      ]}
      onValueChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  );
}
