import { callApi } from '@/shared/api/client/http-client';
import { userOrgsEndpoint, userOrgsSetEndpoint } from './user-orgs-schema';
import type { UserOrg } from './user-orgs-schema';

/** An organisation in the form the server expects. */
interface ChosenOrg {
  id: string;
  orgName: string;
  parentIds?: string | null | undefined;
}

/** user/getOrgByUserId: the organisations of a user. */
export const getUserOrgs = async (userId: string, signal?: AbortSignal): Promise<readonly UserOrg[]> =>
  (await callApi(userOrgsEndpoint, { query: { userId }, signal, quiet: true })) ?? [];

/** user/org/setOrg: `defaultId` is one of `orgs`; 20307 where it is not. */
export function setUserOrgs(
  userId: string,
  orgs: readonly ChosenOrg[],
  defaultId: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const models = orgs.map(({ id, orgName, parentIds }) => ({ id, orgName, parentIds }));
  const defModel = models.find(({ id }) => id === defaultId) ?? { id: defaultId, orgName: '' };
  return callApi(userOrgsSetEndpoint, {
    body: { userId, defModel, orgModelList: models },
    signal,
    quiet: true,
  });
}
