import type { RiskWarningRecord } from './risk-warnings/risk-warning-record';
import { riskWarningsTo2024 } from './risk-warnings/risk-warnings-2022-2024';
import { riskWarningsOf2025 } from './risk-warnings/risk-warnings-2025';

/** Dated events of trade-remedy cases, newest first. */
export const riskWarnings: RiskWarningRecord[] = [...riskWarningsOf2025, ...riskWarningsTo2024];
