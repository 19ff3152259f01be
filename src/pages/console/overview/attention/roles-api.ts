import * as z from 'zod/mini';
import { getRolePerms } from '@/features/roles/roles-api';
import { rolePageEndpoint } from '@/features/roles/roles-schema';
import { callApi } from '@/shared/api/client/http-client';
import { readAs } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

const roleNamesEndpoint = readAs(
  rolePageEndpoint,
  pageOf(z.object({ id: z.string(), roleCode: z.string(), roleName: z.nullish(z.string()) })),
);

/** Each role costs one call; the back end allows ten per second (back-end contract §1.0). */
const CHECKED = 10;

/** Roles without a menu entry: their users cannot sign in (code 12109). `checked` of `total` roles were checked. */
export interface EmptyRoles {
  checked: number;
  total: number;
  names: readonly { name: string; code: string }[];
}

/** role/findPage and perms/getPerms of each; needs `system_role_select` and `system_role_setMenuPerms`. */
export const emptyRolesQuery = {
  queryKey: ['overview', 'emptyRoles'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<EmptyRoles> => {
    const { total, rows } = await callApi(roleNamesEndpoint, {
      query: { pageSize: CHECKED },
      signal,
      quiet: true,
    });
    const perms = await Promise.all(rows.map((role) => getRolePerms(role.id, signal)));
    const empty = rows.filter((_role, index) => perms[index]?.length === 0);
    return {
      checked: rows.length,
      total,
      names: empty.map(({ roleName, roleCode }) => ({ name: roleName || roleCode, code: roleCode })),
    };
  },
};
