import { getOwnOrgIds, getOrgName } from './profile-api';
import type { Membership } from './profile-schema';

const ROOT_ID = '0';

/**
 * The user's organisations, the main one first, each as the names from the top down. Ids without a name are left out.
 */
export async function loadOrganisations(signal?: AbortSignal): Promise<string[][]> {
  const memberships = mainFirst(await getOwnOrgIds(signal));
  const ids = [...new Set(memberships.flatMap(wayTo))];
  const names = new Map(
    await Promise.all(ids.map(async (id) => [id, await getOrgName(id, signal)] as const)),
  );
  return memberships
    .map((available) => wayTo(available).flatMap((id) => names.get(id) ?? []))
    .filter((way) => way.length > 0);
}

/** The organisations of user `userId`. */
export const organisationsQuery = (userId: string) => ({
  queryKey: ['user', 'getOrg', userId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadOrganisations(signal),
});

/** The ids from below the root down to the organisation itself. */
export function wayTo({ orgId, orgIds }: Pick<Membership, 'orgId' | 'orgIds'>): string[] {
  const above = (orgIds ?? '').split(',').filter((id) => id !== '' && id !== ROOT_ID && id !== orgId);
  return [...above, orgId];
}

function mainFirst(memberships: readonly Membership[]): Membership[] {
  const isMain = ({ izDef }: Membership) => izDef === '1';
  return [...memberships.filter(isMain), ...memberships.filter((available) => !isMain(available))];
}
