import { createContext, useContext, useSyncExternalStore } from 'react';
import type { i18n as I18n } from 'i18next';
import { getI18n } from 'react-i18next';
import type { Area } from './areas';
import { loadTexts } from './i18n';
import type { Areas, KeyBelow, TextAt, TextKey, TextValues } from './text-keys';

/** The texts of the given areas; a key without an area belongs to the first. */
interface Texts<Keys extends string = string> {
  t: TextAt<Keys>;
  i18n: I18n;
}

interface PendingTexts extends Texts {
  /** Resolves when the texts have loaded, or failed and their keys are shown; null from then on. */
  arrival: Promise<void> | null;
}

/**
 * The texts of one or several areas in the current language. The component re-renders when the language changes, and
 * suspends until missing areas have loaded. Replaces the library's hook, which copies all of i18next for every
 * component that uses it (docs/decisions/0013-own-hook-for-texts.md).
 */
export function useTexts<const A extends Areas>(areas: A): Texts<TextKey<A>>;
export function useTexts<const A extends Area, const P extends string>(
  area: A,
  options: { keyPrefix: P },
): Texts<KeyBelow<A, P>>;
export function useTexts(areas: Areas, { keyPrefix }: { keyPrefix?: string } = {}): Texts {
  const language = useTextLanguage();
  const i18n = getI18n();
  const known = knownOf(i18n);
  const key = [language, areas, keyPrefix].join();
  const texts = known.get(key) ?? load(i18n, language, [areas].flat(), keyPrefix);
  known.set(key, texts);
  // Calling `use`, even with nothing pending, suspends under Testing Library's act.
  // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown, as `lazy` does.
  if (texts.arrival) throw texts.arrival;
  return texts;
}

/** The language of everything inside, if it is not the reader's: of a preview. */
export const OwnLanguage = createContext<string | null>(null);

/** The language of the texts, in i18next's notation; the component re-renders when it changes. */
export function useTextLanguage(): string {
  const current = useSyncExternalStore(subscribe, nameOfLanguage, nameOfLanguage);
  return useContext(OwnLanguage) ?? current;
}

const nameOfLanguage = () => getI18n().language;

function subscribe(onChange: () => void): () => void {
  const i18n = getI18n();
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
}

/** Cached, for a stable function; separate for each render outside the app. */
function knownOf(i18n: I18n): Map<string, PendingTexts> {
  const known = made.get(i18n) ?? new Map<string, PendingTexts>();
  made.set(i18n, known);
  return known;
}

const made = new WeakMap<I18n, Map<string, PendingTexts>>();

/** Loads the missing areas. */
function load(i18n: I18n, language: string, areas: readonly Area[], keyPrefix?: string): PendingTexts {
  const texts: PendingTexts = {
    t: textsIn(i18n, language, areas[0] ?? '', keyPrefix),
    i18n,
    arrival: null,
  };
  if (areas.every((area) => i18n.hasResourceBundle(language, area))) return texts;
  texts.arrival = loadTexts(areas, language)
    .catch(() => undefined)
    .then(() => void (texts.arrival = null));
  return texts;
}

/** i18next's `t`, with a fast path for texts used without values and placeholders: they skip all other processing. */
function textsIn(i18n: I18n, language: string, area: string, keyPrefix?: string): TextAt<string> {
  const t = i18n.getFixedT(language, area, keyPrefix);
  const prefix = keyPrefix === undefined ? '' : `${keyPrefix}.`;
  const short = (key: string, ...values: [TextValues?]) => {
    const text = values.length === 0 ? plainText(i18n, language, area, prefix + key) : null;
    return text ?? t(key, ...values);
  };
  // `Trans` reads area and language from the function.
  return Object.assign(short, t);
}

/** The text at `key`, which may begin with another area; null if there is none or it has placeholders. */
function plainText(i18n: I18n, language: string, area: string, key: string): string | null {
  const colon = key.indexOf(':');
  const text: unknown =
    colon === -1
      ? i18n.getResource(language, area, key)
      : i18n.getResource(language, key.slice(0, colon), key.slice(colon + 1));
  return typeof text === 'string' && !text.includes('{{') ? text : null;
}
