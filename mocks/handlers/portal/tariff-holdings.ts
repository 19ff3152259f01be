import { countryRecords } from '../../data/countries';
import { PLACE_NAMES } from '../../data/countries/country-names';
import { markOfEdition, presentEdition, type EditionInForce } from '../../editions/editions-in-force';
import { locales, pick, type Locale, type Texts } from '../../locale';
import { lineCounts } from '../../tariffs/tariff-extent';

/** A data set of the site. */
export interface HoldingEntry {
  id: string;
  subject: Texts;
  count: () => number | Promise<number>;
  /** How many of them are unchecked; absent if none is. */
  unchecked?: () => number | Promise<number>;
  sourceId: string;
}

/** The national lines of an importer, in the words of the other entries. */
const SUBJECT: Readonly<Record<Locale, (importer: string) => string>> = {
  zh: (importer) => `${importer}税则税目`,
  en: (importer) => `Tariff lines of ${importer}`,
  ja: (importer) => `${importer}の税率`,
  ko: (importer) => `${importer} 관세율표 세번`,
  vi: (importer) => `Dòng thuế của ${importer}`,
  ms: (importer) => `Baris tarif ${importer}`,
};

/**
 * The entries with the tariffs that staff published: each in place of the packed one of its importer, or before the
 * entries that follow the tariffs. One that was withdrawn is left out.
 */
export function withPublishedTariffs(entries: readonly HoldingEntry[]): HoldingEntry[] {
  const published = countryRecords.flatMap(({ code }) => {
    const edition = presentEdition(code);
    return edition === null
      ? []
      : [{ id: `tariff-${code.toLowerCase()}`, entries: entriesOf(code, edition) }];
  });
  const known = new Set(entries.map(({ id }) => id));
  const added = published.filter(({ id }) => !known.has(id)).flatMap((each) => each.entries);
  const end = entries.findLastIndex(({ id }) => id.startsWith('tariff-') && id.split('-').length === 2) + 1;
  const replaced = entries.map((entry) => published.find(({ id }) => id === entry.id)?.entries ?? [entry]);
  return [...replaced.slice(0, end).flat(), ...added, ...replaced.slice(end).flat()];
}

function entriesOf(importer: string, edition: EditionInForce): HoldingEntry[] {
  if (edition.values === null) return [];
  const names = PLACE_NAMES[importer] ?? {};
  const { lines } = lineCounts(importer);
  const subject: Texts = Object.fromEntries(
    locales.map((locale) => [locale, SUBJECT[locale](pick(names, locale).text)]),
  );
  return [
    {
      id: `tariff-${importer.toLowerCase()}`,
      subject,
      count: () => lines,
      unchecked: () => (markOfEdition(edition) === 'fact' ? 0 : lines),
      sourceId: edition.sourceId,
    },
  ];
}
