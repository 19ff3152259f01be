import type { MenuItem } from '@/features/menu/visible-menu';
import type { Label } from '@/shared/i18n/label';

/** More would be a second menu. */
const MOST = 40;

/** The pages below one first-level entry of the menu; `label` is null for pages on the first level. */
export interface LinkGroup {
  id: string;
  label: Label | null;
  links: readonly MenuItem[];
}

/**
 * The pages of the visible menu by first-level entry, at most 40, and how many are left out. Drops broken entries.
 */
export function linkGroups(items: readonly MenuItem[]): { groups: readonly LinkGroup[]; left: number } {
  const isGroup = (item: MenuItem) => item.children.length > 0;
  const all: LinkGroup[] = [
    ...items.filter(isGroup).map((item) => ({ id: item.id, label: item.label, links: pagesOf(item) })),
    { id: '', label: null, links: items.filter((item) => !isGroup(item)).flatMap(pagesOf) },
  ];
  const groups: LinkGroup[] = [];
  let room = MOST;
  for (const group of all) {
    const links = group.links.slice(0, room);
    room -= links.length;
    if (links.length > 0) groups.push({ ...group, links });
  }
  const total = all.reduce((sum, { links }) => sum + links.length, 0);
  return { groups, left: total - (MOST - room) };
}

function pagesOf(item: MenuItem): readonly MenuItem[] {
  if (item.problem !== null) return [];
  return item.children.length === 0 ? [item] : item.children.flatMap(pagesOf);
}
