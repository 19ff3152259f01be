import { appliedJapaneseMfn } from '../japan-mfn';
import { neverAbove } from '../never-above';
import type { PrintedRate } from '../printed-rate';
import type { EditionRow } from '../read-edition';
import { readRate } from '../read-rate';
import type { TariffLayout } from './tariff-layout';

/**
 * What a line says about goods of an exporter: the RCEP rate is lower than MFN, the same, higher; there is no
 * preference; which is lower depends on the goods or is text; there is no rate; there is no line.
 */
export type RateVerdict = 'lower' | 'same' | 'higher' | 'none' | 'unclear' | 'noRate' | 'noLine';

/** The verdicts of a line: for each exporter with an RCEP column, and for all others. */
export interface LineVerdicts {
  readonly byParty: ReadonlyMap<string, RateVerdict>;
  readonly others: 'noRate' | 'noLine';
}

/** The verdicts of a line; null is no line. */
export function pairVerdicts(row: EditionRow | null, layout: TariffLayout): LineVerdicts {
  if (row === null) return { byParty: new Map(), others: 'noLine' };
  const mfn = mfnOf(row, layout);
  const columns = layout.columns.filter(({ role }) => role === 'rcep');
  const verdicts = columns.flatMap(({ id, parties = [] }) => {
    const rate = row.rates[id];
    return rate === undefined
      ? []
      : parties.map((party): [string, RateVerdict] => [party, verdictOf(mfn, rate, party)]);
  });
  return { byParty: new Map(verdicts), others: 'noRate' };
}

function verdictOf(mfn: PrintedRate | null, rcep: PrintedRate, party: string): RateVerdict {
  if (rcep.notation === 'noPreference' || rcep.without?.includes(party) === true) return 'none';
  if (rcep.notation === 'blank') return 'noRate';
  const [reduced, full] = [rcep.duty, mfn?.duty ?? null];
  if (reduced === null || full === null) return 'unclear';
  const [isNotAbove, isNotBelow] = [neverAbove(reduced, full), neverAbove(full, reduced)];
  if (isNotAbove && isNotBelow) return 'same';
  if (isNotAbove) return 'lower';
  return isNotBelow ? 'higher' : 'unclear';
}

/** The MFN rate of a line; Japan's is the lower of its own and the WTO rate. */
export function mfnOf({ rates }: EditionRow, layout: TariffLayout): PrintedRate | null {
  if (layout.importer !== 'JP') return rates['mfn'] ?? null;
  const textOf = (id: string) => rates[id]?.printed ?? '';
  const printed = appliedJapaneseMfn({
    general: textOf('general'),
    provisional: textOf('provisional'),
    wto: textOf('wto'),
  });
  return printed === null ? null : readRate('JP', printed, 'notGiven');
}
