import { EntryDetail, EntryTitle } from './dialog/entry-text';
import type { SearchEntry } from './dialog/search-entry';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import './entry-rows.css';

/** A list of entries, each a link to its page, else to another site; without either its title. */
export function EntryRows({ entries, text }: { entries: readonly SearchEntry[]; text: string }) {
  return (
    <ul className="found-rows">
      {entries.map((entry) => (
        <li key={entry.id}>
          <LinkedTitle entry={entry} text={text} />
          <EntryDetail entry={entry} text={text} />
        </li>
      ))}
    </ul>
  );
}

function LinkedTitle({ entry, text }: { entry: SearchEntry; text: string }) {
  const title = <EntryTitle entry={entry} text={text} />;
  if (entry.address !== null) return <Link to={entry.address}>{title}</Link>;
  return entry.url === undefined ? title : <ExternalLink href={entry.url}>{title}</ExternalLink>;
}
