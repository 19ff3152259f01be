import type { OtherAgreement, RateAsSent } from '@/features/tariffs/tariffs-schema';
import { ASEAN, RCEP_IN_CPTPP, without } from './groups';
import { rate, type NationalLine } from './national-line';
import { neverAbove } from './lower-rate';
import { readJapanRate, readLowest, readTreatments } from './read-rate';
import table from './tariff-jp.json';

const FISCAL_2026 = { validFrom: '2026-04-01', validTo: '2027-03-31' };
const RCEP_PARTIES = [[...ASEAN, 'AU', 'NZ'], ['CN'], ['KR']];
const CPTPP_PARTIES = without(RCEP_IN_CPTPP, 'JP');
const CPTPP_NAMES: Record<string, string> = { マレーシア: 'MY', ベトナム: 'VN', ニュージーランド: 'NZ' };

/** The lines of Japan from 1 April 2026 to 31 March 2027. */
export function linesOfJapan(): NationalLine[] {
  return table.rows.map(([code = '', ja = '', general = '', provisional = '', wto = '', ...preferences]) => {
    const mfn = appliedMfn(general, provisional, wto);
    return {
      code,
      description: { ja },
      base: null,
      mfn: mfn === null ? [] : [mfn],
      mfnPointer: mfn === null ? [general, wto].filter((text) => text !== '').join(' / ') : null,
      basic: null,
      rcep: RCEP_PARTIES.map((parties, index) => ({ parties, rates: [sent(preferences[index] ?? '')] })),
      others: [...ajcep(preferences[3] ?? ''), ...cptpp(preferences[4] ?? '')],
    };
  });
}

/**
 * The rate charged: the lower of general (or, where there is one, provisional) and WTO rate, printed in brackets or not.
 * Null where it cannot be told which is lower (ranges, conditions).
 */
function appliedMfn(general: string, provisional: string, wto: string): RateAsSent | null {
  const national = sent(provisional === '' ? general : provisional);
  if (wto === '') return national.duty === null ? null : national;
  const [first, lowest, whole] = [national.duty, readLowest(wto), readJapanRate(wto)];
  if (first === null || lowest === null) return null;
  if (neverAbove(first, lowest)) return national;
  return whole !== null && neverAbove(whole, first) ? sent(wto) : null;
}

function sent(printed: string): RateAsSent {
  return rate(printed, readJapanRate(printed), FISCAL_2026, 'jp-tariff-2026');
}

function ajcep(printed: string): OtherAgreement[] {
  return printed === '' ? [] : [{ agreement: 'AJCEP', parties: [...ASEAN], rate: sent(printed) }];
}

/** CPTPP rates differ by Party on some lines; a treatment without names is that of all Parties not named. */
function cptpp(printed: string): OtherAgreement[] {
  if (printed === '') return [];
  const treatments = readTreatments(printed).map((treatment) => ({
    ...treatment,
    parties: treatment.names.flatMap((name) => CPTPP_NAMES[name] ?? []),
  }));
  const named = treatments.flatMap((treatment) => treatment.parties);
  return treatments.flatMap(({ names, parties, printed: text }) => {
    const entitled = names.length === 0 ? without(CPTPP_PARTIES, ...named) : parties;
    return entitled.length === 0 ? [] : [{ agreement: 'CPTPP', parties: entitled, rate: sent(text) }];
  });
}
