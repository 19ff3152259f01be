import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import '@/shared/ui/fields/field.css';
import './search-box.css';

interface SearchBoxProps {
  label: string;
  /** The search text of the list, from the address. */
  value: string;
  onSearch: (text: string) => void;
  placeholder?: string;
}

/** How long typing must rest before searching. */
const REST_MS = 300;

/** A list's search field: searches when typing rests, at once on Enter, and follows the address when that changes by itself. */
export function SearchBox({ label, value, onSearch, placeholder }: SearchBoxProps) {
  const { t } = useTexts('list');
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (shown !== value) {
    setShown(value);
    // The box's own change of the address may follow later input.
    const place = underWay.indexOf(value);
    setUnderWay(place < 0 ? [] : underWay.slice(place + 1));
    if (place < 0) setTyped(value);
  }
  const ask = (text: string) => {
    setUnderWay([...underWay, text]);
    onSearch(text);
  };
  const search = useRef(ask);
  useEffect(() => {
    search.current = ask;
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => search.current(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(typed.trim());
  };
  const clear = () => {
    setTyped('');
    ask('');
  };
  return (
    <form role="search" className="search-box" onSubmit={handleSubmit}>
      <input
        type="search"
        className="field-input"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button type="button" className="search-box-clear" aria-label={t('clearText')} onClick={clear}>
          <Icon name="close" size={16} />
        </button>
      )}
    </form>
  );
}
