import type { FactRow } from './fact';
import { FactText } from './fact-text';
import './fact-list.css';

/** The rows of one country as a description list. */
export function FactList<T>({ rows, of }: { rows: readonly FactRow<T>[]; of: T }) {
  return (
    <dl className="fact-list">
      {rows.map((row) => (
        <div key={row.id}>
          <dt>{row.label}</dt>
          <dd>
            <FactText fact={row.fact(of)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
