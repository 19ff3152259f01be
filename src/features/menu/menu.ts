import type { Label } from '@/shared/i18n/label';

/** One entry of the server's menu, checked and with its address resolved (specification §2, server-supplied routes). */
export interface MenuEntry {
  /** One of its kind in the menu. */
  id: string;
  /** Absolute, or the URL of another site. Two entries may have the same one: the first is meant. */
  path: string;
  label: Label;
  /** The name to resolve from the views area; null for a link. */
  component: string | null;
  /** Absolute; null where there is none. */
  redirect: string | null;
  isHidden: boolean;
  isAlwaysShown: boolean;
  /** Why the entry cannot be drawn as it was meant: its page says so. */
  problem: 'cycle' | 'depth' | 'malformed' | null;
  meta: MenuMeta;
  children: readonly MenuEntry[];
}

/** The `meta` of an entry (specification §2), checked; what was not sent is null, false or empty. */
export interface MenuMeta {
  icon: string | null;
  remixIcon: string | null;
  badge: string | null;
  /** `_blank` opens a new window. */
  target: string | null;
  /** The address to mark in the menu instead of the entry's own. */
  activeMenu: string | null;
  noKeepAlive: boolean;
  /** Roles and permissions of which one must be held; none listed: everyone may. */
  permissions: readonly string[];
  /** Its tab is pinned. */
  affix: boolean;
  /** False: left out of the breadcrumb. */
  breadcrumb: boolean;
}

/**
 * Something in the server's menu that is not as it should be. `fields` broke, `cycle` and `depth` cut off what is
 * below, `dropped` had neither path nor name, the rest speaks for itself.
 */
export interface MenuProblem {
  /** Of the entry; for one without an id its place in the tree, as in `0-2-1`. */
  id: string;
  kind: 'fields' | 'cycle' | 'depth' | 'dropped' | 'duplicateId' | 'duplicatePath' | 'redirectLoop';
  fields: readonly string[];
}
