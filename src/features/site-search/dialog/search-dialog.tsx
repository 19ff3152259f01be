import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Dialog } from '@/shared/ui/controls/dialog';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { SearchBox } from './search-box';
import { choicesOf } from './search-choices';
import type { SearchChoice } from './search-choices';
import { SearchResults } from './search-results';
import { SearchFailure, useSearchMessage } from './search-state';
import { isSearchable, searchText } from '../local/search-text';
import type { SiteSearch } from '../use-site-search';
import './search-dialog.css';

interface SearchDialogProps {
  typed: string;
  onType: (text: string) => void;
  /** The text `found` is for, normalised by `searchText`. */
  requested: string;
  found: SiteSearch;
  /** The keys that open the dialog. */
  keys: string;
  onClose: () => void;
}

/**
 * The search over the whole site: an ARIA combobox, fully usable by keyboard; Enter without a choice opens all
 * results. Texts in the area `search`.
 */
export function SearchDialog({ typed, onType, requested, found, keys, onClose }: SearchDialogProps) {
  const { t } = useTexts('search');
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const text = searchText(typed);
  const isLong = isSearchable(text);
  const isSettled = text === requested;
  // Results of an older text stay, dimmed, until the newer ones load.
  const choices = isLong ? choicesOf(requested, found, []) : choicesOf('', found, recent);
  const message = useSearchMessage(text, isSettled, found);
  useEffect(() => input.current?.focus(), []);

  const type = (next: string) => {
    onType(next);
    setActive(-1);
  };
  const choose = (choice: SearchChoice) => {
    if (choice.kind === 'recent') type(choice.text);
    else leave();
  };
  const leave = () => {
    rememberSearch(text);
    onClose();
  };
  const handleEnter = () => {
    const choice = choices[active];
    if (choice?.kind === 'recent') return type(choice.text);
    if (choice === undefined && !isLong) return undefined;
    leave();
    if (choice?.kind === 'entry' && choice.url !== undefined)
      return void window.open(choice.url, '_blank', 'noopener,noreferrer');
    return void navigate(choice?.address ?? paths.search({ q: text }));
  };
  return (
    <Dialog isOpen title={t('title')} onClose={onClose} className="search-dialog">
      <SearchBox
        ref={input}
        label={t('label')}
        hint={t('hint')}
        listId={listId}
        count={choices.length}
        active={active}
        onActiveChange={setActive}
        value={typed}
        onType={onType}
        onEnter={handleEnter}
      />
      <SearchResults
        id={listId}
        text={requested}
        choices={choices}
        groups={isLong ? found.groups : []}
        isSettled={isSettled}
        active={active}
        onChoose={choose}
        onForget={() => {
          forgetSearches();
          setRecent([]);
          input.current?.focus();
        }}
      />
      {isSettled && <SearchFailure found={found} />}
      <p className="search-dialog-message">{message}</p>
      <LiveRegion message={message} />
      <p className="search-dialog-keys">{t('keys', { keys })}</p>
    </Dialog>
  );
}
