import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';

/** The way to a page by its number; what is past the end leads to the last page, what is no number nowhere. */
export function PageJump({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const { t } = useTexts('console');
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const page = Number(typed);
        if (Number.isInteger(page) && page >= 1) onPage(Math.min(page, last));
        setTyped('');
      }}
    >
      <label>
        {t('pager.jump')}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
    </form>
  );
}
