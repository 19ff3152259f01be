import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiScope } from '@/shared/api/cache/api-scope';
import { formatNumber } from '@/shared/format/number';
import type { Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { suggestQuery } from '../hs-api';
import { formatHs } from '../hs-code';
import type { HsSuggestion, HsSuggestPage } from '../hs-schema';

interface HsSuggestionsProps {
  id: string;
  /** As `suggestText` writes it. */
  text: string;
  /** Index of the active suggestion, −1 for none. */
  active: number;
  onOptions: (options: readonly HsSuggestion[]) => void;
  onPick: (option: HsSuggestion) => void;
}

/** The list of suggestions below the box, requested on each key; a newer text cancels the older request. */
export function HsSuggestions(props: HsSuggestionsProps) {
  return (
    <ApiScope>
      <Suggestions {...props} />
    </ApiScope>
  );
}

const NONE: readonly HsSuggestion[] = [];

function Suggestions({ id, text, active, onOptions, onPick }: HsSuggestionsProps) {
  const { t } = useTexts('ui');
  const language = useLanguage();
  const { data, isError } = useQuery(suggestQuery(text, language));
  const options = data?.rows ?? NONE;
  useEffect(() => onOptions(options), [options, onOptions]);
  const meant = options[0]?.match === 'spelling' ? options[0].matched?.text : undefined;
  const statusText = () => {
    if (isError) return t('search.failed');
    if (data === undefined) return t('search.loading');
    if (options.length === 0) return t('search.none', scopeOf(data.searched, language));
    return meant === undefined ? t('search.count', { count: options.length }) : t('search.meant', { meant });
  };
  return (
    // The press must not take the focus out of the box before the click has picked.
    <div className="hs-list-frame" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div className="hs-list" id={id} role="listbox" aria-label={t('search.proposals')}>
        {options.map((option, place) => (
          <Option
            key={option.hs}
            id={`${id}-${place}`}
            option={option}
            isActive={place === active}
            onPick={() => onPick(option)}
          />
        ))}
      </div>
      <p className="hs-list-message" role="status">
        {statusText()}
      </p>
    </div>
  );
}

const scopeOf = ({ codes, languages, synonyms }: HsSuggestPage['searched'], language: Language) => ({
  codes: formatNumber(codes, language),
  languages,
  synonyms: formatNumber(synonyms, language),
});

interface OptionProps {
  id: string;
  option: HsSuggestion;
  isActive: boolean;
  onPick: () => void;
}

/**
 * One suggestion: code, name, its level if it cannot be queried, and the words that matched if the name does not
 * contain them.
 */
function Option({ id, option, isActive, onPick }: OptionProps) {
  const { t } = useTexts('ui');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keyboard works through the input, which stays focused.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="hs-option"
      onClick={onPick}
    >
      <b>{formatHs(option.hs)}</b>
      <span lang={option.name.lang}>{option.name.text}</span>
      {option.level !== 'subheading' && (
        <span className="hs-matched">{t(`search.level.${option.level}`)}</span>
      )}
      {option.name.mark === 'unchecked' && <UncheckedMark />}
      {option.matched && (
        <span className="hs-matched" lang={option.matched.lang}>
          {option.matched.text}
        </span>
      )}
    </div>
  );
}
