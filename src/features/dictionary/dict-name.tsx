import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';
import { useDictionary } from './use-dictionary';
import './dict-name.css';

interface DictNameProps {
  /** The type code. */
  code: string;
  /** The stored value; renders nothing without one. */
  value: string | null | undefined;
}

/** The name of a stored value. A value missing from the dictionary is shown as is, marked. */
export function DictName({ code, value }: DictNameProps) {
  const { t } = useTexts('dictionary');
  const { nameOf, status, isTranslated } = useDictionary(code);
  if (value === null || value === undefined || value === '') return null;
  const name = nameOf(value);
  if (name !== null)
    return <span lang={isTranslated ? undefined : LANGUAGE_TAGS[DEFAULT_LANGUAGE]}>{name}</span>;
  if (status === 'loading') return <span>{value}</span>;
  return (
    <span className="dict-name-unknown" title={t('unknownValue', { code })}>
      {value}
    </span>
  );
}
