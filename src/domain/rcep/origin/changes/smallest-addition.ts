import type { OriginCase } from '../origin-case';
import { DE_MINIMIS_PERCENT } from '../origin-terms';
import { buildUpValue, nonOriginatingValue } from '../criteria/regional-value-content';
import { outcomeOfPart } from '../../rules/rule-outcome';
import type { CtcRule, Rule, RvcRule } from '../../rules/rule';

/**
 * Smallest own originating content that, worked in with FOB rising by it, lets a rule be met (3.5, 3.7): 0 where it
 * is met already, Infinity where no addition helps. The nominal threshold, without the tolerance.
 */
export function smallestAddition(opened: OriginCase, rule: Rule = opened.rule): number {
  if (rule.kind === 'or') return Math.min(...rule.of.map((part) => smallestAddition(opened, part)));
  if (rule.kind === 'and') return Math.max(...rule.of.map((part) => smallestAddition(opened, part)));
  if (outcomeOfPart(opened, rule).verdict === 'met') return 0;
  if (rule.kind === 'ctc') return untilDeMinimis(opened, rule);
  return rule.kind === 'rvc' ? untilValueContent(opened, rule) : Infinity;
}

function untilDeMinimis({ good, tally, requirements }: OriginCase, rule: CtcRule): number {
  const requirement = requirements.indexOf(rule);
  const standing =
    tally.heap(`notShifted.${requirement}`).value + tally.heap(`shiftUnknown.${requirement}`).value;
  return (standing * 100) / DE_MINIMIS_PERCENT - good.fob;
}

// Division by zero at RVC100 gives the intended Infinity: no addition removes foreign value.
function untilValueContent(opened: OriginCase, { percent }: RvcRule): number {
  const { fob } = opened.good;
  const byBuildDown = (nonOriginatingValue(opened) * 100) / (100 - percent) - fob;
  const ownContent = buildUpValue(opened);
  if (ownContent === null) return byBuildDown;
  return Math.min(byBuildDown, (fob * percent - ownContent * 100) / (100 - percent));
}
