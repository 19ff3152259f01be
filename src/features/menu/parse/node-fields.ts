/** Reads fields of an unvalidated record; names of invalid fields are added to `broken`. */
export interface NodeFields {
  /** A text or number as text; null where missing, null or empty. */
  text: (field: string) => string | null;
  /** A boolean, `"0"`, `"1"`, `"true"`, `"false"`, 0 or 1; `absent` where it is none of them. */
  flag: (field: string, absent?: boolean) => boolean;
  /** A list of texts, or one text with commas; empty where missing. */
  names: (field: string) => readonly string[];
  /** A list of anything; empty where missing or null. */
  list: (field: string) => readonly unknown[];
}

/** A reader of `record`; never throws. */
export function nodeFields(record: Readonly<Record<string, unknown>>, broken: string[]): NodeFields {
  const read = <T>(field: string, absent: T, parse: (value: unknown) => T | undefined): T => {
    const value = record[field];
    if (value === undefined || value === null || value === '') return absent;
    const parsed = parse(value);
    if (parsed === undefined) broken.push(field);
    return parsed ?? absent;
  };
  return {
    text: (field) => read<string | null>(field, null, asText),
    flag: (field, absent = false) => read(field, absent, (value) => FLAGS.get(value)),
    names: (field) => read<readonly string[]>(field, [], asNames),
    list: (field) =>
      read<readonly unknown[]>(field, [], (value) => (Array.isArray(value) ? value : undefined)),
  };
}

/** True for a plain record, not a list or null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
]);

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

function asNames(value: unknown): readonly string[] | undefined {
  const parts: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(parts)) return undefined;
  const names = parts.map(asText);
  return names.every((name) => name !== undefined)
    ? names.map((name) => name.trim()).filter(Boolean)
    : undefined;
}
