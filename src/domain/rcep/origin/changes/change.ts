import type { OriginAssessment } from '../origin-assessment';

/** One change to a good; `material` is the index in its bill of materials. */
export type ChangeKind =
  /** The material becomes originating in the exporting Party. */
  | { readonly kind: 'material-origin'; readonly material: number }
  /** The value of the material is at most `to`; FOB is unchanged, the difference is own content. */
  | { readonly kind: 'material-value'; readonly material: number; readonly to: number }
  /** Own originating content of `add` more is worked in, FOB rises by it. */
  | { readonly kind: 'local-content'; readonly add: number }
  /** The material is bought under a classification that shifts. */
  | { readonly kind: 'material-tariff'; readonly material: number };

/** A change that makes the good qualify, with the assessment of the changed good. */
export type Change = ChangeKind & { readonly assessment: OriginAssessment };
