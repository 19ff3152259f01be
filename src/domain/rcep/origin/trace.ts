import type { Verdict } from '../rules/trivalent';

/**
 * Every possible step of a trace: its article and its inputs (the placeholders of its sentence). Money is in the
 * currency of the good, weights in kg, percentages as numbers. `material` is the 0-based index in the bill, `row` the
 * same counted from 1; `rule` is the text of `formatRule`; `materials` is a number of materials.
 */
export const TRACE_STEPS = {
  /** WO, 3.2(a): declared wholly obtained. */
  whollyObtained: { article: '3.2', inputs: [] },
  /** Unknown: no material was declared and the good is not wholly obtained. */
  nothingDeclared: { article: '3.2', inputs: [] },
  /** Transport packing is left out altogether (3.8.1). */
  transportPacking: { article: '3.8', inputs: ['materials', 'value'] },
  /** Retail packaging counts in the value content only (3.8.2, 3.8.3). */
  retailPackaging: { article: '3.8', inputs: ['materials', 'value'] },
  /** Accessories, spare parts, tools and manuals are ignored for CTC and process rules (3.9). */
  accessories: { article: '3.9', inputs: ['materials', 'value'] },
  /** Indirect materials are originating wherever made (3.10). */
  indirectMaterials: { article: '3.10', inputs: ['materials', 'value'] },
  /** Originating materials of another Party count as originating (3.4); one step per Party. */
  cumulation: { article: '3.4', inputs: ['party', 'materials', 'value'] },
  /** Materials declared originating whose origin may not be cumulated count as non-originating (3.4). */
  cumulationRefused: { article: '3.4', inputs: ['materials', 'value'] },
  /** Materials of undetermined origin count as non-originating (3.5.4). */
  undeterminedOrigin: { article: '3.5', inputs: ['materials', 'value'] },
  /** PE, 3.2(b): number and value of the materials that rule it out. */
  exclusivelyOriginating: { article: '3.2', inputs: ['materials', 'value'] },
  /** Met: the processing goes beyond the minimal operations of 3.6. */
  minimalOperations: { article: '3.6', inputs: [] },
  /** A change in classification: materials that did not shift, and undecidable ones. */
  tariffShift: { article: 'Annex 3A', inputs: ['rule', 'notShifted', 'unknown'] },
  /** A material in the chapter, heading or subheading of the good. */
  materialNotShifted: { article: 'Annex 3A', inputs: ['rule', 'material', 'row', 'name', 'hs', 'value'] },
  /** A material under a code the rule excludes. */
  materialExcluded: { article: 'Annex 3A', inputs: ['rule', 'material', 'row', 'name', 'hs', 'value'] },
  /** A material whose code is too short, empty or of another HS edition. */
  materialShiftUnknown: { article: 'Annex 3A', inputs: ['rule', 'material', 'row', 'name', 'hs', 'value'] },
  /** The materials beyond the first 20, not shown one by one. */
  moreMaterials: { article: 'Annex 3A', inputs: ['rule', 'materials'] },
  /** De minimis by value (3.7(a)): value that did not shift, undecidable value, both in % of FOB. */
  deMinimisValue: { article: '3.7', inputs: ['value', 'unknownValue', 'fob', 'percent', 'limit'] },
  /** De minimis by weight, chapters 50 to 63 (3.7(b)), in % of the weight of the good. */
  deMinimisWeight: { article: '3.7', inputs: ['weight', 'unknownWeight', 'totalWeight', 'percent', 'limit'] },
  /** De minimis by weight is undecidable: weights are missing or zero. */
  deMinimisWeightMissing: { article: '3.7', inputs: ['materials', 'limit'] },
  /** Expenses taken off the value of non-originating materials (3.5.5). */
  rvcDeductions: { article: '3.5', inputs: ['value'] },
  /** Build-down: (fob - vnm) / fob x 100 against the threshold (3.5.1(a)). */
  rvcBuildDown: { article: '3.5', inputs: ['fob', 'vnm', 'percent', 'threshold'] },
  /** Build-up: (vom + labour + overhead + profit + other cost) / fob x 100 against the threshold (3.5.1(b)). */
  rvcBuildUp: {
    article: '3.5',
    inputs: ['fob', 'vom', 'directLabour', 'directOverhead', 'profit', 'otherCost', 'percent', 'threshold'],
  },
  /** CR, headnote 7 of Annex 3A: declared, denied or not declared. */
  chemicalReaction: { article: 'Annex 3A', inputs: [] },
  /** Verdict on one alternative of the rule: its text, its place from 1, how many there are. */
  alternative: { article: 'Annex 3A', inputs: ['rule', 'number', 'alternatives'] },
  /** Verdict of one of two rules where the condition that selects it is not answered: its text, its place from 1. */
  conditionBranch: { article: 'Annex 3A', inputs: ['rule', 'number'] },
  /** Unknown: the two rules differ in their result, and their condition is not answered. */
  conditionOpen: { article: 'Annex 3A', inputs: [] },
  /** Last step: the good originates by this criterion (WO, PE, CTC, RVC, CR). */
  verdictOriginating: { article: '3.2', inputs: ['criterion'] },
  /** Last step: the good does not originate. */
  verdictNotOriginating: { article: '3.2', inputs: [] },
  /** Last step: the declarations are insufficient for a verdict. */
  verdictUnknown: { article: '3.2', inputs: [] },
} as const satisfies Record<string, { article: string; inputs: readonly string[] }>;

/** The subject of a trace step, the key of its sentence. */
export type TraceKey = keyof typeof TRACE_STEPS;

/** The closed list of keys of trace steps; their inputs are in TRACE_STEPS. */
export const TRACE_KEYS = Object.keys(TRACE_STEPS) as readonly TraceKey[];

/** One step of the proof: article, verdict, and by `key` the sentence with its inputs. */
export interface TraceStep {
  readonly article: string;
  readonly verdict: Verdict;
  readonly key: TraceKey;
  readonly inputs: Readonly<Record<string, number | string>>;
}

type InputsOf<K extends TraceKey> = Readonly<
  Record<(typeof TRACE_STEPS)[K]['inputs'][number], number | string>
>;

/** A step of the trace with the article that belongs to its key. */
export function step<K extends TraceKey>(key: K, verdict: Verdict, inputs: InputsOf<K>): TraceStep {
  return { article: TRACE_STEPS[key].article, verdict, key, inputs };
}
