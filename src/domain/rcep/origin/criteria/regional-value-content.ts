import type { Good } from '../good/good';
import type { RegionalValueContent } from '../origin-assessment';
import type { OriginCase } from '../origin-case';
import type { Outcome } from './outcome';
import type { RvcRule } from '../../rules/rule';
import { atLeast } from '../../rules/threshold';
import { step, type TraceStep } from '../trace';
import { verdictOf } from '../../rules/trivalent';

/**
 * Both formulas of 3.5.1 in % of FOB: build-down (FOB - VNM) / FOB, build-up (VOM + declared costs) / FOB; build-up is
 * null where none of the four costs was declared, else absent ones count as 0 (a lower bound).
 */
export function regionalValueContent(opened: OriginCase): RegionalValueContent {
  const { fob } = opened.good;
  const ownContent = buildUpValue(opened);
  return {
    buildDown: ((fob - nonOriginatingValue(opened)) * 100) / fob,
    buildUp: ownContent === null ? null : (ownContent * 100) / fob,
  };
}

/** VNM: non-originating materials at full value (3.5.3) less the expenses of 3.5.5, if the terms allow them. */
export function nonOriginatingValue({ tally, terms }: OriginCase): number {
  const { net, value } = tally.heap('nonOriginating');
  return terms.hasDeductions ? net : value;
}

/** VOM and declared costs, the numerator of build-up (3.5.1(b)); null if no cost was declared or the terms have no build-up. */
export function buildUpValue({ good, tally, terms }: OriginCase): number | null {
  if (!terms.hasBuildUp || !hasCosts(good)) return null;
  const { directLabour = 0, directOverhead = 0, profit = 0, otherCost = 0 } = good;
  return tally.heap('originating').value + directLabour + directOverhead + profit + otherCost;
}

/** The good with `amount` more of own content, which build-up sees only where costs were declared (3.5.1(b)). */
export function withOwnContent(good: Good, amount: number): Good {
  return hasCosts(good) ? { ...good, otherCost: (good.otherCost ?? 0) + amount } : good;
}

/** RVC of at least `rule.percent`: either formula may be used (3.5.1). */
export function valueContentOutcome(opened: OriginCase, rule: RvcRule): Outcome {
  const { buildDown, buildUp } = regionalValueContent(opened);
  const isMet = atLeast(buildDown, rule.percent) || (buildUp !== null && atLeast(buildUp, rule.percent));
  const steps = () => [
    ...deductionSteps(opened),
    buildDownStep(opened, buildDown, rule.percent),
    ...(buildUp === null ? [] : [buildUpStep(opened, buildUp, rule.percent)]),
  ];
  return { verdict: verdictOf(isMet), criterion: 'RVC', usedDeMinimis: false, steps };
}

function hasCosts({ directLabour, directOverhead, profit, otherCost }: Good): boolean {
  return [directLabour, directOverhead, profit, otherCost].some((cost) => cost !== undefined);
}

function deductionSteps({ tally, terms }: OriginCase): TraceStep[] {
  const value = terms.hasDeductions ? tally.heap('nonOriginating').deductible : 0;
  return value > 0 ? [step('rvcDeductions', 'met', { value })] : [];
}

function buildDownStep(opened: OriginCase, percent: number, threshold: number): TraceStep {
  const { fob } = opened.good;
  const vnm = nonOriginatingValue(opened);
  const verdict = verdictOf(atLeast(percent, threshold));
  return step('rvcBuildDown', verdict, { fob, vnm, percent, threshold });
}

function buildUpStep({ good, tally }: OriginCase, percent: number, threshold: number): TraceStep {
  const { fob, directLabour = 0, directOverhead = 0, profit = 0, otherCost = 0 } = good;
  const costs = { directLabour, directOverhead, profit, otherCost };
  const vom = tally.heap('originating').value;
  const verdict = verdictOf(atLeast(percent, threshold));
  return step('rvcBuildUp', verdict, { fob, vom, ...costs, percent, threshold });
}
