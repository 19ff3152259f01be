import { firstProblemOf } from '@/features/content/content-checks';
import { markFieldOf, type ContentKind } from '@/features/content/content-kind';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import {
  NO_AUTHORITY,
  NOT_IN_STATE,
  refusalOfRow,
  WRITER_MAY_NOT_PUBLISH,
  type Actor,
  type ContentRight,
} from '@/features/content/record-state';

/** What the bar under a list offers for several records at once; deleting has a button of its own above the list. */
export const BULK_ACTIONS = ['submit', 'publish', 'withdraw', 'sendBack', 'verify'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number] | 'delete';

/** Why an action does not apply to a record, or was refused. */
export type BulkRefusal =
  | 'right'
  | 'state'
  | 'published'
  | 'writer'
  | 'incomplete'
  | 'changed'
  | 'verified'
  | 'sample'
  | 'stopped'
  | 'unknown';

/** A record that an action left alone; a text is the server's reason. */
export interface LeftRow {
  row: ContentRow;
  reason: BulkRefusal | { text: string };
}

export interface BulkPlan {
  going: readonly ContentRow[];
  left: readonly LeftRow[];
}

/** Rights of which one is needed for an action on any record; writers take back what they sent to review. */
const RIGHTS: Readonly<Record<BulkAction, readonly ContentRight[]>> = {
  submit: ['update'],
  publish: ['publish'],
  withdraw: ['publish'],
  sendBack: ['review', 'update'],
  verify: ['update'],
  delete: ['delete'],
};

const CODES: Readonly<Record<number, BulkRefusal>> = {
  [NO_AUTHORITY]: 'right',
  [NOT_IN_STATE]: 'state',
  [WRITER_MAY_NOT_PUBLISH]: 'writer',
  10100: 'changed',
};

/** The refusal that a code of the server means; undefined for another one. */
export const refusalOfCode = (code: number): BulkRefusal | undefined => CODES[code];

const isMarked = ({ id, fields }: ContentKind): boolean =>
  fields.some(({ name }) => name === markFieldOf(id));

/** The actions on records of a kind that the user may use at all. */
export const actionsFor = (kind: ContentKind, actor: Actor): readonly (typeof BULK_ACTIONS)[number][] =>
  BULK_ACTIONS.filter((action) => RIGHTS[action].some(actor.may) && (action !== 'verify' || isMarked(kind)));

/** The word for an action: who may not review takes back what is their own. */
export const wordOf = (action: BulkAction, { may }: Actor): BulkAction | 'takeBack' =>
  action === 'sendBack' && !may('review') ? 'takeBack' : action;

/** Which records an action applies to, and why not to the others, by the rules of the server. */
export function planOf(
  action: BulkAction,
  rows: readonly ContentRow[],
  kind: ContentKind,
  actor: Actor,
): BulkPlan {
  const checked = rows.map((row) => ({ row, reason: reasonFor(action, row, kind, actor) }));
  return {
    going: checked.flatMap(({ row, reason }) => (reason === null ? [row] : [])),
    left: checked.flatMap(({ row, reason }) => (reason === null ? [] : [{ row, reason }])),
  };
}

/** True if the note of an action is a reason: of records sent back that others wrote. */
export const needsReason = (action: BulkAction, { going }: BulkPlan, { userId }: Actor): boolean =>
  action === 'sendBack' && going.some(({ writtenBy }) => writtenBy !== userId);

function reasonFor(action: BulkAction, row: ContentRow, kind: ContentKind, actor: Actor): BulkRefusal | null {
  const code = refusalOfRow(action === 'verify' ? 'save' : action, row, actor);
  if (code === NOT_IN_STATE && action === 'delete' && row.isPublished) return 'published';
  if (code !== null) return CODES[code] ?? 'state';
  if (action === 'submit' || action === 'publish')
    return firstProblemOf(kind, row.values) === null ? null : 'incomplete';
  if (action !== 'verify') return null;
  const mark = row.values[markFieldOf(kind.id)];
  if (mark === 'fact') return 'verified';
  return mark === 'sample' ? 'sample' : null;
}

/** The values of a record marked as verified. */
export const verifiedValues = (kind: ContentKind, values: ContentValues): ContentValues => ({
  ...values,
  [markFieldOf(kind.id)]: 'fact',
});
