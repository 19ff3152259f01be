import { deMinimis } from './de-minimis';
import { formatRule } from '../../rules/format-rule';
import { LISTED_MATERIALS } from '../good/heap-totals';
import type { MaterialRow } from '../good/material-row';
import type { OriginCase } from '../origin-case';
import type { Outcome } from './outcome';
import type { CtcRule } from '../../rules/rule';
import { step, type TraceStep } from '../trace';

/** CC, CTH or CTSH (headnote 7 of Annex 3A), which binds non-originating materials only, with de minimis (3.7). */
export function changeInClassification(opened: OriginCase, rule: CtcRule): Outcome {
  const requirement = opened.requirements.indexOf(rule);
  const notShifted = opened.tally.heap(`notShifted.${requirement}`).count;
  const unknown = opened.tally.heap(`shiftUnknown.${requirement}`).count;
  if (notShifted + unknown === 0) {
    const steps = () => [step('tariffShift', 'met', { rule: formatRule(rule), notShifted, unknown })];
    return { verdict: 'met', criterion: 'CTC', usedDeMinimis: false, steps };
  }
  const tolerance = deMinimis(opened, requirement);
  const steps = () => [...shiftSteps(opened, rule, requirement), ...tolerance.steps];
  return { verdict: tolerance.verdict, criterion: 'CTC', usedDeMinimis: tolerance.verdict === 'met', steps };
}

function shiftSteps({ tally }: OriginCase, rule: CtcRule, requirement: number): TraceStep[] {
  const text = formatRule(rule);
  const notShifted = tally.heap(`notShifted.${requirement}`);
  const unknown = tally.heap(`shiftUnknown.${requirement}`);
  const counts = { rule: text, notShifted: notShifted.count, unknown: unknown.count };
  const listed = [
    ...notShifted.first.map((row) => notShiftedStep(row, requirement, text)),
    ...unknown.first.map((row) => step('materialShiftUnknown', 'unknown', inputsOf(row, text))),
  ].slice(0, LISTED_MATERIALS);
  const more = notShifted.count + unknown.count - listed.length;
  return [
    step('tariffShift', notShifted.count > 0 ? 'notMet' : 'unknown', counts),
    ...listed,
    ...(more > 0 ? [step('moreMaterials', 'notMet', { rule: text, materials: more })] : []),
  ];
}

function notShiftedStep(row: MaterialRow, requirement: number, text: string): TraceStep {
  const isExcluded = row.heaps.includes(`excluded.${requirement}`);
  return step(isExcluded ? 'materialExcluded' : 'materialNotShifted', 'notMet', inputsOf(row, text));
}

function inputsOf({ index, material: { name, hs, value } }: MaterialRow, rule: string) {
  return { rule, material: index, row: index + 1, name, hs, value };
}
