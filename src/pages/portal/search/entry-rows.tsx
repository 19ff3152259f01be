import { EntryDetail, EntryTitle } from '@/features/site-search/entry-text';
import type { SearchEntry } from '@/features/site-search/search-entry';
import { Link } from '@/shared/ui/link';

/** Entries one below the other, each a link to what was found. */
export function EntryRows({ entries, text }: { entries: readonly SearchEntry[]; text: string }) {
  return (
    <ul className="found-rows">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link to={entry.address}>
            <EntryTitle entry={entry} text={text} />
          </Link>
          <EntryDetail entry={entry} text={text} />
        </li>
      ))}
    </ul>
  );
}
