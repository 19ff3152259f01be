export { apportion } from './apportion';
export { complementarity, complementarityIndex, type GoodShares } from './complementarity';
export { compositeChange, type CompositeChange } from './composite-change';
export {
  compositeRisk,
  LEAST_COVERAGE,
  RISK_COMPONENT_IDS,
  type CompositeRisk,
  type RiskComponent,
  type RiskComponentId,
  type RiskPart,
} from './composite-risk';
export { normalise, type Goalposts } from './normalise';
export { rankChange, rankPlaces, type RankChange, type Ranked } from './ranking';
export {
  rcaLevel,
  revealedComparativeAdvantage,
  type RcaInputs,
  type RcaLevel,
} from './revealed-comparative-advantage';
export { riskLevel, type RiskLevel } from './risk-level';
export { tradeCompetitiveness } from './trade-competitiveness';
