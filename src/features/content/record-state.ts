/** The states of a record's working copy. A published record may have a draft beside what visitors see. */
export const RECORD_STATES = ['draft', 'review', 'published', 'withdrawn'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/**
 * What staff do with a record. `save` also creates one; `restore` copies an earlier version into a draft; `discard` puts
 * what is published in the place of a draft.
 */
export const RECORD_ACTIONS = [
  'save',
  'submit',
  'sendBack',
  'publish',
  'withdraw',
  'restore',
  'discard',
  'delete',
  'undelete',
] as const;
export type RecordAction = (typeof RECORD_ACTIONS)[number];

/** The last part of an authority `content_<kind>_<right>`. */
export const CONTENT_RIGHTS = ['select', 'insert', 'update', 'delete', 'review', 'publish'] as const;
export type ContentRight = (typeof CONTENT_RIGHTS)[number];

/** The right that each action needs; a new record needs `insert`. */
export const RIGHT_OF: Readonly<Record<RecordAction, ContentRight>> = {
  save: 'update',
  submit: 'update',
  sendBack: 'review',
  publish: 'publish',
  withdraw: 'publish',
  restore: 'update',
  discard: 'update',
  delete: 'delete',
  undelete: 'delete',
};

/** The authority for a right on a kind of content. */
export const authorityFor = (kind: string, right: ContentRight): string => `content_${kind}_${right}`;

/** Codes of a refusal: no authority, not in this state, and the writer may not publish. */
export const NO_AUTHORITY = 100210;
export const NOT_IN_STATE = 20951;
export const WRITER_MAY_NOT_PUBLISH = 20952;
type RefusalCode = typeof NO_AUTHORITY | typeof NOT_IN_STATE | typeof WRITER_MAY_NOT_PUBLISH;

/** What decides about an action. `isPublished`: visitors see the record now or from a date on. */
export interface RecordSituation {
  state: RecordState;
  isPublished: boolean;
  isDeleted: boolean;
  /** User id of the last writer of the working copy. */
  writtenBy: string;
}

/** Who acts. */
export interface Actor {
  userId: string;
  may: (right: ContentRight) => boolean;
}

/** States of the working copy from which an action is possible. A record in review is not changed until sent back. */
const FROM: Readonly<Record<RecordAction, readonly RecordState[]>> = {
  save: ['draft', 'published', 'withdrawn'],
  submit: ['draft', 'withdrawn'],
  sendBack: ['review'],
  publish: ['review'],
  withdraw: RECORD_STATES,
  restore: ['draft', 'published', 'withdrawn'],
  discard: ['draft'],
  delete: ['draft', 'review', 'withdrawn'],
  undelete: RECORD_STATES,
};

/**
 * Why an action is refused: 100210, 20951 or 20952, in this order; null if it is allowed. With `needsSecondReviewer`
 * a draft or a withdrawn record goes through review, and its writer may not publish it. Writers may take back what
 * they sent to review. A visible record must be withdrawn before it is deleted.
 */
export function refusalOf(
  action: RecordAction,
  { state, isPublished, isDeleted, writtenBy }: RecordSituation,
  actor: Actor,
  needsSecondReviewer: boolean,
): RefusalCode | null {
  const isWriter = actor.userId === writtenBy;
  const mayAct = actor.may(RIGHT_OF[action]) || (action === 'sendBack' && isWriter);
  if (!mayAct) return NO_AUTHORITY;
  if (isDeleted !== (action === 'undelete')) return NOT_IN_STATE;
  if ((action === 'withdraw' || action === 'discard') && !isPublished) return NOT_IN_STATE;
  if (action === 'delete' && isPublished) return NOT_IN_STATE;
  const isDirect = action === 'publish' && FROM.submit.includes(state) && !needsSecondReviewer;
  if (!isDirect && !FROM[action].includes(state)) return NOT_IN_STATE;
  if (action === 'publish' && needsSecondReviewer && isWriter) return WRITER_MAY_NOT_PUBLISH;
  return null;
}

/** Why an action on a record that staff see, so that it is not deleted, is refused; null if it is allowed. */
export const refusalOfRow = (
  action: RecordAction,
  row: Omit<RecordSituation, 'isDeleted'> & { needsSecondReviewer: boolean },
  actor: Actor,
): RefusalCode | null => refusalOf(action, { ...row, isDeleted: false }, actor, row.needsSecondReviewer);

/** The state of the working copy after an action. */
export function stateAfter(action: RecordAction, state: RecordState): RecordState {
  switch (action) {
    case 'save':
    case 'sendBack':
    case 'restore':
      return 'draft';
    case 'submit':
      return 'review';
    case 'publish':
    case 'discard':
      return 'published';
    case 'withdraw':
      return 'withdrawn';
    case 'delete':
    case 'undelete':
      return state;
  }
}

/** One publication of a record: these values from this day (`yyyy-MM-dd`) on; null values: withdrawn. */
export interface Publication<Values> {
  from: string;
  values: Values | null;
}

/** What visitors see on a day: the last publication that has begun; null if there is none, or it is withdrawn. */
export function visibleOn<Values>(publications: readonly Publication<Values>[], day: string): Values | null {
  return publications.findLast(({ from }) => from <= day)?.values ?? null;
}

/** The publications after another one: what would begin later than it never begins. */
export function withPublication<Values>(
  publications: readonly Publication<Values>[],
  next: Publication<Values>,
): Publication<Values>[] {
  return [...publications.filter(({ from }) => from <= next.from), next];
}
