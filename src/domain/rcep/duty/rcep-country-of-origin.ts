import { isSameDuty } from './compare-duty';
import { contributingParties, highestContributors } from '../origin/criteria/contributors';
import type { DifferentialDecision, DifferentialInput } from './differential';
import { domesticValuePercent, meetsDv20 } from './domestic-value';
import type { DutyRate } from './duty-rate';
import { readDate } from './calendar-date';
import { highestRate } from './highest-rate';
import { isParty } from '../parties';

type Rates = ReadonlyMap<string, DutyRate>;
type Ruling = Pick<DifferentialDecision, 'country' | 'basis' | 'tie'> & {
  readonly notComparable?: readonly string[];
};

/**
 * RCEP country of origin under tariff differentials (2.6.2 to 2.6.4) and the importer's options (2.6.6). Rates of the
 * importer and of non-Parties are ignored. RangeError for an impossible date, or a FOB that 2.6.3 cannot use.
 */
export function rcepCountryOfOrigin(input: DifferentialInput): DifferentialDecision {
  readDate(input.date);
  const rates = ratesOfOthers(input);
  const differential = isDifferential(rates);
  const dv20Percent = differential ? domesticValuePercent(input) : null;
  const { country, basis, tie, notComparable = [] } = ruling(input, rates, differential, dv20Percent);

  const contributors = highestRate(only(rates, contributingParties(input.originatingMaterials)));
  const all = highestRate(rates);
  const unclear = new Set([...notComparable, ...contributors.notComparable, ...all.notComparable]);
  return {
    differential,
    country,
    basis,
    dv20Percent,
    tie,
    options: { highestAmongContributors: contributors.party, highestAmongAll: all.party ?? input.exporter },
    ...(unclear.size > 0 && { notComparable: [...unclear].sort() }),
  };
}

function ruling(input: DifferentialInput, rates: Rates, differential: boolean, dv20: number | null): Ruling {
  const { exporter, criterion, beyondMinimalOperations } = input;
  if (!differential) return { country: exporter, basis: 'no-differential', tie: false };
  // 2.6.3 applies "notwithstanding" 2.6.2: on a binding Appendix line only DV20 gives the exporting Party.
  if (dv20 !== null) {
    return meetsDv20(dv20) ? { country: exporter, basis: 'dv20', tie: false } : byContribution(input, rates);
  }
  if (criterion !== 'PE' || beyondMinimalOperations)
    return { country: exporter, basis: 'exporter', tie: false };
  return byContribution(input, rates);
}

function byContribution({ originatingMaterials }: DifferentialInput, rates: Rates): Ruling {
  const highest = highestContributors(originatingMaterials);
  const tie = highest.length > 1;
  const { party, notComparable } = highestRate(only(rates, highest));
  if (party === null) return { country: null, basis: 'unresolved', tie };
  return { country: party, basis: 'highest-contributor', tie, notComparable };
}

function ratesOfOthers({ rates, importer }: DifferentialInput): Rates {
  return new Map(Object.entries(rates).filter(([party]) => isParty(party) && party !== importer));
}

function isDifferential(rates: Rates): boolean {
  const [first, ...others] = rates.values();
  return first !== undefined && !others.every((rate) => isSameDuty(rate, first));
}

function only(rates: Rates, parties: readonly string[]): Rates {
  return new Map([...rates].filter(([party]) => parties.includes(party)));
}
