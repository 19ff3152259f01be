import type { LineChangeKind } from '@/features/editions/engine/engine-calls';

/** The kinds of changes, in the order in which they are offered. */
export const CHANGE_KINDS: readonly LineChangeKind[] = ['changed', 'removed', 'added'];

/** The kind that is shown at first: the first one with changes. */
export const firstKind = (counts: Readonly<Record<LineChangeKind, number>>): LineChangeKind =>
  CHANGE_KINDS.find((kind) => counts[kind] > 0) ?? 'changed';
