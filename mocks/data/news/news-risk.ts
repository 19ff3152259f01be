import type { NewsEntry } from '../news-entry';
import { riskNewsTo2024 } from './news-risk/news-risk-2022-2024';
import { riskNewsOf2025 } from './news-risk/news-risk-2025';

/** Steps of trade-remedy cases, each with the latest known dated step, as of November 2026. */
export const riskNews: NewsEntry[] = [...riskNewsTo2024, ...riskNewsOf2025];
