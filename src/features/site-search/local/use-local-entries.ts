import type { i18n as I18n } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { LANGUAGES } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { glossaryPath } from '@/shared/routing/glossary-path';
import { paths } from '@/shared/routing/paths';
import { countryWords } from './country-names';
import { localEntry } from './local-search';
import type { LocalEntry } from './local-search';
import { PLACES } from './places';

interface LocalEntries {
  entries: readonly LocalEntry[];
  /** True once they can be found by the words of all languages, or those of the others failed to load. */
  areWhole: boolean;
}

/**
 * Pages, terms and countries with their names in the reader's language; pages and terms are searchable in all six
 * languages once the other five have loaded. Needs the areas `search` and `countries`.
 */
export function useLocalEntries(countries: readonly string[]): LocalEntries {
  const { t, i18n } = useTexts(['search', 'shell', 'countries']);
  const language = useLanguage();
  const [areThere, setAreThere] = useState(() => missingIn(i18n).length === 0);
  useEffect(() => {
    let isWanted = true;
    void loadOthers(i18n).then(() => isWanted && setAreThere(true));
    return () => {
      isWanted = false;
    };
  }, [i18n]);
  const entries = useMemo(() => {
    const known = areThere ? LANGUAGES : [language];
    const wordsOf = (id: string) => known.flatMap((each) => text(i18n, each, `words.${id}`).split(','));
    const termWords = (id: string) => known.flatMap((each) => text(i18n, each, `terms.${id}`).split('|'));
    return [
      ...PLACES.map(({ id, titleKey, address }) =>
        localEntry({ kind: 'page', id, title: t(titleKey), address }, wordsOf(id)),
      ),
      ...termIds(i18n, language).map((id) => {
        const [title = ''] = textOfCode(t, 'terms', id).split('|');
        return localEntry({ kind: 'term', id, title, address: glossaryPath(id) }, termWords(id));
      }),
      ...countries.map((code) => {
        const address = paths.nationGuide({ country: code });
        return localEntry(
          { kind: 'country', id: code, title: t(`countries:${code}`), address },
          countryWords(code),
        );
      }),
    ];
  }, [areThere, language, i18n, t, countries]);
  return { entries, areWhole: areThere };
}

const AREA = 'search';

const missingIn = (i18n: I18n) => LANGUAGES.filter((each) => !i18n.hasResourceBundle(each, AREA));

/** Loads the missing texts of the other languages; without them, the reader's own are used. */
async function loadOthers(i18n: I18n): Promise<void> {
  const missing = missingIn(i18n);
  if (missing.length > 0) await i18n.reloadResources(missing, [AREA]).catch(() => undefined);
}

function text(i18n: I18n, language: string, key: string): string {
  const found: unknown = i18n.getResource(language, AREA, key);
  return typeof found === 'string' ? found : '';
}

/** The terms of the glossary, in its order. */
function termIds(i18n: I18n, language: string): string[] {
  const terms: unknown = i18n.getResource(language, AREA, 'terms');
  return typeof terms === 'object' && terms !== null ? Object.keys(terms) : [];
}
