import type { RelationKind } from '@/features/standards/standards-schema';
import { LINK_STYLES } from '@/shared/charts/graph/graph-chart';
import { STYLE_OF } from './link-styles';

/** The line style of a kind of relation, shown beside its name. */
export function LinkKey({ kind }: { kind: RelationKind }) {
  return (
    <svg className="spectrum-link-key" width="36" height="10" viewBox="0 0 36 10" aria-hidden="true">
      <path d="M0 5h30" strokeDasharray={LINK_STYLES[STYLE_OF[kind]].join(' ') || undefined} />
      {kind !== 'corresponds' && <path d="m30 2 5 3-5 3z" className="spectrum-link-head" />}
    </svg>
  );
}
