import type { LevelQuery } from './use-tree-levels';

/** The nodes of a tree as one list, each before those below it. */
const flatTree = <Node extends { children?: Node[] | null | undefined }>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flatTree(node.children ?? [])]);

/** A query for a tree that resolves to its nodes as one list. */
export const flatQuery = <Node extends { children?: Node[] | null | undefined }>(
  query: LevelQuery<Node>,
): LevelQuery<Node> => ({ ...query, queryFn: async (context) => flatTree(await query.queryFn(context)) });
