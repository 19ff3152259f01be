import type { Area, AreaTexts, FrameArea } from './areas';

/** Keys by area, with dots between the levels, computed once for each. */
type KeysByArea = { [A in Area]: KeysIn<AreaTexts[A]> };

type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysIn<Texts[Key]>}`;
}[keyof Texts & string];

/** Keys with their area in front: `ui:list.comma`. Codes of countries are data and not checked. */
type FullKeys = { [A in Area]: A extends 'countries' ? `countries:${string}` : `${A}:${KeysByArea[A]}` };

/** The argument of `useTexts`: an area, or several of which the first needs no name in keys. */
export type Areas = Area | readonly Area[];

type First<A extends Areas> = A extends readonly [infer F extends Area, ...unknown[]]
  ? F
  : A extends Area
    ? A
    : never;
type Each<A extends Areas> = A extends readonly Area[] ? A[number] : A & Area;

/**
 * The keys of the given areas. A key composed with a union is checked for each of its values; for a code that is data,
 * see `textOfCode`.
 */
export type TextKey<A extends Areas> = KeysByArea[First<A>] | FullKeys[Each<A> | FrameArea];

/** The keys of an area below a level of it, for `keyPrefix`. */
export type KeyBelow<A extends Area, P extends string> = KeysByArea[A] extends infer Key
  ? Key extends `${P}.${infer Below}`
    ? Below
    : never
  : never;

/** The keys of one area, without its name. */
export type KeyIn<A extends Area> = KeysByArea[A];

/** A key together with its area. */
export type FullKey<A extends Area = Area> = FullKeys[A];

/** Values for the placeholders of a text, and options of i18next, by name. */
export type TextValues = Readonly<Record<string, unknown>>;

/** The text at a key. */
export type TextAt<Key extends string> = (key: Key, values?: TextValues) => string;

/** The `t` of `useTexts` for the given areas. */
export type TextFunction<A extends Areas> = TextAt<TextKey<A>>;
