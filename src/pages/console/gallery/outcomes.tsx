import { NoData } from '@/shared/ui/marks/no-data';

/** Functions by name with their results; null is shown as a missing value. */
export function Outcomes({ rows }: { rows: Readonly<Record<string, string | null>> }) {
  return (
    <dl className="gallery-pairs">
      {Object.entries(rows).map(([name, outcome]) => [
        <dt key={`${name}-name`}>
          <code>{name}</code>
        </dt>,
        <dd key={name}>{outcome ?? <NoData />}</dd>,
      ])}
    </dl>
  );
}
