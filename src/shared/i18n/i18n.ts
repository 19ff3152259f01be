import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textsOf } from 'virtual:texts';
import { loadChunk } from '@/shared/loading/load-chunk';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS, LANGUAGES } from './languages';
import type { Language } from './languages';
import { numberFormat } from './number-format';
import type { Area } from './areas';
import type { FullKey, TextFunction } from './text-keys';

/** Loads one area's texts of one language on first use. */
const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    loadFile(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

async function loadFile(language: string, area: string): Promise<Record<string, unknown>> {
  const load = textsOf(language, area);
  if (!load) throw new Error(`No texts of ${area} in ${language}`);
  return loadChunk(load);
}

/** Initialises the texts in `language` with the areas of the first screen; resolves when loaded. */
export function startI18n(language: Language, namespaces: readonly Area[]): Promise<void> {
  document.documentElement.lang = LANGUAGE_TAGS[language];
  started = i18next
    .use(localeFiles)
    .use(numberFormat)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'shell',
      // Explicit separators: otherwise i18next checks whether each key might be a sentence.
      nsSeparator: ':',
      keySeparator: '.',
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    })
    .then(() => undefined);
  return started;
}

let started: Promise<void> = Promise.resolve();

/**
 * Loads further areas in a language, by default the current one; resolves when loaded, rejects if one fails. May be
 * called during initialisation.
 */
export async function loadTexts(namespaces: readonly Area[], language?: string): Promise<void> {
  await started;
  const wanted = isLanguage(language) ? language : currentLanguage();
  // i18next would also wait for everything else pending.
  if (namespaces.every((area) => i18next.hasResourceBundle(wanted, area))) return;
  await i18next.loadNamespaces([...namespaces]);
  await fetchTexts(wanted, namespaces);
}

/**
 * Switches the language after the texts of every area in use have loaded, so that nothing flickers; the last choice
 * wins. Rejects, and the language stays, if they fail to load.
 */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  await fetchTexts(language, [i18next.options.ns ?? []].flat() as Area[]);
  if (wanted !== language) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

let wanted: Language | null = null;

/** Loads missing texts; i18next itself never retries failed ones. */
async function fetchTexts(language: Language, namespaces: readonly Area[]): Promise<void> {
  const missing = () => namespaces.filter((area) => !i18next.hasResourceBundle(language, area));
  if (missing().length > 0) await i18next.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`No texts of ${missing().join(', ')} in ${language}`);
}

/** The texts of one area in any language; rejects if they fail to load. */
export async function textsIn<A extends Area>(language: Language, area: A): Promise<TextFunction<A>> {
  await fetchTexts(language, [area]);
  return i18next.getFixedT(language, area) as TextFunction<A>;
}

/** The current language. */
export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;

/** A text outside React: `key` is `area:key`; its area must be loaded. */
export const translate = (key: FullKey, values: Readonly<Record<string, string | number>> = {}): string =>
  i18next.t(key, values);
