import { defaultPartner, type IndexChoice } from '@/features/trade-index/index-view';
import type { IndexId } from '@/features/trade-index/trade-index-schema';
import type { IndexFigure } from './index-input-preview-schema';
import { WORLD, type IndexInputId } from '../index-input-schema';

/** The indices computed from a figure. Those of sectors compare exports only; imports count in the trade of a pair. */
const INDICES: Readonly<Record<IndexInputId, readonly IndexId[]>> = {
  exports: ['tc'],
  imports: ['tc'],
  exportShare: ['rca', 'complementarity'],
  importShare: ['complementarity'],
  tbt: ['risk'],
  standard: ['risk'],
  legal: ['risk'],
  competition: ['risk'],
  maxCompetition: ['risk'],
};

/** The country with which the page of the indices opens. */
export const EXAMPLE_COUNTRY = 'CN';
/** The sector with which it opens. */
const EXAMPLE_SECTOR = 'ev';

/**
 * Where the page of the indices shows a figure: each index that follows from it, of its country, or of the pair with its
 * default partner. A share of the world is shown by the example of one country.
 */
export function placesOf({
  indicator,
  country,
  year,
  sector,
}: Pick<IndexFigure, 'indicator' | 'country' | 'year' | 'sector'>): IndexChoice[] {
  const own = country === WORLD ? EXAMPLE_COUNTRY : country;
  const isImporter = indicator === 'importShare' && country !== WORLD;
  const shown = isImporter ? { country: defaultPartner(own), vs: [own] } : { country: own, vs: [] };
  return INDICES[indicator].map((index) => ({ index, year, sector: sector ?? EXAMPLE_SECTOR, ...shown }));
}
