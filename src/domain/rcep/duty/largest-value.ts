import { deMinimisByWeight } from '../origin/criteria/de-minimis';
import type { MaterialRow } from '../origin/good/material-row';
import type { OriginCase } from '../origin/origin-case';
import { DE_MINIMIS_PERCENT } from '../origin/origin-terms';
import {
  buildUpValue,
  nonOriginatingValue,
  regionalValueContent,
} from '../origin/criteria/regional-value-content';
import { outcomeOfPart } from '../rules/rule-outcome';
import type { CtcRule, Rule, RvcRule } from '../rules/rule';
import { atLeast } from '../rules/threshold';

/**
 * Largest value of one material at which a rule is still met (3.5, 3.7), FOB unchanged: `atZero` is the case with the
 * material at value zero and the difference as own content. Infinity where its value does not matter, -Infinity where
 * the rule is not met even at zero. The nominal threshold, without the tolerance.
 */
export function largestValue(atZero: OriginCase, row: MaterialRow, rule: Rule = atZero.rule): number {
  if (rule.kind === 'or') return Math.max(...rule.of.map((part) => largestValue(atZero, row, part)));
  if (rule.kind === 'and') return Math.min(...rule.of.map((part) => largestValue(atZero, row, part)));
  if (outcomeOfPart(atZero, rule).verdict !== 'met') return -Infinity;
  if (rule.kind === 'ctc') return largestWithinDeMinimis(atZero, row, rule);
  return rule.kind === 'rvc' ? largestForValueContent(atZero, row, rule) : Infinity;
}

function largestWithinDeMinimis(atZero: OriginCase, { heaps }: MaterialRow, rule: CtcRule): number {
  const requirement = atZero.requirements.indexOf(rule);
  const mayLackShift =
    heaps.includes(`notShifted.${requirement}`) || heaps.includes(`shiftUnknown.${requirement}`);
  if (!mayLackShift || deMinimisByWeight(atZero, requirement) === 'met') return Infinity;
  const others =
    atZero.tally.heap(`notShifted.${requirement}`).value +
    atZero.tally.heap(`shiftUnknown.${requirement}`).value;
  return (atZero.good.fob * DE_MINIMIS_PERCENT) / 100 - others;
}

function largestForValueContent(atZero: OriginCase, { material }: MaterialRow, { percent }: RvcRule): number {
  const { fob } = atZero.good;
  const needed = (fob * percent) / 100;
  const room = fob - needed - nonOriginatingValue(atZero);
  const deductible = material.deductible ?? 0;
  const byBuildDown = atLeast(regionalValueContent(atZero).buildDown, percent)
    ? deductible + Math.max(0, room)
    : -Infinity;
  const ownContent = buildUpValue(atZero);
  return ownContent === null ? byBuildDown : Math.max(byBuildDown, ownContent - needed);
}
