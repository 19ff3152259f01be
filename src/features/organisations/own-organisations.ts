import { getOrg, getOwnOrgIds, ROOT_ORG_ID } from './organisations-api';
import type { Membership } from './organisations-schema';

/**
 * The user's organisations, the main one first, each as the names from the top down. Ids without a name are left out.
 */
export async function loadOwnOrganisations(signal?: AbortSignal): Promise<string[][]> {
  const memberships = mainFirst(await getOwnOrgIds(signal));
  const ids = [...new Set(memberships.flatMap(wayTo))];
  const names = new Map(
    await Promise.all(ids.map(async (id) => [id, (await getOrg(id, signal))?.orgName] as const)),
  );
  return memberships
    .map((membership) => wayTo(membership).flatMap((id) => names.get(id) ?? []))
    .filter((way) => way.length > 0);
}

/** The organisations of user `userId`. */
export const ownOrganisationsQuery = (userId: string) => ({
  queryKey: ['user', 'getOrg', userId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadOwnOrganisations(signal),
});

/** The ids from below the root down to the organisation itself. */
export function wayTo({ orgId, orgIds }: Pick<Membership, 'orgId' | 'orgIds'>): string[] {
  const above = (orgIds ?? '').split(',').filter((id) => id !== '' && id !== ROOT_ORG_ID && id !== orgId);
  return [...above, orgId];
}

function mainFirst(memberships: readonly Membership[]): Membership[] {
  const isMain = ({ izDef }: Membership) => izDef === '1';
  return [...memberships.filter(isMain), ...memberships.filter((membership) => !isMain(membership))];
}
