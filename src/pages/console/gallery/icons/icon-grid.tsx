import { useState, type ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';

interface IconGridProps {
  icons: readonly { name: string; drawing: ReactNode }[];
}

/** The number of icons rendered at first, and added each time. */
const STEP = 240;

/** Icons with their names, which a press copies, and a field that filters them. */
export function IconGrid({ icons }: IconGridProps) {
  const { t } = useTexts('gallery', { keyPrefix: 'icon' });
  const [wanted, setWanted] = useState('');
  const [limit, setLimit] = useState(STEP);
  const [message, setMessage] = useState('');
  const handleCopy = (name: string) =>
    navigator.clipboard.writeText(name).then(
      () => setMessage(t('copied', { name })),
      () => setMessage(t('notCopied', { name })),
    );
  const found = icons.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <TextField
        label={t('search')}
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="gallery-result" role="status">
        {t('found', { count: found.length, total: icons.length })}
      </p>
      <p role="status">{message}</p>
      <ul className="gallery-icons">
        {found.slice(0, limit).map(({ name, drawing }) => (
          <li key={name}>
            {drawing}
            <button
              type="button"
              className="gallery-icon-name"
              aria-label={t('copy', { name })}
              onClick={() => void handleCopy(name)}
            >
              <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
      {found.length > limit && (
        <Button size="small" onClick={() => setLimit(limit + STEP)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
