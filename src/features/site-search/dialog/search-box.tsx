import type { KeyboardEvent, Ref } from 'react';
import { placeAfter } from '@/shared/ui/fields/place-after';
import '@/shared/ui/fields/field.css';

interface SearchBoxProps {
  label: string;
  hint: string;
  /** The id of the list; its choices are `<listId>-0`, `<listId>-1` and so on. */
  listId: string;
  /** How many choices the list has, and which is active; −1 for none. */
  count: number;
  active: number;
  onActiveChange: (place: number) => void;
  value: string;
  onType: (text: string) => void;
  onEnter: () => void;
  ref: Ref<HTMLInputElement>;
}

/** The box of a search with a list of choices below it: an ARIA combobox whose arrow keys move through them. */
export function SearchBox(props: SearchBoxProps) {
  const { label, hint, listId, count, active, onActiveChange, value, onType, onEnter, ref } = props;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onActiveChange(placeAfter(active, event.key === 'ArrowDown' ? 1 : -1, count));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
  };
  return (
    <input
      ref={ref}
      type="text"
      role="combobox"
      className="field-input"
      aria-label={label}
      placeholder={hint}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      aria-autocomplete="list"
      aria-expanded={count > 0}
      aria-controls={listId}
      aria-activedescendant={active >= 0 && active < count ? `${listId}-${active}` : undefined}
      value={value}
      onChange={({ target }) => {
        onType(target.value);
        onActiveChange(-1);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}
