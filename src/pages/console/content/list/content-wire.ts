import type { ContentKind } from '@/features/content/content-kind';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';
import { withWholeDays } from '@/shared/console-ui/list/query/whole-days';

const COMMON = {
  name: 'name_LIKE',
  state: 'state_IN',
  missing: 'missing_IN',
  writer: 'writtenByName_LIKE',
  since: 'updateTime_BEGIN',
  until: 'updateTime_END',
  check: 'nextCheck_END',
};

/** The server's keys of the filters of a kind's list. */
export const wireKeysOf = (kind: ContentKind): Readonly<Record<string, string>> => ({
  ...COMMON,
  ...Object.fromEntries(kind.filters.map((name) => [name, `${name}_${operatorOf(kind, name)}`])),
});

/** The query of a list: its dates are whole days. */
export const recordsWire = (wire: ListWire): ListWire => withWholeDays(wire, 'updateTime');

/** The name under which a user's arrangement of a kind's list is saved. */
export const listNameOf = (kind: ContentKind): string => `content-${kind.id}`;

/** A choice may be several codes, joined by commas. */
const operatorOf = ({ fields, derived = [] }: ContentKind, name: string): 'IN' | 'LIKE' =>
  [...fields, ...derived].some((field) => field.name === name && field.options !== undefined) ? 'IN' : 'LIKE';
