import { RELATION_KINDS, type StandardDetail, type StandardRelation } from '../standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { useListLeft } from '@/shared/list/use-list-left';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

const DIRECTIONS = ['out', 'in'] as const;

/** The relations in groups by kind and direction, each linked if the library has the other standard. */
export function StandardRelations({
  standard: { relations, adoption, country },
}: {
  standard: StandardDetail;
}) {
  const { t } = useTexts('standard');
  const groups = RELATION_KINDS.flatMap((kind) =>
    DIRECTIONS.map((direction) => ({
      id: `${kind}.${direction}` as const,
      rows: relations.filter((relation) => relation.kind === kind && relation.direction === direction),
    })),
  ).filter(({ rows }) => rows.length > 0);
  if (groups.length === 0)
    return (
      <p className="no-data">
        {t(country !== null && adoption === 'none' ? 'relations.national' : 'relations.none')}
      </p>
    );
  return (
    <div className="standard-relations">
      {groups.map(({ id, rows }) => (
        <div key={id}>
          <h3>{t(`relations.${id}`)}</h3>
          <ul className="standard-relation-list">
            {rows.map((relation) => (
              <Relation key={relation.number} relation={relation} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Relation({ relation: { degree, number, otherId, mark } }: { relation: StandardRelation }) {
  const { t } = useTexts('standard');
  // The back link still leads to the list the reader came from.
  const from = useListLeft();
  return (
    <li>
      {otherId === null ? (
        number
      ) : (
        <Link to={paths.standardDetails(otherId)} from={from}>
          {number}
        </Link>
      )}
      {degree !== null && <span className="standard-degree">{t(`adoption.${degree}`)}</span>}{' '}
      <RecordMarkTag mark={mark} />
    </li>
  );
}
