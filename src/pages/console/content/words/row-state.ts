import { hasSameValues } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';

/** True for a published record that visitors do not see yet as it is: its first day is still to come. */
export const isScheduled = ({ state, publishFrom, nextFrom, published, values }: ContentRow): boolean =>
  state === 'published' &&
  publishFrom !== null &&
  nextFrom !== null &&
  publishFrom >= nextFrom &&
  !hasSameValues(published, values);

/** The key of the word for the state of a record, in the area `content`. */
export const stateKeyOf = (row: ContentRow) =>
  isScheduled(row) ? ('stateScheduled' as const) : (`state.${row.state}` as const);
