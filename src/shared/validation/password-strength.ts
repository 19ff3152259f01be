/** Why a password is not stronger; its text is `strength.reason.<reason>` in the area `validation`. */
export type WeakPoint = 'lowercase' | 'uppercase' | 'digit' | 'special' | 'short' | 'repeated' | 'sequence';

/** `level` as in the dictionary `password_level` (0 to 4), its text is `strength.level.<level>`. */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4;
  /** What would make it stronger, most useful first; empty only at level 4. */
  weakPoints: readonly WeakPoint[];
}

/**
 * An estimate while a password is typed: one level for each kind of character beyond the first, one more from 12
 * characters, one less for a character three times in a row and for four neighbours of alphabet, digits or keyboard.
 * Below 6 characters it is 0. The back end keeps an estimate of its own.
 */
export function passwordStrength(password: string): PasswordStrength {
  const weakPoints = CHECKS.filter(([, isWeak]) => isWeak(password)).map(([point]) => point);
  const has = (...points: WeakPoint[]) => points.filter((point) => weakPoints.includes(point)).length;
  const kinds = 4 - has('lowercase', 'uppercase', 'digit', 'special');
  const score = kinds - 1 + (kinds > 1 && has('short') === 0 ? 1 : 0) - has('repeated', 'sequence');
  const level = password.length < SHORTEST ? 0 : (LEVELS.findLast((step) => step <= score) ?? 0);
  return { level, weakPoints };
}

const SHORTEST = 6;
const LONG = 12;
const LEVELS = [0, 1, 2, 3, 4] as const;

const CHECKS: readonly [WeakPoint, (password: string) => boolean][] = [
  ['short', (password) => password.length < LONG],
  ['lowercase', (password) => !/[a-z]/.test(password)],
  ['uppercase', (password) => !/[A-Z]/.test(password)],
  ['digit', (password) => !/\d/.test(password)],
  ['special', (password) => !/[^a-zA-Z\d]/.test(password)],
  ['repeated', (password) => /(.)\1\1/u.test(password)],
  ['sequence', hasSequence],
];

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const BOTH_WAYS = ROWS.flatMap((row) => [row, row.split('').reverse().join('')]);
const RUN = 4;

function hasSequence(password: string): boolean {
  const text = password.toLowerCase();
  return text.split('').some((_, at) => {
    const run = text.slice(at, at + RUN);
    return run.length === RUN && BOTH_WAYS.some((row) => row.includes(run));
  });
}
