import { measured } from './measured';

/** Trade flows of RCA, all in one unit and year: country i or world w, good j or all goods. */
export interface RcaInputs {
  /** Trade of the country in the good. */
  xij: number | null;
  /** Trade of the country in all goods. */
  xi: number | null;
  /** Trade of the world in the good. */
  xwj: number | null;
  /** Trade of the world in all goods. */
  xw: number | null;
}

/**
 * Revealed comparative advantage RCA = (Xij / Xi) / (Xwj / Xw), 0 or more; above 1 the good weighs more in the
 * country than in the world. With imports in place of exports it is the RCA by imports that complementarity needs.
 * Null where a flow is missing or not a quantity, a whole is smaller than its part, or a divisor is 0. Source:
 * Balassa, "Trade Liberalisation and Revealed Comparative Advantage" (1965).
 */
export function revealedComparativeAdvantage({ xij, xi, xwj, xw }: RcaInputs): number | null {
  const [own, world] = [shareOf(xij, xi), shareOf(xwj, xw)];
  if (own === null || world === null) return null;
  const ratio = own / world;
  return Number.isFinite(ratio) ? ratio : null;
}

/** How strong an advantage is, by the customary steps 0.8, 1.25 and 2.5; each step belongs to the level above. */
export type RcaLevel = 'weak' | 'moderate' | 'strong' | 'veryStrong';

/** The level of a value of RCA; null where there is no value. */
export function rcaLevel(rca: number | null): RcaLevel | null {
  const value = measured(rca);
  if (value === null) return null;
  if (value < 0.8) return 'weak';
  if (value < 1.25) return 'moderate';
  return value < 2.5 ? 'strong' : 'veryStrong';
}

function shareOf(part: number | null, whole: number | null): number | null {
  const [p, w] = [measured(part), measured(whole)];
  return p === null || w === null || w === 0 || p > w ? null : p / w;
}
