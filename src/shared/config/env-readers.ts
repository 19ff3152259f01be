import { ConfigError } from './config-error';

/** Variables from Vite and Node: text, except Vite's own flags. */
export type Env = Readonly<Record<string, unknown>>;

/** The variable's text if it matches `pattern`, else `fallback` when it is missing or empty; throws `ConfigError`. */
export function text(env: Env, name: string, fallback: string, pattern = /./, allowed = 'a text'): string {
  const value = raw(env, name);
  if (value === '') return fallback;
  if (!pattern.test(value)) throw new ConfigError(name, value, allowed);
  return value;
}

/** One of `allowed`, else `fallback` when missing or empty; throws `ConfigError`. */
export function oneOf<const T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const value = raw(env, name);
  if (value === '') return fallback;
  const found = allowed.find((item) => item === value);
  if (found === undefined) throw new ConfigError(name, value, inWords(allowed));
  return found;
}

/** `true` or `false`, else `fallback` when missing or empty; throws `ConfigError`. */
export function flag(env: Env, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
}

/** A whole number from 1 to `max`, else `fallback` when missing or empty; throws `ConfigError`. */
export function wholeNumber(env: Env, name: string, fallback: number, max: number): number {
  const value = raw(env, name);
  if (value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > max) {
    throw new ConfigError(name, value, `a whole number from 1 to ${max}`);
  }
  return number;
}

/** Words separated by commas, else `fallback` when missing or empty; throws `ConfigError` at an empty word. */
export function list(env: Env, name: string, fallback: readonly string[]): readonly string[] {
  const value = raw(env, name);
  if (value === '') return fallback;
  const words = value.split(',').map((word) => word.trim());
  if (words.includes('')) throw new ConfigError(name, value, 'words separated by single commas');
  return words;
}

/** Whole numbers separated by commas, else `fallback` when missing or empty; throws `ConfigError`. */
export function wholeNumbers(env: Env, name: string, fallback: readonly number[]): readonly number[] {
  const value = raw(env, name);
  if (value === '') return fallback;
  const words = value.split(',').map((word) => word.trim());
  if (!words.every((word) => /^-?\d+$/.test(word))) {
    throw new ConfigError(name, value, 'whole numbers separated by commas');
  }
  return words.map(Number);
}

/** http(s) origins separated by commas, each once and as browsers write it, none when missing; throws `ConfigError`. */
export function webOrigins(env: Env, name: string): readonly string[] {
  const words = list(env, name, []);
  const isOrigin = (word: string) => /^https?:\/\/[^\s/?#@'";*]+$/.test(word) && URL.canParse(word);
  if (!words.every(isOrigin))
    throw new ConfigError(
      name,
      raw(env, name),
      'http(s) addresses without a path, separated by commas, such as https://images.example',
    );
  return [...new Set(words.map((word) => new URL(word).origin))];
}

/** A path or an http(s) origin with path, without a slash at its end; throws `ConfigError`. */
export function path(env: Env, name: string, fallback: string): string {
  return text(
    env,
    name,
    fallback,
    /^(\/|https?:\/\/)[^/\s?#]+(\/[^/\s?#]+)*$/,
    'a path such as /rcep-boot or an http(s) address, without a slash at its end',
  );
}

/** An http(s) address, or the empty text when missing; throws `ConfigError`. */
export function optionalUrl(env: Env, name: string): string {
  return text(env, name, '', /^https?:\/\/[^/\s?#]+(\/[^\s?#]*)?$/, 'empty or an http(s) address');
}

function raw(env: Env, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
}

function inWords(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
