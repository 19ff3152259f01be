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
  const { address, keptAt } = query;
  const title = useSavedTitle()(query);
  const label = query.name ?? title;
  if (draft !== null) {
    return (
      <li className="kept-row">
        <form
          className="kept-form"
          onSubmit={(event) => {
            event.preventDefault();
            // The displayed title does not count as the reader's own name.
            onRename(draft === title ? '' : draft);
            setDraft(null);
          }}
        >
          <TextField
            label={t('kept.newName')}
            value={draft}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" size="small">
            {t('kept.save')}
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className="kept-row">
      <Link to={address} onClick={onOpen}>
        {label}
      </Link>
      <span className="kept-row-side">
        <time dateTime={keptAt}>{formatMoment(new Date(keptAt), language)}</time>
        <Button
          variant="text"
          size="small"
          aria-label={t('kept.renameNamed', { label })}
          onClick={() => setDraft(label)}
        >
          {t('kept.rename')}
        </Button>
        <Button variant="text" size="small" aria-label={t('kept.deleteNamed', { label })} onClick={onDelete}>
          {t('kept.delete')}
        </Button>
      </span>
    </li>
  );
}
