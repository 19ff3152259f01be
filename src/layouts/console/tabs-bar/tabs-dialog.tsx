import { useState } from 'react';
import { placeKey, useRecordNames } from '@/features/tabs/record-names';
import type { Tab } from '@/features/tabs/tabs';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { Dialog } from '@/shared/ui/controls/dialog';
import { TextField } from '@/shared/ui/fields/text-field';
import './tabs-dialog.css';

interface TabsDialogProps {
  tabs: readonly Tab[];
  unsaved: ReadonlySet<string>;
  currentPath: string;
  onChoose: (tab: Tab) => void;
  onClose: () => void;
}

/** The list of all open pages, filtered by a part of their name; Enter opens the first. */
export function TabsDialog({ tabs, unsaved, currentPath, onChoose, onClose }: TabsDialogProps) {
  const { t } = useTexts('tabs');
  const textOf = useLabels();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const names = useRecordNames();
  const recordOf = (tab: Tab) => names[placeKey(tab)];
  const found = tabs.filter((tab) =>
    `${textOf(tab.meta.title)} ${recordOf(tab) ?? ''} ${tab.path}`.toLowerCase().includes(wanted),
  );
  const [first] = found;
  return (
    <Dialog isOpen title={t('label')} className="tabs-dialog" onClose={onClose}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onChoose(first);
        }}
      >
        <TextField
          label={t('list.search')}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
      <ul className="tabs-dialog-list">
        {found.map((tab) => (
          <li key={tab.path}>
            <button
              type="button"
              aria-current={tab.path === currentPath ? 'page' : undefined}
              onClick={() => onChoose(tab)}
            >
              <span lang={labelLang(tab.meta.title)}>{textOf(tab.meta.title)}</span>
              <span className="tabs-dialog-note">
                {unsaved.has(tab.path) ? t('unsaved') : (recordOf(tab) ?? tab.path)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 && t('list.none')}</p>
    </Dialog>
  );
}
