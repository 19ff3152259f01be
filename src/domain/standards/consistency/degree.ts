import { DEGREES } from './evidence';
import type { Check, ConsistencyEvidence, Degree, Deviation } from './evidence';

/** The criteria of clause 4, in the order of the form. */
export const CRITERIA = ['structure', 'deviations', 'editorial', 'share', 'language'] as const;
export type DegreeCriterion = (typeof CRITERIA)[number];

/** The clause of ISO/IEC Guide 21-1:2005 that describes a degree. */
const CLAUSES = { IDT: '4.2', MOD: '4.3', NEQ: '4.4' } as const satisfies Record<Degree, string>;

/**
 * The range of degrees one criterion permits: the best and the weakest still possible. `reason` is a code for the
 * text; `clauses` are those of the degrees from `worst` to `best`.
 */
export interface Finding {
  criterion: DegreeCriterion;
  best: Degree;
  worst: Degree;
  reason: FindingReason;
  clauses: readonly string[];
  /** Of deviations: which ones, by id. */
  deviations: readonly string[];
}

export type FindingReason =
  | 'structureSame'
  | 'structureCompared'
  | 'structureNotCompared'
  | 'structureUnknown'
  | 'noDeviations'
  | 'deviationsExplained'
  | 'deviationsNotExplained'
  | 'deviationsUnknown'
  | 'contentNotCompared'
  | 'editorialPermitted'
  | 'editorialBeyond'
  | 'editorialUnknown'
  | 'shareWhole'
  | 'shareMost'
  | 'shareMinor'
  | 'shareUnknown'
  | 'languageSame'
  | 'languageUnknown';

/** The degree with its basis. */
export interface DegreeAssessment {
  /** Null while unknowns could still change it. */
  degree: Degree | null;
  best: Degree;
  worst: Degree;
  /** One for each criterion, in the order of `CRITERIA`. */
  findings: readonly Finding[];
  /** The criteria that settle the degree, or that limit the best one while it is open. */
  deciding: readonly DegreeCriterion[];
  /** The criteria with too little evidence. */
  unknown: readonly DegreeCriterion[];
}

/** Under this share, only a minor part was adopted (clause 4.4). The guide names no number: this method uses half. */
export const MINOR_SHARE_PERCENT = 50;

/**
 * The degree of correspondence by ISO/IEC Guide 21-1:2005, clause 4: each criterion permits a degree, the weakest of
 * them is the standard's. With unknowns the result is the possible degrees, never a guess.
 */
export function assessDegree(evidence: ConsistencyEvidence): DegreeAssessment {
  const findings = [
    structureFinding(evidence),
    deviationsFinding(evidence),
    editorialFinding(evidence),
    shareFinding(evidence),
    languageFinding(evidence),
  ];
  const best = weakest(findings.map((each) => each.best));
  const worst = weakest(findings.map((each) => each.worst));
  return {
    degree: best === worst ? best : null,
    best,
    worst,
    findings,
    deciding: findings.filter((each) => each.best === best).map(({ criterion }) => criterion),
    unknown: findings.filter((each) => each.best !== each.worst).map(({ criterion }) => criterion),
  };
}

/** The rank of a degree: 0 not equivalent, 1 modified, 2 identical. */
export const degreeRank = (degree: Degree): number => DEGREES.indexOf(degree);

const weakest = (degrees: readonly Degree[]): Degree =>
  degrees.reduce((weak, degree) => (degreeRank(degree) < degreeRank(weak) ? degree : weak), 'IDT');

function finding(
  criterion: DegreeCriterion,
  reason: FindingReason,
  best: Degree,
  worst: Degree = best,
  deviations: readonly string[] = [],
): Finding {
  const open = DEGREES.filter(
    (degree) => degreeRank(degree) >= degreeRank(worst) && degreeRank(degree) <= degreeRank(best),
  );
  const clauses = open.toReversed().map((degree) => CLAUSES[degree]);
  return { criterion, best, worst, reason, clauses, deviations };
}

function structureFinding({ structure }: ConsistencyEvidence): Finding {
  if (structure === null) return finding('structure', 'structureUnknown', 'IDT', 'NEQ');
  if (structure === 'same') return finding('structure', 'structureSame', 'IDT');
  return structure === 'compared'
    ? finding('structure', 'structureCompared', 'MOD')
    : finding('structure', 'structureNotCompared', 'NEQ');
}

function deviationsFinding({ deviations, isWholeCompared }: ConsistencyEvidence): Finding {
  const of = (status: Check) => deviations.filter((each) => handled(each) === status).map(({ id }) => id);
  const [unexplained, open] = [of('no'), of('unknown')];
  if (unexplained.length > 0)
    return finding('deviations', 'deviationsNotExplained', 'NEQ', 'NEQ', unexplained);
  if (open.length > 0) return finding('deviations', 'deviationsUnknown', 'MOD', 'NEQ', open);
  const best = deviations.length === 0 ? 'IDT' : 'MOD';
  if (isWholeCompared !== 'yes') return finding('deviations', 'contentNotCompared', best, 'NEQ', of('yes'));
  if (best === 'IDT') return finding('deviations', 'noDeviations', best);
  return finding('deviations', 'deviationsExplained', best, best, of('yes'));
}

/** Clause 4.3 requires both: identified and explained. */
export function handled({ isIdentified, isExplained }: Deviation): Check {
  if (isIdentified === 'no' || isExplained === 'no') return 'no';
  return isIdentified === 'yes' && isExplained === 'yes' ? 'yes' : 'unknown';
}

function editorialFinding({ editorial, isEditorialCompared }: ConsistencyEvidence): Finding {
  if (editorial.includes('beyond')) return finding('editorial', 'editorialBeyond', 'MOD');
  return isEditorialCompared === 'yes'
    ? finding('editorial', 'editorialPermitted', 'IDT')
    : finding('editorial', 'editorialUnknown', 'IDT', 'MOD');
}

function shareFinding({ sharePercent }: ConsistencyEvidence): Finding {
  if (sharePercent === null) return finding('share', 'shareUnknown', 'IDT', 'NEQ');
  if (sharePercent >= 100) return finding('share', 'shareWhole', 'IDT');
  return sharePercent < MINOR_SHARE_PERCENT
    ? finding('share', 'shareMinor', 'NEQ')
    : finding('share', 'shareMost', 'MOD');
}

/** A translation changes no degree; until it is checked it cannot be called identical (clause 4.2). */
const languageFinding = ({ language }: ConsistencyEvidence): Finding =>
  language === 'original' || language === 'checkedTranslation'
    ? finding('language', 'languageSame', 'IDT')
    : finding('language', 'languageUnknown', 'IDT', 'MOD');
