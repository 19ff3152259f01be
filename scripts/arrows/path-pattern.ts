/** True if the path matches one of the patterns: `**` any folders, `*` within one name, `?` one character, `{a,b}` either. */
export const matchesAny = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => patternToRegExp(pattern).test(path));

export function patternToRegExp(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const source = pattern.replace(TOKEN, (token) => REPLACEMENTS[token] ?? `\\${token}`);
  const made = new RegExp(`^${source}$`);
  compiled.set(pattern, made);
  return made;
}

const compiled = new Map<string, RegExp>();
const TOKEN = /\*\*\/|\*\*|\*|\?|\{|\}|,|[.+^$()|[\]\\]/g;
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
};
