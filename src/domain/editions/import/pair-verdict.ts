import { appliedJapaneseMfn } from '../japan-mfn';
import { neverAbove } from '../never-above';
import type { PrintedRate } from '../printed-rate';
import type { EditionRow } from '../read-edition';
import { readRate } from '../read-rate';
import type { TariffLayout } from './tariff-layout';

/**
 * What a line says about goods of an exporter: the RCEP rate is lower than MFN, the same, higher; there is no
 * preference; which is lower depends on the goods or is text; there is no line.
 */
export type RateVerdict = 'lower' | 'same' | 'higher' | 'none' | 'unclear' | 'noLine';

/** The verdict for each exporter with an RCEP column. */
export function pairVerdicts(row: EditionRow | null, layout: TariffLayout): Map<string, RateVerdict> {
  const mfn = row === null ? null : mfnOf(row, layout);
  return new Map(
    layout.columns
      .filter(({ role, id }) => role === 'rcep' && (row === null || row.rates[id] !== undefined))
      .flatMap(({ id, parties = [] }) =>
        parties.map((party): [string, RateVerdict] => [
          party,
          row === null ? 'noLine' : verdictOf(mfn, row.rates[id], party),
        ]),
      ),
  );
}

function verdictOf(mfn: PrintedRate | null, rcep: PrintedRate | undefined, party: string): RateVerdict {
  if (rcep?.notation === 'noPreference' || rcep?.without?.includes(party) === true) return 'none';
  const [reduced, full] = [rcep?.duty ?? null, mfn?.duty ?? null];
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
