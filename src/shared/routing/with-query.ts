/**
 * Appends a query to a path in the order of the object's keys; undefined and empty values are left out.
 * Commas stay readable (`vs=JP,CN`), since the list they separate is part of the address's meaning.
 */
export function withQuery(path: string, query: object): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'string' && value !== '') params.set(key, value);
  }
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}
