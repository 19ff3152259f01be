/** A place in an answer: keys and indices from its root. */
export type Place = readonly (string | number)[];

/** An answer spoilt at one place. */
export interface BrokenAnswer {
  /** Where, with what was done: `rows.0.id = {}`. */
  name: string;
  value: unknown;
}

/**
 * The answer, each time with one field spoilt: replaced by a value of another kind, and left out. Of a list only the first
 * entry that has a field is spoilt; the rest have the same shape.
 */
export function brokenAnswers(answer: unknown): BrokenAnswer[] {
  const seen = new Set<string>();
  return placesIn(answer).flatMap((place) => {
    const shape = place.map((part) => (typeof part === 'number' ? '#' : part)).join('.');
    if (place.length === 0 || seen.has(shape)) return [];
    seen.add(shape);
    const name = place.join('.');
    const replaced = { name: `${name} of another kind`, value: changed(answer, place, () => SPOILT) };
    const left = { name: `${name} left out`, value: changed(answer, place, null) };
    return typeof place.at(-1) === 'number' ? [replaced] : [replaced, left];
  });
}

/** No field of any answer holds a list of a number. */
const SPOILT: unknown = [Number.MAX_VALUE];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [
    place,
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, keyOf(value, key)])),
  ];
}

const keyOf = (value: object, key: string) => (Array.isArray(value) ? Number(key) : key);

/** A copy with another value at `place`; without it where `make` is null. */
function changed(value: unknown, [key, ...rest]: Place, make: (() => unknown) | null): unknown {
  if (key === undefined) return make?.();
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (index === key ? changed(inner, rest, make) : inner));
  const available = value as Record<string, unknown>;
  if (rest.length > 0 || make !== null) return { ...available, [key]: changed(available[key], rest, make) };
  return Object.fromEntries(Object.entries(available).filter(([name]) => name !== key));
}
