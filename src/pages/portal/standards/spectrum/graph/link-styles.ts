import type { RelationKind } from '@/features/standards/standards-schema';
import type { LinkStyle } from '@/shared/charts/graph/graph-chart';

/** The line of each kind of relation. */
export const STYLE_OF = {
  adopts: 'solid',
  basedOn: 'dash',
  corresponds: 'dot',
  replaces: 'dashDot',
  references: 'long',
} as const satisfies Record<RelationKind, LinkStyle>;
