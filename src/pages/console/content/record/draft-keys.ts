/** Prefix of the keys of the unsaved forms of a kind; followed by the end that `draftEndOf` gives. */
export const draftsOf = (kind: string): string => `content-record-${kind}:`;

const NEW = 'new';

/**
 * The end of a draft's key: the id of a record, or for a new one `new` with what it begins with as a query
 * (`copyOf=vn-law-1`), so that each copy has a draft of its own.
 */
export const draftEndOf = (id: string | null, begun: string): string =>
  id ?? (begun === '' ? NEW : `${NEW}?${begun}`);

/** What the new record of a draft begins with; null for the draft of a saved record. */
export function begunIn(end: string): string | null {
  if (end === NEW) return '';
  return end.startsWith(`${NEW}?`) ? end.slice(NEW.length + 1) : null;
}
