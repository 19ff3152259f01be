import * as z from 'zod/mini';
import { graphFrom } from '@/domain/standards';
import type {
  Graph,
  GraphCodec,
  GraphEdge,
  GraphLog,
  GraphNode,
  GraphOperation,
  GraphStore,
} from '@/domain/standards';
import { ADOPTION_DEGREES, RELATION_KINDS, STANDARD_STATUSES } from '@/features/standards/standards-schema';
import type { StandardGraph as Answer } from '@/features/standards/standards-schema';
import { recordMark, serverText } from '@/shared/api/record-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';

const MAX_NOTE = 1000;
const note = z.string().check(z.maxLength(MAX_NOTE));

const standardValue = z.object({
  number: z.string(),
  title: z.nullable(serverText),
  country: z.nullable(z.string()),
  body: z.string(),
  sector: z.nullable(z.enum(SECTOR_IDS)),
  status: z.enum(STANDARD_STATUSES),
  mark: recordMark,
  /** The reader's note; empty without one. */
  note,
  /** True if the reader hid it. */
  isHidden: z.boolean(),
});
const relationValue = z.object({
  kind: z.enum(RELATION_KINDS),
  degree: z.nullable(z.enum(ADOPTION_DEGREES)),
  /** The confidence in the relation; `own` if the reader added it. */
  mark: z.union([recordMark, z.literal('own')]),
});

export type StandardValue = z.infer<typeof standardValue>;
export type RelationValue = z.infer<typeof relationValue>;
export type StandardNode = GraphNode<StandardValue>;
export type RelationEdge = GraphEdge<RelationValue>;
export type StandardsGraph = Graph<StandardValue, RelationValue>;
export type StandardsStore = GraphStore<StandardValue, RelationValue>;
export type StandardsLog = GraphLog<StandardValue, RelationValue>;
export type StandardsOperation = GraphOperation<StandardValue, RelationValue>;

const nodeChange = z.object({ note: z.optional(note), isHidden: z.optional(z.boolean()) });
const edgeChange = z.object({ kind: z.optional(z.enum(RELATION_KINDS)) });
const read =
  <T>(schema: z.ZodMiniType<T>) =>
  (value: unknown): T | null =>
    schema.safeParse(value).data ?? null;

/** Parses values of files and of the browser's storage. */
export const standardsCodec: GraphCodec<StandardValue, RelationValue> = {
  node: read(standardValue),
  nodeChange: read(nodeChange),
  edge: read(relationValue),
  edgeChange: read(edgeChange),
};

export const NOTE_LENGTH = MAX_NOTE;

/** The graph of an answer; drops relations without both ends in it, and duplicate ids. */
export function graphOfAnswer({ nodes, edges }: Answer): StandardsGraph {
  const byId = new Map(
    nodes.map(({ id, ...value }) => [id, { id, value: { ...value, note: '', isHidden: false } }]),
  );
  const relations = new Map(
    edges
      .filter(({ from, to }) => byId.has(from) && byId.has(to))
      .map(({ id, from, to, ...value }) => [id, { id, from, to, value }]),
  );
  const built = graphFrom('general', [...byId.values()], [...relations.values()]);
  return 'graph' in built ? built.graph : { kind: 'general', nodes: byId, edges: relations };
}
