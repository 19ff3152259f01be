import { PARTIES, applies } from '../data/agreement-applies';
import { sourcesFor } from '../data/sources';
import { tariffSources } from '../data/sources/tariff-sources';
import { tariffOf } from '../hs-tree/tariffs';
import type { Locale } from '../locale';
import { packedEditions } from '../tariffs/packed';
import type { TariffEdition } from './lapsing';

/** Editions with RCEP rates for goods of some Parties only; the others have them for all. */
const ORIGINS: Readonly<Record<string, readonly string[]>> = {
  'kr-tariff-2026': ['CN'],
  'id-tariff-2022': [],
};

interface NamedEdition extends TariffEdition {
  title: string;
}

/** The editions of tariffs that answers rest on. Where the document has no end, it is the day rates are given to. */
export const tariffEditions = (): NamedEdition[] =>
  packedEditions.flatMap(({ id, kind, importer, validFrom, validTo, codes, title }) =>
    kind !== 'schedule' || importer === null
      ? []
      : [
          {
            id,
            title,
            importer,
            validFrom,
            validTo: validTo ?? tariffOf(importer)?.edition.validTo ?? null,
            codes,
            origins: originsOf(id, importer),
          },
        ],
  );

/** The Parties to whose goods the importer applies the Agreement with a rate of this edition. */
function originsOf(id: string, importer: string): string[] {
  const named = ORIGINS[id];
  return PARTIES.filter(
    (party) => applies(importer, party) && (named === undefined || named.includes(party)),
  );
}

/** The name of an edition in the reader's language, else as printed. */
export function editionTitle({ id, title }: Pick<NamedEdition, 'id' | 'title'>, locale: Locale) {
  const [source] = tariffSources[id] === undefined ? [] : sourcesFor([id], locale);
  return source?.title ?? { text: title, lang: LANGUAGE_OF[id.slice(0, 2)] ?? 'en' };
}

const LANGUAGE_OF: Readonly<Record<string, string>> = { vn: 'vi', jp: 'ja', kr: 'ko', id: 'id', my: 'ms' };
