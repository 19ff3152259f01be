import type { TextAt } from './text-keys';

/** The levels of keys: of `law:kind.rule` the level `law:kind`. */
type LevelOf<Key extends string> = Key extends `${infer Level}.${infer Rest}`
  ? Level | `${Level}.${LevelOf<Rest>}`
  : never;

/**
 * The text at `level` for a code that is data: of a server, an address, a file, or the name of a declared page. A code
 * without a text is shown as `otherwise`, by default as is. Where all codes are known, compose the key with their union
 * instead: the compiler checks it.
 */
export const textOfCode = <Key extends string>(
  t: TextAt<Key>,
  level: LevelOf<Key>,
  code: string,
  otherwise: string = code,
): string => t(`${level}.${code}` as Key, { defaultValue: otherwise });
