import { table } from './db';

/** How long a mark lasts. */
const MARK_MS = 60_000;

interface Mark {
  userId: string;
  name: string;
  /** When the user began, on the clock of the back end (`yyyy-MM-dd HH:mm:ss`). */
  since: string;
  until: number;
}

const marks = table(() => new Map<string, Mark[]>());

interface Moment {
  /** Milliseconds. */
  now: number;
  clock: string;
}

/** The users who edit a record now. */
export function editorsOf(key: string, { now }: Pick<Moment, 'now'>): Mark[] {
  return (marks.value.get(key) ?? []).filter(({ until }) => until > now);
}

/** Sets or renews the mark of a user on a record. */
export function markEditor(
  key: string,
  user: { id: string; realName: string },
  { now, clock }: Moment,
): void {
  const open = editorsOf(key, { now });
  const since = open.find(({ userId }) => userId === user.id)?.since ?? clock;
  const mark = { userId: user.id, name: user.realName, since, until: now + MARK_MS };
  marks.value.set(key, [...open.filter(({ userId }) => userId !== user.id), mark]);
}

/** Removes the mark of a user from a record. */
export function unmarkEditor(key: string, userId: string): void {
  marks.value.set(
    key,
    (marks.value.get(key) ?? []).filter((mark) => mark.userId !== userId),
  );
}
