import type { OrgLevelRow, OrgRow } from '@/features/organisations/organisations-schema';

/**
 * The dialog open over the organisations: a new one below `parent` (null: on the first level), or one as it was loaded.
 */
export type OrgTask = { kind: 'add'; parent: OrgLevelRow | null } | { kind: 'edit'; org: OrgRow };
