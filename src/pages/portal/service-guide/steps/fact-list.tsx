import type { ReactNode } from 'react';

interface FactListProps {
  rows: readonly { id: string; name: ReactNode; fact: ReactNode; note?: ReactNode }[];
}

/** Names and facts on hairlines; the note is on the right, for an article or a date. */
export function FactList({ rows }: FactListProps) {
  return (
    <dl className="guide-facts">
      {rows.map(({ id, name, fact, note }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
          {note !== undefined && <dd className="guide-article">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
