/**
 * The canonical URL of a request: base path, path with its values, query with sorted keys. Undefined, null and empty
 * values are left out, lists are joined by commas. Throws if a value of the path is missing.
 */
export function requestUrl(
  base: string,
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: object = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${path} is called without ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = value === undefined || value === null ? '' : String(value);
    if (text !== '') search.set(key, text);
  }
  search.sort();
  const text = search.toString();
  return text === '' ? base + filled : `${base + filled}?${text}`;
}
