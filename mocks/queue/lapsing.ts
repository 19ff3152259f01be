import { addDays, daysBetween } from './days';

/** An edition of a tariff as far as its end matters. `origins` are the Parties whose goods have an RCEP rate in it. */
export interface TariffEdition {
  id: string;
  importer: string;
  /** `yyyy-MM-dd`; null is unknown. */
  validFrom: string | null;
  validTo: string | null;
  /** Six-digit codes with rates. */
  codes: number;
  origins: readonly string[];
}

/**
 * An edition that ends soon or has ended, and what has no answer from then on: `codes` less those that another edition
 * of the importer still has, and the country pairs whose RCEP rates are in it. `days` until it ends, negative after it.
 */
interface Lapsing<E extends TariffEdition = TariffEdition> {
  edition: E;
  validTo: string;
  days: number;
  codes: number;
  pairs: number;
}

/** How long before its end staff see an edition. */
export const LAPSE_DAYS = 90;

/**
 * The editions that end within `within` days of `today`, or have ended, and have no full successor; those that end
 * first come first, then those with more answers. One of unknown end is not among them.
 */
export function lapsing<E extends TariffEdition>(
  editions: readonly E[],
  today: string,
  within: number = LAPSE_DAYS,
): Lapsing<E>[] {
  return editions
    .flatMap((edition) => {
      const { validTo } = edition;
      if (validTo === null || daysBetween(today, validTo) > within) return [];
      const codes = edition.codes - codesAfter(edition, validTo, editions);
      if (codes <= 0) return [];
      const days = daysBetween(today, validTo);
      return [{ edition, validTo, days, codes, pairs: edition.origins.length }];
    })
    .toSorted((a, b) => a.validTo.localeCompare(b.validTo) || answers(b) - answers(a) || b.codes - a.codes);
}

const answers = ({ codes, pairs }: Lapsing): number => codes * pairs;

/** How many codes the largest edition has that the importer applies on the day after. */
function codesAfter(edition: TariffEdition, validTo: string, editions: readonly TariffEdition[]): number {
  const next = addDays(validTo, 1);
  const after = editions.filter(
    ({ id, importer, validFrom, validTo: end, origins }) =>
      id !== edition.id &&
      importer === edition.importer &&
      (validFrom === null || validFrom <= next) &&
      end !== null &&
      end >= next &&
      edition.origins.every((origin) => origins.includes(origin)),
  );
  return Math.max(0, ...after.map(({ codes }) => codes));
}
