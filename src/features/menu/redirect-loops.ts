import type { MenuEntry } from './menu';

/** Takes away every redirect that would never arrive, and says whose it was: no address may lead round in a circle. */
export function breakRedirectLoops(
  entries: readonly MenuEntry[],
  onLoop: (id: string) => void,
): readonly MenuEntry[] {
  const targets = new Map<string, string>();
  const collect = (list: readonly MenuEntry[]) => {
    for (const { path, redirect, children } of list) {
      if (redirect !== null && !targets.has(path)) targets.set(path, redirect);
      collect(children);
    }
  };
  collect(entries);

  const loops = (start: string): boolean => {
    const seen = new Set<string>();
    for (let at: string | undefined = start; at !== undefined; at = targets.get(at)) {
      if (seen.has(at)) return true;
      seen.add(at);
    }
    return false;
  };
  const repair = (entry: MenuEntry): MenuEntry => {
    const isLoop = entry.redirect !== null && loops(entry.redirect);
    if (isLoop) onLoop(entry.id);
    return { ...entry, redirect: isLoop ? null : entry.redirect, children: entry.children.map(repair) };
  };
  return entries.map(repair);
}
