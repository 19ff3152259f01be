import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';

interface MissingLanguagesProps {
  languages: readonly Language[];
  /** Their names in one text. */
  names: string;
}

/** One language by its name, several by their number, so that a row stays low; their names are the hint. */
export function MissingLanguages({ languages, names }: MissingLanguagesProps) {
  const { t } = useTexts('content');
  const [only, ...others] = languages;
  if (only !== undefined && others.length === 0)
    return <span lang={LANGUAGE_TAGS[only]}>{LANGUAGE_NAMES[only]}</span>;
  return (
    <span className="no-break" title={names}>
      {t('missing.several', { count: languages.length })}
      <VisuallyHidden>{` ${names}`}</VisuallyHidden>
    </span>
  );
}
