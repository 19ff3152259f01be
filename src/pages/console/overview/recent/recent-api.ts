import { menuLabel } from '@/features/menu/use-menu-names';
import { callApi } from '@/shared/api/client/http-client';
import { recentChange } from './recent-change';
import { overviewUserEndpoint, recentDictEndpoint, recentMenuEndpoint } from './recent-schema';

/** Key of all queries of the overview; a reload of the page refetches them. */
const OVERVIEW = 'overview';
const SHOWN = 5;
const newest = { pageSize: SHOWN, updateTime_ORDER: 'DESC' } as const;

interface QueryFields {
  signal: AbortSignal;
}

/** dict/findPage: the dictionary types changed last. */
export const recentDictsQuery = {
  queryKey: [OVERVIEW, 'dict'] as const,
  queryFn: async ({ signal }: QueryFields) => {
    const { rows } = await callApi(recentDictEndpoint, { query: newest, signal, quiet: true });
    return rows.map((row) => recentChange(row, row.typeName, row.typeCode));
  },
};

/** user/findPage: the users changed last; needs `system_user_select`. */
export const recentUsersQuery = {
  queryKey: [OVERVIEW, 'user'] as const,
  queryFn: async ({ signal }: QueryFields) => {
    const query = { ...newest, orgIdGroup: 'org_all' } as const;
    const { rows } = await callApi(overviewUserEndpoint, { query, signal, quiet: true });
    return rows.map((row) => recentChange(row, row.realName, row.username));
  },
};

/** menu/findPage: the menu entries changed last; needs `system_menu_select`. */
export const recentMenusQuery = {
  queryKey: [OVERVIEW, 'menu'] as const,
  queryFn: async ({ signal }: QueryFields) => {
    const query = { ...newest, type_EQ: '1' } as const;
    const { rows } = await callApi(recentMenuEndpoint, { query, signal, quiet: true });
    return rows.map((row) => ({ ...recentChange(row, row.menuName, row.url ?? ''), label: menuLabel(row) }));
  },
};

/** user/findPage: how many accounts are disabled, and the first of them; needs `system_user_select`. */
export const disabledUsersQuery = {
  queryKey: [OVERVIEW, 'disabled'] as const,
  queryFn: async ({ signal }: QueryFields) => {
    const query = { ...newest, orgIdGroup: 'org_all', enable_EQ: '0' } as const;
    const { total, rows } = await callApi(overviewUserEndpoint, { query, signal, quiet: true });
    return {
      total,
      names: rows.map(({ realName, username }) => ({ name: realName || username, code: username })),
    };
  },
};
