import type { i18n as I18n } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { LANGUAGES } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import type { LocalEntry } from './local-search';
import { PLACES } from './places';

/**
 * Pages and countries with their names in the reader's language; found by the words of all six languages once those of
 * the other five have arrived. Needs the areas `search` and `countries`.
 */
export function useLocalEntries(countries: readonly string[]): LocalEntry[] {
  const { t, i18n } = useTexts(['search', 'shell', 'countries']);
  const language = useLanguage();
  const [areThere, setAreThere] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void bringOthers(i18n).then(() => isWanted && setAreThere(true));
    return () => {
      isWanted = false;
    };
  }, [i18n]);
  return useMemo(() => {
    const known = areThere ? LANGUAGES : [language];
    const textsOf = (area: string, key: string) => known.map((each) => text(i18n, each, area, key));
    return [
      ...PLACES.map(({ id, titleKey, address }): LocalEntry => ({
        entry: { kind: 'page', id, title: t(titleKey), address },
        words: textsOf('search', `words.${id}`).flatMap((words) => words.split(',')),
      })),
      ...countries.map((code): LocalEntry => ({
        entry: {
          kind: 'country',
          id: code,
          title: t(`countries:${code}`),
          address: paths.nationGuide({ country: code }),
        },
        words: [...textsOf('countries', code), code],
      })),
    ];
  }, [areThere, language, i18n, t, countries]);
}

const AREAS = ['search', 'countries'];

/** Asks for the words of the other languages that are not there yet; where they do not arrive, the reader's own do. */
async function bringOthers(i18n: I18n): Promise<void> {
  const missing = LANGUAGES.filter((each) => AREAS.some((area) => !i18n.hasResourceBundle(each, area)));
  if (missing.length > 0) await i18n.reloadResources(missing, AREAS).catch(() => undefined);
}

function text(i18n: I18n, language: string, area: string, key: string): string {
  const found: unknown = i18n.getResource(language, area, key);
  return typeof found === 'string' ? found : '';
}
