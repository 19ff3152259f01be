import { decideOrigin } from './decide-origin';
import type { MaterialRole } from './good/good';
import type { Criterion, OriginAssessment } from './origin-assessment';
import type { OriginCase } from './origin-case';
import { regionalValueContent } from './criteria/regional-value-content';
import { step, type TraceStep } from './trace';
import type { Verdict } from '../rules/trivalent';

// Retail packaging and accessories count for the criterion only as far as 3.8 and 3.9 allow.
const ROLES_BY_CRITERION: Readonly<Record<Criterion, readonly MaterialRole[]>> = {
  WO: [],
  PE: ['material', 'accessory'],
  CTC: ['material'],
  CR: ['material'],
  RVC: ['material', 'accessory', 'retailPackaging'],
};

const ORIGINATING = { met: true, notMet: false, unknown: 'unknown' } as const;

/** The assessment of an opened case: the verdict (3.2), its criterion and the whole proof. */
export function assessCase(opened: OriginCase): OriginAssessment {
  const { verdict, criterion, usedDeMinimis, steps } = decideOrigin(opened);
  const isMet = verdict === 'met';
  return {
    originating: ORIGINATING[verdict],
    criterion: isMet ? criterion : null,
    usedDeMinimis: isMet && usedDeMinimis,
    usedCumulation: isMet && usesCumulation(opened, criterion),
    rvc: regionalValueContent(opened),
    trace: [...steps(), lastStep(verdict, criterion)],
  };
}

function usesCumulation({ tally }: OriginCase, criterion: Criterion): boolean {
  return ROLES_BY_CRITERION[criterion].some((role) => tally.heap(`cumulatedAs.${role}`).count > 0);
}

function lastStep(verdict: Verdict, criterion: Criterion): TraceStep {
  if (verdict === 'met') return step('verdictOriginating', verdict, { criterion });
  return verdict === 'unknown'
    ? step('verdictUnknown', verdict, {})
    : step('verdictNotOriginating', verdict, {});
}
