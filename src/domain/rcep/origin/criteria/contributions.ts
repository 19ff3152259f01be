import { cumulableParties, type Standing, standingOf } from './cumulation';
import type { Good, Material } from '../good/good';
import { placementFor } from '../good/material-row';
import { placedRows } from '../origin-case';
import { Tally } from '../good/tally';

/** The value of a good's materials by origin, in the money of the good. */
export interface Contributions {
  /** Originating value by Party, the exporting Party's own included; a Party that contributed nothing is absent (2.6.4). */
  readonly byParty: Readonly<Record<string, number>>;
  /** VOM of 3.5.1(b). */
  readonly originating: number;
  /** VNM of 3.5.1(a): less the expenses of 3.5.5. */
  readonly nonOriginating: number;
}

/** Splits a bill of materials by origin (3.4, 3.5, 3.8 to 3.10), as the value content and 2.6 count it. */
export function contributionsOf(good: Good): Contributions {
  const tally = Tally.of(placedRows(good, placementFor(good, [])));
  const own = tally.heap('own');
  const cumulated = tally.cumulatedParties.map(
    (party) => [party, tally.heap(`cumulatedFrom.${party}`).value] as const,
  );
  return {
    byParty: Object.fromEntries([
      ...(own.count > 0 ? [[good.exporter, own.value] as const] : []),
      ...cumulated,
    ]),
    originating: tally.heap('originating').value,
    nonOriginating: tally.heap('nonOriginating').net,
  };
}

/** How one material of the good counts: own, cumulated, refused, undetermined or non-originating (3.4, 3.5.4, 3.10). */
export function materialStanding(material: Material, good: Good): Standing {
  return standingOf(material, good.exporter, cumulableParties(good));
}
