import { useState, type ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/text-field';

interface IconGridProps {
  icons: readonly { name: string; drawing: ReactNode }[];
}

/** Icons with their names, and a field that narrows them down. */
export function IconGrid({ icons }: IconGridProps) {
  const { t } = useTexts('gallery', { keyPrefix: 'icon' });
  const [wanted, setWanted] = useState('');
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
      <ul className="gallery-icons">
        {found.map(({ name, drawing }) => (
          <li key={name}>
            {drawing}
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
