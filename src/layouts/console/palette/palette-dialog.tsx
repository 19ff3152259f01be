import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '@/features/menu/menu';
import { pageAddress } from '@/features/menu/page-address';
import type { MenuItem } from '@/features/menu/visible-menu';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { SearchBox } from '@/features/site-search/dialog/search-box';
import { useSettled } from '@/features/site-search/dialog/use-settled';
import { folded, searchText } from '@/features/site-search/local/search-text';
import { useFavourites, useRecentPlaces } from '@/features/tabs/saved-places';
import { useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import { searchKeys } from '@/shared/ui/controls/search-keys';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Note } from '@/shared/ui/states/note';
import { useShell } from '../shell-context';
import { GROUPS } from './choice';
import type { Choice } from './choice';
import { matchingPages, placeChoices } from './page-choices';
import { PaletteList } from './palette-list';
import { RECORD_KINDS } from './record-kinds';
import { useActions } from './use-actions';
import { useContentRecords } from './use-content-records';
import { useRecords, type FoundChoices } from './use-records';
import '@/features/site-search/dialog/search-dialog.css';

export interface PaletteDialogProps {
  /** The menu visible to the user. */
  items: readonly MenuItem[];
  /** All entries, including hidden ones. */
  entries: readonly MenuEntry[];
  onReload: () => void;
  onLogOut: () => void;
  onClose: () => void;
}

/**
 * Pages, records and actions of the console by what is typed: an ARIA combobox, fully usable by keyboard; Enter
 * without a choice takes the first. Empty, it shows favourites, recent pages and actions.
 */
export function PaletteDialog({ items, entries, onReload, onLogOut, onClose }: PaletteDialogProps) {
  const { t } = useTexts('palette');
  const { onGo, currentPath } = useShell();
  const { pathname, search } = useLocation();
  const currentAddress = pathname + search;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const text = searchText(typed);
  const requested = useSettled(text);
  const kinds = useKinds(entries);
  const records = bothOf(useContentRecords(entries, requested), useRecords(kinds.seen, requested));
  const textOf = useLabels();
  const actions = useActions({ lists: kinds.addable, currentPath, onReload, onLogOut });
  const favourites = placeChoices('favourites', useFavourites(), textOf);
  const recent = placeChoices('recent', useRecentPlaces(), textOf).filter(
    ({ address }) => address !== currentAddress,
  );
  const isSettled = text === requested;
  const choices =
    text === ''
      ? [...favourites, ...recent, ...actions]
      : inOrder([
          ...matchingPages(items, text, textOf),
          ...(isSettled ? records.choices : []),
          ...actions.filter(({ title, words = '' }) => folded(`${title} ${words}`).includes(folded(text))),
        ]);
  const isPending = !isSettled || records.isPending;
  useEffect(() => input.current?.focus(), []);

  const choose = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    onClose();
    if (choice.address !== undefined) onGo(choice.address);
    choice.run?.();
  };
  // Without a choice of the keyboard, the first result, never an action nobody looked for.
  const handleEnter = () => choose(choices[active] ?? (text === '' ? undefined : choices[0]));
  const message = messageOf();
  function messageOf(): string {
    if (text === '') return '';
    if (isPending) return t('loading');
    if (choices.length > 0) return t('found', { count: choices.length });
    return records.failed.length > 0 ? '' : t('none', { text });
  }

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
        onType={setTyped}
        onEnter={handleEnter}
      />
      <PaletteList
        id={listId}
        text={text}
        choices={choices}
        active={active}
        onChoose={choose}
        onFollow={onClose}
      />
      {isSettled && records.failed.length > 0 && (
        <Note
          tone="negative"
          role="alert"
          actions={
            <Button size="small" onClick={records.retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed', { names: records.failed.map((kind) => t(`group.${kind}`)).join(t('separator')) })}
        </Note>
      )}
      <p className="search-dialog-message">{message}</p>
      <LiveRegion message={message} />
      <p className="search-dialog-keys">{t('keys', { keys: searchKeys() })}</p>
    </Dialog>
  );
}

/** The kinds of record the user may see, and those they may add. */
function useKinds(entries: readonly MenuEntry[]) {
  const session = useSession();
  return useMemo(() => {
    const may = (permissions: readonly string[]) => mayUse(session, permissions);
    const seen = RECORD_KINDS.flatMap((kind) => {
      const listPath = may([kind.perms.select]) ? pageAddress(entries, may, kind.component) : null;
      return listPath === null ? [] : [{ kind, listPath }];
    });
    return { seen, addable: seen.filter(({ kind }) => may([kind.perms.insert])) };
  }, [entries, session]);
}

/** Two searches as one. */
const bothOf = (one: FoundChoices, other: FoundChoices): FoundChoices => ({
  choices: [...one.choices, ...other.choices],
  isPending: one.isPending || other.isPending,
  failed: [...one.failed, ...other.failed],
  retry: () => {
    one.retry();
    other.retry();
  },
});

const inOrder = (choices: readonly Choice[]): Choice[] =>
  GROUPS.flatMap((group) => choices.filter((choice) => choice.group === group));
