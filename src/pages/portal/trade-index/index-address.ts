import { RISK_COMPONENT_IDS } from '@/domain/indices';
import { SECTOR_IDS } from '@/shared/routing/paths';
import type { RiskWeights } from '@/features/trade-index/index-values';
import type { IndexChoice } from '@/features/trade-index/index-view';
import { indexId } from '@/features/trade-index/trade-index-schema';

/** The state of the page in its address. */
export interface IndexAddress extends IndexChoice {
  /** The reader's own weights; null: the released ones. */
  weights: RiskWeights | null;
}

/** The maximum number of further countries the chart can distinguish. */
export const MOST_COMPARED = 4;
/** A reader's weight is a whole number from 0 to this. */
export const MOST_WEIGHT = 100;

const DEFAULTS = { index: 'tc', country: 'CN', sector: 'ev' } as const;

/** Reads the address tolerantly: invalid values count as absent. `countries` are the selectable codes. */
export function readIndexAddress(params: URLSearchParams, countries: readonly string[]): IndexAddress {
  const country = known(countries, params.get('country')) ?? DEFAULTS.country;
  const vs = (params.get('vs') ?? '').split(',').map((code) => known(countries, code));
  return {
    index: known(indexId.options, params.get('index')) ?? DEFAULTS.index,
    country,
    year: /^\d{4}$/.test(params.get('year') ?? '') ? Number(params.get('year')) : null,
    sector: known(SECTOR_IDS, params.get('sector')) ?? DEFAULTS.sector,
    vs: [...new Set(vs)]
      .filter((code) => code !== null)
      .filter((code) => code !== country)
      .slice(0, MOST_COMPARED),
    weights: readWeights(params.get('w')),
  };
}

/**
 * Writes the address in a fixed order; the default index, country and sector are included, so that a link is
 * explicit.
 */
export function writeIndexAddress({
  index,
  country,
  year,
  sector,
  vs,
  weights,
}: IndexAddress): URLSearchParams {
  const entries: [string, string | number | null][] = [
    ['index', index],
    ['country', country],
    ['year', year],
    ['sector', sector],
    ['vs', vs.filter((code) => code !== country).join(',')],
    ['w', weights && RISK_COMPONENT_IDS.map((id) => weights[id]).join(',')],
  ];
  const present = entries.filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(present.map(([key, value]) => [key, String(value)]));
}

/** Six whole numbers from 0 to 100 in the components' order, not all 0; else null. */
function readWeights(text: string | null): RiskWeights | null {
  const numbers = (text ?? '').split(',');
  if (numbers.length !== RISK_COMPONENT_IDS.length) return null;
  if (!numbers.every((number) => /^\d{1,3}$/.test(number) && Number(number) <= MOST_WEIGHT)) return null;
  if (numbers.every((number) => Number(number) === 0)) return null;
  return Object.fromEntries(
    RISK_COMPONENT_IDS.map((id, index) => [id, Number(numbers[index])]),
  ) as RiskWeights;
}

function known<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
