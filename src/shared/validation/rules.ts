import { byteLength } from './byte-length';
import { TEXT_PATTERNS, type PatternName } from './patterns';
import { isBlank } from './words';
import type { FullKey, KeyIn } from '@/shared/i18n/text-keys';

/** The error of a value: a key of the area `validation`, or of another with its name, and the values for its text. */
export interface Problem {
  key: KeyIn<'validation'> | FullKey;
  values?: Record<string, string | number>;
}

/** Null if valid. Every rule but `required` accepts empty text, as the back end's do (its codes 98xx). */
export type FieldRule = (value: string) => Problem | null;

/** The first error of `value`, in the order of `rules`; an undefined or null field counts as empty. */
export function firstProblem(value: string | null | undefined, rules: readonly FieldRule[]): Problem | null {
  for (const rule of rules) {
    const problem = rule(value ?? '');
    if (problem !== null) return problem;
  }
  return null;
}

/** Rejects empty text and white space alone (code 9800). */
export const required: FieldRule = (value) => (isBlank(value) ? { key: 'required' } : null);

/** At most `max` bytes of UTF-8 (code 9830). */
export const maxBytes = (max: number): FieldRule =>
  holds(
    (value) => byteLength(value) <= max,
    'maxBytes',
    (value) => ({ max, length: byteLength(value) }),
  );

/** At least `min` bytes of UTF-8 (code 9831). */
export const minBytes = (min: number): FieldRule =>
  holds(
    (value) => byteLength(value) >= min,
    'minBytes',
    (value) => ({ min, length: byteLength(value) }),
  );

/** The form of the named validator; the text is `pattern.<name>`. */
export const pattern = (name: PatternName): FieldRule => holds(TEXT_PATTERNS[name], `pattern.${name}`);

/** A custom rule; without `key` the text is the specification's default, §5. */
export function holds(
  isGood: (value: string) => boolean,
  key: Problem['key'] = 'default',
  valuesOf?: (value: string) => Problem['values'],
): FieldRule {
  return (value) => {
    if (value === '' || isGood(value)) return null;
    return valuesOf === undefined ? { key } : { key, values: valuesOf(value) };
  };
}
