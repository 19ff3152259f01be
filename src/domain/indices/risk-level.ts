import { measured } from './measured';

/** The two grades of the risk map. */
export type RiskLevel = 'high' | 'low';

/**
 * `high` from the threshold on, else `low`; null where there is no value or no threshold: a country without a figure
 * has no grade. Source: specification §3, data view record ("risk level high or low").
 */
export function riskLevel(value: number | null, threshold: number): RiskLevel | null {
  const [risk, limit] = [measured(value), measured(threshold)];
  if (risk === null || limit === null) return null;
  return risk >= limit ? 'high' : 'low';
}
