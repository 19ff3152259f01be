import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

const text = z.nullish(z.string());

/** A menu entry. `type`: 1 menu, 2 button, 3 external link; flags are "0" or "1"; `label` is a comma list of 0 and 1. */
export const menuRow = z.object({
  id: z.string(),
  parentId: text,
  parentIds: text,
  menuName: z.string(),
  permissions: text,
  icon: text,
  type: z.string(),
  url: text,
  component: text,
  redirect: text,
  sortNo: z.nullish(z.number()),
  hidden: text,
  alwaysShow: text,
  label: text,
  version: z.number(),
});
export type MenuRow = z.infer<typeof menuRow>;

/** A menu entry in a level of a lazy tree, whose nodes may have no version. */
export const menuLevelRow = z.extend(menuRow, {
  hasChildren: z.nullish(z.boolean()),
  version: z.nullish(z.number()),
});
export type MenuLevelRow = z.infer<typeof menuLevelRow>;

/** A menu entry or button with everything below it. */
export interface MenuPermsNode {
  id: string;
  menuName: string;
  type: string;
  url?: string | null | undefined;
  component?: string | null | undefined;
  permissions?: string | null | undefined;
  children?: MenuPermsNode[] | null | undefined;
}
const menuPermsNode: z.ZodMiniType<MenuPermsNode> = z.object({
  id: z.string(),
  menuName: z.string(),
  type: z.string(),
  url: text,
  component: text,
  permissions: text,
  get children() {
    return z.nullish(z.array(menuPermsNode));
  },
});

/** GET menu/findMenuTreePageByLazy: the entries right below `parentId`, buttons included. */
export const menuLevelEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/menu/findMenuTreePageByLazy',
  summary: 'One level of the menu with its buttons',
  query: z.object({ parentId: z.string() }),
  data: z.nullable(z.array(menuLevelRow)),
});

/** GET menu/findList: all entries, buttons included, in no order. */
export const menuListEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/menu/findList',
  summary: 'The whole menu with its buttons as a list',
  data: z.nullable(z.array(menuLevelRow)),
});

/** GET menu/findMenuTreeByLazy: the menus right below `parentId`, without the entry `id`. */
export const menuParentsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/menu/findMenuTreeByLazy',
  summary: 'One level of the menus that may be a parent',
  query: z.object({ parentId: z.string(), id: z.optional(z.string()) }),
  data: z.nullable(z.array(menuLevelRow)),
});

/** GET menu/get; `id` "0" is the root, null where there is no such entry. */
export const menuEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/menu/get',
  summary: 'One menu entry',
  query: z.object({ id: z.string() }),
  data: z.nullable(menuRow),
});

/** GET menu/getMenuAndPermsTree: menus and buttons that can be granted to a role of `label`. */
export const menuPermsTreeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/menu/getMenuAndPermsTree',
  summary: 'Menus and buttons as a tree',
  query: z.object({ label: z.optional(z.string()) }),
  data: z.nullable(z.array(menuPermsNode)),
});

/** The writable fields of a menu entry; all of them are sent, since the server blanks missing ones. */
export const menuFields = z.object({
  parentId: z.string(),
  menuName: z.string(),
  permissions: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  type: z.string(),
  url: z.nullable(z.string()),
  component: z.nullable(z.string()),
  redirect: z.nullable(z.string()),
  sortNo: z.number(),
  hidden: z.string(),
  alwaysShow: z.string(),
  label: z.string(),
});
export type MenuFields = z.infer<typeof menuFields>;

/** POST menu/insert. */
export const menuInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/menu/insert',
  summary: 'Adds a menu entry',
  body: menuFields,
  data: z.unknown(),
});

/** A changed menu entry; `version` is the one that was loaded. */
export const changedMenu = z.extend(menuFields, { id: z.string(), version: z.number() });
export type ChangedMenu = z.infer<typeof changedMenu>;

/** POST menu/update. */
export const menuUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/menu/update',
  summary: 'Changes a menu entry',
  body: changedMenu,
  data: z.unknown(),
});

/** POST menu/del. */
export const menuDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/menu/del',
  summary: 'Deletes a menu entry with all below it',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});
