import type { MenuEntry } from '../menu';

/** Removes redirects that form a loop and returns which entries had them. */
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

  // A target's result applies to all before it: each is visited once, however long the chains.
  const known = new Map<string, boolean>();
  const loops = (start: string): boolean => {
    const passed = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !known.has(at) && !passed.has(at)) {
      passed.add(at);
      at = targets.get(at);
    }
    const isLoop = at !== undefined && (known.get(at) ?? true);
    for (const path of passed) known.set(path, isLoop);
    return isLoop;
  };
  const repair = (entry: MenuEntry): MenuEntry => {
    const isLoop = entry.redirect !== null && loops(entry.redirect);
    if (isLoop) onLoop(entry.id);
    return { ...entry, redirect: isLoop ? null : entry.redirect, children: entry.children.map(repair) };
  };
  return entries.map(repair);
}
