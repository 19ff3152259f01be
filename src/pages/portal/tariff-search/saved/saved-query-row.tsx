import { useState } from 'react';
import { MAX_NAME_LENGTH } from '@/features/saved/saved-item';
import type { SavedItem } from '@/features/saved/saved-item';
import { useSavedTitle } from '@/features/saved/use-saved-title';
import { formatMoment } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { TextField } from '@/shared/ui/fields/text-field';

interface SavedQueryRowProps {
  query: SavedItem;
  onOpen: () => void;
  onRename: (label: string) => void;
  onDelete: () => void;
}

/** One saved query: a link to its answer, the day it was saved, renaming in place, and deleting. */
export function SavedQueryRow({ query, onOpen, onRename, onDelete }: SavedQueryRowProps) {
  const { t } = useTexts('pair');
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const { address, savedAt } = query;
  const title = useSavedTitle()(query);
  const label = query.name ?? title;
  if (draft !== null) {
    return (
      <li className="queries-row">
        <form
          className="queries-form"
          onSubmit={(event) => {
            event.preventDefault();
            // The displayed title does not count as the reader's own name.
            onRename(draft === title ? '' : draft);
            setDraft(null);
          }}
        >
          <TextField
            label={t('savedQueries.newName')}
            value={draft}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" size="small">
            {t('savedQueries.saveName')}
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className="queries-row">
      <Link to={address} onClick={onOpen}>
        {label}
      </Link>
      <span className="queries-row-side">
        <time dateTime={savedAt}>{formatMoment(new Date(savedAt), language)}</time>
        <Button
          variant="text"
          size="small"
          aria-label={t('savedQueries.renameNamed', { label })}
          onClick={() => setDraft(label)}
        >
          {t('savedQueries.rename')}
        </Button>
        <Button
          variant="text"
          size="small"
          aria-label={t('savedQueries.deleteNamed', { label })}
          onClick={onDelete}
        >
          {t('savedQueries.delete')}
        </Button>
      </span>
    </li>
  );
}
