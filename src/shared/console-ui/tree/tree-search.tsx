import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import '../list/page/filter-form.css';

interface TreeSearchProps {
  /** What is searched. */
  label: string;
  /** The current search. */
  query: string;
  onSearch: (query: string) => void;
}

/** Searches a tree: 查询 (or Enter) applies the input, 重置 clears it. Follows the address, back and forward too. */
export function TreeSearch({ label, query, onSearch }: TreeSearchProps) {
  const { t } = useTexts('console');
  const [typed, setTyped] = useState({ query, text: query });
  if (typed.query !== query) setTyped({ query, text: query });
  return (
    <form
      role="search"
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.text.trim());
      }}
      onReset={(event) => {
        event.preventDefault();
        setTyped({ query, text: '' });
        onSearch('');
      }}
    >
      <TextField
        label={label}
        placeholder={t('filter.contains')}
        autoComplete="off"
        value={typed.text}
        onChange={({ target }) => setTyped({ query, text: target.value })}
      />
      <div className="filter-form-actions">
        <Button type="submit" size="small" variant="primary">
          {t('filter.submit')}
        </Button>
        <Button type="reset" size="small">
          {t('filter.reset')}
        </Button>
      </div>
    </form>
  );
}
