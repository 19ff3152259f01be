import { Suspense, useCallback, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { lazyPart } from '@/shared/loading/lazy-part';
import { placeAfter } from '@/shared/ui/fields/place-after';
import { classNames } from '@/shared/ui/styles/class-names';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { formatHs, isSearchableProduct } from '../hs-code';
import type { HsSuggestion } from '../hs-schema';
import { suggestText } from './suggest-text';
import './hs-combobox.css';

/** The list and its client are loaded with the first suggestion. */
const HsSuggestions = lazyPart(() => import('./hs-suggestions').then((part) => part.HsSuggestions));

interface HsComboboxProps {
  /** Id of the input; its label points here. */
  id: string;
  /** The text of the box: a code, with or without its name, or product words; `readHsInput` reads it. */
  value: string;
  onChange: (text: string) => void;
  name?: string;
  className?: string;
  placeholder?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/**
 * The code or product box: an ARIA combobox over the server's suggestions, fully usable by keyboard. A picked code is
 * shown with its name; picking a heading shows the suggestions below it; without an active suggestion Enter submits
 * the form.
 */
export function HsCombobox({ value, onChange, className, ...input }: HsComboboxProps) {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [options, setOptions] = useState<readonly HsSuggestion[]>([]);
  const [active, setActive] = useState(-1);
  const handleOptions = useCallback((next: readonly HsSuggestion[]) => {
    setOptions(next);
    setActive(-1);
  }, []);
  const text = suggestText(value);
  const isOpen = isWanted && isSearchableProduct(text);

  const close = () => {
    setIsWanted(false);
    setActive(-1);
  };
  const pick = (option: HsSuggestion) => {
    if (option.level === 'subheading') {
      onChange(`${formatHs(option.hs)} ${option.name.text}`);
      close();
    } else {
      onChange(option.hs);
      setActive(-1);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsWanted(true);
      if (isOpen) setActive(placeAfter(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && isOpen && option) {
      event.preventDefault();
      pick(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' || event.key === 'Tab') close();
  };
  return (
    <span className="hs-combobox">
      <input
        {...input}
        type="text"
        role="combobox"
        className={classNames(className, 'hs-combobox-input')}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setIsWanted(true);
          setActive(-1);
        }}
        onKeyDown={handleKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={close}
      />
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <HsSuggestions id={listId} text={text} active={active} onOptions={handleOptions} onPick={pick} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
