import type { Label } from '@/shared/i18n/label';

/** One entry of the server's menu, checked and with its address resolved (specification §2, server-supplied routes). */
export interface MenuEntry {
  /** Unique in the menu. */
  id: string;
  /** Absolute, or the URL of another site. If two entries share one, the first wins. */
  path: string;
  label: Label;
  /** The name to resolve from the views area; null for a link. */
  component: string | null;
  /** Absolute; null where there is none. */
  redirect: string | null;
  isHidden: boolean;
  isAlwaysShown: boolean;
  /** Why the entry cannot be shown as intended; its page explains it. */
  problem: 'cycle' | 'depth' | 'malformed' | null;
  meta: MenuMeta;
  children: readonly MenuEntry[];
}

/** The `meta` of an entry (specification §2), validated; missing fields are null, false or empty. */
export interface MenuMeta {
  icon: string | null;
  remixIcon: string | null;
  badge: string | null;
  /** `_blank` opens a new window. */
  target: string | null;
  /** The address to mark in the menu instead of the entry's own. */
  activeMenu: string | null;
  noKeepAlive: boolean;
  /** Roles and permissions, one of which is required; if none are listed, everyone has access. */
  permissions: readonly string[];
  /** Its tab is pinned. */
  affix: boolean;
  /** False: left out of the breadcrumb. */
  breadcrumb: boolean;
}

/**
 * A problem in the server's menu. `fields` were invalid, `cycle` and `depth` cut off what is below, `dropped` had
 * neither path nor name.
 */
export interface MenuProblem {
  /** Of the entry; without an id, its place in the tree, as in `0-2-1`. */
  id: string;
  kind: 'fields' | 'cycle' | 'depth' | 'dropped' | 'duplicateId' | 'duplicatePath' | 'redirectLoop';
  fields: readonly string[];
}
