import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';
import { FilterActions } from '../list/page/filter-actions';

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
      <FilterActions />
    </form>
  );
}
