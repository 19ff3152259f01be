export { countBatch, type BatchCounts, type BatchResult } from './consistency/batch';
export {
  agreementOf,
  conclude,
  overrideGaps,
  type Agreement,
  type Conclusion,
  type DegreeOverride,
  type OverrideGap,
} from './consistency/conclusion';
export {
  assessDegree,
  CRITERIA,
  degreeRank,
  handled,
  MINOR_SHARE_PERCENT,
  type DegreeCriterion,
  type DegreeAssessment,
  type Finding,
  type FindingReason,
} from './consistency/degree';
export {
  CHECKS,
  DEGREES,
  DEVIATION_KINDS,
  DEVIATION_WEIGHTS,
  EDITORIAL_CHANGES,
  EMPTY_EVIDENCE,
  LANGUAGES_OF_TEXT,
  STRUCTURES,
  type Check,
  type ConsistencyEvidence,
  type Degree,
  type Deviation,
  type DeviationKind,
  type DeviationWeight,
  type EditorialChange,
  type LanguageOfText,
  type Structure,
} from './consistency/evidence';
export {
  DEFAULT_WEIGHTS,
  normalisedWeights,
  SCORE_METHOD,
  scoreConsistency,
  type ConsistencyScore,
  type CriterionWeights,
  type ScorePart,
} from './consistency/score';
export { capabilityGaps, unansweredQuestions, type CapabilityGap } from './capability/capability-gaps';
export {
  CAPABILITY_LEVELS,
  LEVEL_CUT_OFFS,
  levelOf,
  levelRange,
  type CapabilityLevel,
} from './capability/capability-level';
export {
  compareRuns,
  type AnswerChange,
  type ComparableRun,
  type RunComparison,
  type ScoreChange,
} from './capability/compare-runs';
export {
  ANSWER_LEVELS,
  CAPABILITY_QUESTIONNAIRE,
  DIMENSIONS,
  SCALES,
  TOP_LEVEL,
  type AnswerLevel,
  type Dimension,
  type Question,
  type Questionnaire,
  type Scale,
} from './capability/questionnaire';
export {
  dimensionShares,
  questionsOf,
  scoreCapability,
  type Answers,
  type CapabilityResult,
  type CapabilityScore,
  type DimensionScore,
} from './capability/score-capability';
export {
  alignIndicators,
  type AlignedIndicator,
  type AlignedRow,
  type Confidence,
  type ManualAlignment,
} from './comparison/align-indicators';
export { relateBounds, intersectTwo, isEmpty, meets, type BoundRelation } from './comparison/bounds';
export { compareMethods, type MethodRelation } from './comparison/compare-methods';
export {
  compareRequirements,
  mirrored,
  type NotComparable,
  type PairVerdict,
  type Requirement,
} from './comparison/compare-limits';
export { compareRow, isDifference, type RowKind, type RowResult } from './comparison/compare-row';
export { convert, type NoConversion } from './comparison/convert';
export { indicatorOf } from './comparison/indicator-names';
export type { Bound, BoundForm, End, Limit, ReadLimit } from './comparison/limit';
export { meetsAll, strictestOf, type MeetsAll } from './comparison/meets-all';
export { appliesTo, classesOf, classGroup, suggestClasses } from './comparison/product-classes';
export { readLimit } from './comparison/read-limit';
export { rounded, significantDigits } from './comparison/significant-digits';
export { findUnit, type Quantity, type Unit } from './comparison/units';
export { adjacency, type GraphStep } from './graph/adjacency';
export { connectedParts } from './graph/connected-parts';
export { emptyGraph } from './graph/graph';
export type { Graph, GraphEdge, GraphKind, GraphNode, GraphRefusal } from './graph/graph';
export {
  GRAPH_FILE_LIMITS,
  type GraphCodec,
  type GraphFileError,
  readGraph,
  readOperations,
  writeGraph,
} from './graph/graph-json';
export { graphLayout, type NodePosition } from './graph/graph-layout';
export { applyOperations, type GraphOperation } from './graph/graph-operation';
export {
  EMPTY_LOG,
  graphFrom,
  type GraphLog,
  type GraphStore,
  openStore,
  operate,
  redo,
  undo,
} from './graph/graph-store';
export { neighbourhood } from './graph/neighbourhood';
export { searchNodes } from './graph/search-nodes';
export { type GraphPath, pathNodes, shortestPath } from './graph/shortest-path';
export { subgraph } from './graph/subgraph';
export { type TreeRow, treeView } from './graph/tree-view';
