/** The nodes of a tree as one list, each before those below it. */
export const flatTree = <Node extends { children?: Node[] | null | undefined }>(
  nodes: readonly Node[],
): Node[] => nodes.flatMap((node) => [node, ...flatTree(node.children ?? [])]);
