import type { ContentKind } from '@/features/content/content-kind';

const COMMON = {
  name: 'name_LIKE',
  state: 'state_EQ',
  missing: 'missing_EQ',
  writer: 'writtenByName_LIKE',
  since: 'updateTime_BEGIN',
  check: 'nextCheck_END',
};

const known = new Map<string, Readonly<Record<string, string>>>();

/** The server's keys of the filters of a kind's list; the same object each time. */
export function wireKeysOf(kind: ContentKind): Readonly<Record<string, string>> {
  const keys = known.get(kind.id) ?? {
    ...COMMON,
    ...Object.fromEntries(kind.filters.map((name) => [name, `${name}_${operatorOf(kind, name)}`])),
  };
  known.set(kind.id, keys);
  return keys;
}

const operatorOf = ({ fields, derived = [] }: ContentKind, name: string): 'EQ' | 'LIKE' =>
  [...fields, ...derived].some((field) => field.name === name && field.options !== undefined) ? 'EQ' : 'LIKE';
