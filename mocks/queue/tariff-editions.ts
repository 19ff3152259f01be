import { editionNames } from '../editions/edition-names';
import { packedFile } from '../editions/edition-lines';
import { packedImporterOf } from '../editions/edition-records';
import { editionsInForce } from '../editions/editions-in-force';
import { packedPeriod } from '../editions/packed-period';
import { numberOf, textOf } from '../content/kinds/values';
import { countryRecords } from '../data/countries';
import { PARTIES, applies } from '../data/agreement-applies';
import { pick, type Locale } from '../locale';
import { packedEditions } from '../tariffs/packed';
import type { TariffEdition } from './lapsing';

/** Editions with RCEP rates for goods of some Parties only; the others have them for all. */
const ORIGINS: Readonly<Record<string, readonly string[]>> = {
  'kr-tariff-2026': ['CN'],
  'id-tariff-2022': [],
};

interface NamedEdition extends TariffEdition {
  title: string;
  /** The name of its lines; empty where it has no record of its own. */
  lines: string;
}

/** The editions of tariffs that answers rest on: the packed ones, and those that staff have published. */
export const tariffEditions = (): NamedEdition[] => [...packed(), ...published()];

const packed = (): NamedEdition[] =>
  packedEditions.flatMap((edition) => {
    const { id, kind, importer, codes, title } = edition;
    if (kind !== 'schedule' || importer === null) return [];
    return [
      {
        id,
        title,
        importer,
        ...packedPeriod(edition),
        codes,
        origins: originsOf(id, importer),
        lines: packedImporterOf(id) === null ? '' : packedFile(importer),
      },
    ];
  });

const published = (): NamedEdition[] =>
  countryRecords.flatMap(({ code: importer }) =>
    editionsInForce(importer).flatMap(({ sourceId, values, validFrom, validTo }) =>
      values === null
        ? []
        : [
            {
              id: sourceId,
              title: textOf(values, 'title') ?? importer,
              importer,
              validFrom,
              validTo,
              codes: numberOf(values, 'codes') ?? 0,
              origins: originsOf(sourceId, importer),
              lines: textOf(values, 'file') ?? '',
            },
          ],
    ),
  );

/** The Parties to whose goods the importer applies the Agreement with a rate of this edition. */
function originsOf(id: string, importer: string): string[] {
  const named = ORIGINS[id];
  return PARTIES.filter(
    (party) => applies(importer, party) && (named === undefined || named.includes(party)),
  );
}

/** The name of an edition for a reader. */
export const editionTitle = ({ title, importer }: NamedEdition, locale: Locale) =>
  pick(editionNames({ title, importer }), locale);
