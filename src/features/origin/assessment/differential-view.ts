import type { DifferentialDecision } from '@/domain/rcep';
import type { BomAnswer } from '../bom/bom';

/**
 * What the RCEP country of origin would be with the line in the importer's Appendix and without; the sums behind it.
 */
export interface DifferentialView {
  listed: DifferentialDecision;
  notListed: DifferentialDecision;
  /** FOB, value of non-originating materials (3.5.5 deducted) and originating materials of other Parties: the inputs of DV20. */
  fob: number;
  nonOriginatingValue: number;
  otherPartiesValue: number;
  /** Value of originating materials by Party, highest first (2.6.4). */
  contributions: { party: string; value: number }[];
}

/** The outcome selected by the answer about the Appendix; null while unknown and the two countries differ. */
export function chosenDecision(view: DifferentialView, appendix: BomAnswer): DifferentialDecision | null {
  if (appendix === 'yes') return view.listed;
  if (appendix === 'no' || view.listed.country === view.notListed.country) return view.notListed;
  return null;
}
