import type { AreaNode, AreaRow } from '@/features/areas/areas-schema';

/** The dialog open over the areas: a new one below `parent` (null: on the first level), or one as it was loaded. */
export type AreaTask = { kind: 'add'; parent: AreaNode | null } | { kind: 'edit'; area: AreaRow };
