/** The key of selectors that may style any element. */
export const ANY = '*';

/** The selectors of a list; commas in parentheses do not part them. */
export function selectorsIn(list: string): string[] {
  const selectors: string[] = [];
  for (const part of list.split(',')) {
    const open = selectors.at(-1);
    if (open !== undefined && open.split('(').length !== open.split(')').length)
      selectors.splice(-1, 1, `${open},${part}`);
    else selectors.push(part.trim());
  }
  return selectors;
}

/** The class or name that what the selector styles must have, or `ANY`. */
export function keyOf(selector: string): string {
  if (selector.includes('\\')) return ANY;
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
  const subject = /[^\s>+~]*$/.exec(bare)?.[0] ?? '';
  return /\.([\w-]+)/.exec(subject)?.[1] ?? /^[a-z][\w-]*/i.exec(subject)?.[0] ?? ANY;
}
