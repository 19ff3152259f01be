import { useEffect, useRef, useState } from 'react';
import type { SavedItem } from '@/features/saved/saved-item';
import { useSavedTitles } from '@/features/saved/use-saved-title';
import { momentInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { RenameForm } from './rename-form';

interface ItemRowProps {
  item: SavedItem;
  /** The reader's name for it, else its title. */
  name: string;
  ticks: number | null;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One saved item: a link to it, its own title if renamed, the date it was saved, and its actions. */
export function ItemRow({ item, name, ticks, onRename, onRemove }: ItemRowProps) {
  const { t } = useTexts('saved');
  const language = useLanguage();
  const { text: title, lang } = useSavedTitles()(item);
  const hasOwnName = item.name !== undefined;
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    const end = () => setIsRenaming(false);
    return (
      <li>
        <RenameForm
          name={name}
          onCancel={end}
          onSave={(typed) => {
            // The displayed title does not count as the reader's own name.
            onRename(typed === title ? '' : typed);
            end();
          }}
        />
      </li>
    );
  }
  const saved = momentInText(new Date(item.savedAt), language);
  return (
    <li className="saved-item">
      <div>
        <Link to={item.address} lang={hasOwnName ? undefined : lang}>
          {name}
        </Link>
        {!hasOwnName && <LanguageTag lang={lang} />}
        <p className="saved-item-note">
          {hasOwnName && (
            <span>
              <span lang={lang}>{t('ownName', { title })}</span>
              <LanguageTag lang={lang} />
            </span>
          )}
          {ticks !== null && <span>{t('ticked', { count: ticks })}</span>}
          <time dateTime={item.savedAt}>{t('savedAt', { date: saved })}</time>
        </p>
      </div>
      <div className="saved-item-actions">
        <Button
          ref={button}
          variant="text"
          size="small"
          aria-label={t('renameNamed', { title: name })}
          onClick={() => setIsRenaming(true)}
        >
          {t('rename')}
        </Button>
        <Button variant="text" size="small" aria-label={t('removeNamed', { title: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
