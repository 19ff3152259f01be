import { callApi } from '@/shared/api/client/http-client';
import {
  menuDeleteEndpoint,
  menuEndpoint,
  menuInsertEndpoint,
  menuLevelEndpoint,
  menuListEndpoint,
  menuParentsEndpoint,
  menuPermsTreeEndpoint,
  menuUpdateEndpoint,
} from './menu-admin-schema';
import type { ChangedMenu, MenuFields } from './menu-admin-schema';

/** The root of the menu, which is not a row. */
export const ROOT_MENU_ID = '0';

/** Key of all levels and trees of the menu in the cache. */
export const MENU_LEVELS = ['menu-admin'] as const;

/** menu/findMenuTreePageByLazy as a query: the entries right below `parentId`; the list shows its errors itself. */
export const menuLevelQuery = (parentId: string) => ({
  queryKey: [...MENU_LEVELS, 'level', parentId] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(menuLevelEndpoint, { query: { parentId }, signal, quiet: true })) ?? [],
});

/** menu/findList as a query: the whole menu, each level in its order; the list shows its errors itself. */
export const menuListQuery = {
  queryKey: [...MENU_LEVELS, 'findList'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const rows = (await callApi(menuListEndpoint, { signal, quiet: true })) ?? [];
    return rows.toSorted((a, b) => (a.sortNo ?? 0) - (b.sortNo ?? 0));
  },
};

/** menu/findMenuTreeByLazy as a query: the menus right below `parentId` that may be the parent of `id`. */
export const menuParentsQuery = (parentId: string, id?: string) => ({
  queryKey: [...MENU_LEVELS, 'parents', parentId, id] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(menuParentsEndpoint, { query: { parentId, id }, signal, quiet: true })) ?? [],
});

/** menu/getMenuAndPermsTree: what can be granted to a role of `label` (0 system, 1 function). */
export const getMenuPermsTree = async (label?: string, signal?: AbortSignal) =>
  (await callApi(menuPermsTreeEndpoint, { query: { label }, signal, quiet: true })) ?? [];

/** menu/get: the entry's current state on the server, null if it was deleted. */
export const getMenu = (id: string, signal?: AbortSignal) =>
  callApi(menuEndpoint, { query: { id }, signal, quiet: true });

/** menu/insert; 20050 permission already in use, 20052 no such parent, 98xx a field is wrong. */
export const insertMenu = (menu: MenuFields, signal?: AbortSignal) =>
  callApi(menuInsertEndpoint, { body: menu, signal, quiet: true });

/** menu/update; 10100 the version is not the newest, 20051 the menu administration hidden, else as `insertMenu`. */
export const updateMenu = (menu: ChangedMenu, signal?: AbortSignal) =>
  callApi(menuUpdateEndpoint, { body: menu, signal, quiet: true });

/** menu/del: with everything below it; 20051 the menu administration is among them, 10100 already deleted. */
export const deleteMenu = (id: string, signal?: AbortSignal) =>
  callApi(menuDeleteEndpoint, { query: { id }, signal, quiet: true });
