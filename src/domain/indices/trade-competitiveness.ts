import { measured } from './measured';

/**
 * Trade competitiveness (trade balance) index TC = (X − M) / (X + M), from −1 (imports only) to 1 (exports only).
 * Null where a side is missing or not a quantity, or where nothing was traded. Source: normalised trade balance,
 * Mikic and Gilbert (UN ESCAP), "Trade Statistics in Policymaking" (2009).
 */
export function tradeCompetitiveness(exports: number | null, imports: number | null): number | null {
  const [sold, bought] = [measured(exports), measured(imports)];
  if (sold === null || bought === null) return null;
  const larger = Math.max(sold, bought);
  if (larger === 0) return null;
  // Both as parts of the larger one, so that the sum of two huge amounts stays finite.
  const [x, m] = [sold / larger, bought / larger];
  return (x - m) / (x + m);
}
