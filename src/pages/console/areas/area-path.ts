import type { AreaNode } from '@/features/areas/areas-schema';

/** Ids from the root down to `parentId`, as far as the loaded areas show them. */
export function areaPath(areas: readonly AreaNode[], parentId: string, rootId: string): readonly string[] {
  const path: string[] = [];
  let id: string | null | undefined = parentId;
  while (id && id !== rootId && !path.includes(id)) {
    const current: string = id;
    path.unshift(current);
    id = areas.find((area) => area.id === current)?.parentId;
  }
  return [rootId, ...path];
}
