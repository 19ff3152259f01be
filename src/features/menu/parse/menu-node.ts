import type { MenuEntry, MenuMeta } from '../menu';
import { isRecord, nodeFields, type NodeFields } from './node-fields';
import { readAddress, readLink, resolvePath } from './resolve-path';

/** The position of a node: `path` of the nearest page above it, and its place in the tree, as in `0-2-1`. */
export interface NodePlace {
  base: string;
  position: string;
  /** Of this site, for links that leave the app but not the site. */
  origin: string;
}

/** A node of the server's menu with every field validated; `broken` names the invalid ones. */
export interface MenuNode {
  entry: MenuEntry;
  children: readonly unknown[];
  broken: readonly string[];
}

/** Reads one node without what is below it; null where it has neither path nor name. */
export function readNode(node: Readonly<Record<string, unknown>>, place: NodePlace): MenuNode | null {
  const broken: string[] = [];
  const fields = nodeFields(node, broken);
  const meta = isRecord(node['meta']) ? node['meta'] : {};
  if (node['meta'] !== undefined && node['meta'] !== null && !isRecord(node['meta'])) broken.push('meta');
  const metaFields = nodeFields(meta, broken);

  const path = fields.text('path');
  const title = metaFields.text('title') ?? fields.text('name');
  if (path === null && title === null) return null;

  const id = fields.text('id') ?? place.position;
  const address = addressOf(node, path, fields.text('type'), place);
  if (address === null) broken.push('path');
  const entry: MenuEntry = {
    id,
    path: address ?? resolvePath(place.base, encodeURIComponent(`menu-${id}`)),
    label: { text: title ?? path ?? id },
    component: fields.text('component'),
    redirect: redirectOf(fields.text('redirect'), address, place.base, broken),
    isHidden: fields.flag('hidden'),
    isAlwaysShown: fields.flag('alwaysShow'),
    problem: null,
    meta: readMeta(metaFields, place.base, broken),
    children: [],
  };
  const children = fields.list('children');
  const isMalformed = broken.some((field) => ESSENTIAL.includes(field));
  return { entry: { ...entry, problem: isMalformed ? 'malformed' : null }, children, broken };
}

/** Without these an entry cannot be shown as intended; the others have defaults. */
const ESSENTIAL = ['path', 'component', 'children', 'meta', 'permissions', 'roles'];

function addressOf(
  node: Readonly<Record<string, unknown>>,
  path: string | null,
  type: string | null,
  { base, origin }: NodePlace,
): string | null {
  // An empty path below a parent is the parent's own page.
  if (path === null) return node['path'] === '' && base !== '/' ? base : null;
  return type === '3' ? readLink(origin, path) : readAddress(base, path);
}

function redirectOf(
  redirect: string | null,
  ownPath: string | null,
  base: string,
  broken: string[],
): string | null {
  if (redirect === null || redirect === 'noRedirect') return null;
  const target = readAddress(base, redirect);
  if (target?.startsWith('/') !== true) broken.push('redirect');
  else if (target !== ownPath) return target;
  return null;
}

function readMeta(fields: NodeFields, base: string, broken: string[]): MenuMeta {
  const activeMenu = fields.text('activeMenu');
  const active = activeMenu === null ? null : readAddress(base, activeMenu);
  if (activeMenu !== null && active === null) broken.push('activeMenu');
  return {
    icon: fields.text('icon'),
    remixIcon: fields.text('remixIcon'),
    badge: fields.text('badge'),
    target: fields.text('target'),
    activeMenu: active,
    noKeepAlive: fields.flag('noKeepAlive'),
    // Some forks of the template use `roles` for the same list; including it hides too much rather than too little.
    permissions: [...fields.names('permissions'), ...fields.names('roles')],
    affix: fields.flag('affix'),
    breadcrumb: fields.flag('breadcrumb', true),
  };
}
