interface Child {
  id: string;
  parentId?: string | null | undefined;
}

/** Ids from the root down to `parentId`, as far as the loaded rows of the tree show them. */
export function parentPath(rows: readonly Child[], parentId: string, rootId: string): readonly string[] {
  const path: string[] = [];
  let id: string | null | undefined = parentId;
  while (id && id !== rootId && !path.includes(id)) {
    const current: string = id;
    path.unshift(current);
    id = rows.find((row) => row.id === current)?.parentId;
  }
  return [rootId, ...path];
}
