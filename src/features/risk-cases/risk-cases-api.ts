import { callApi } from '@/shared/api/client/http-client';
import type { QueryOf } from '@/shared/api/endpoint';
import {
  casesForProductEndpoint,
  caseTermsEndpoint,
  riskCaseEndpoint,
  riskCasePageEndpoint,
} from './risk-cases-schema';

/** The query of riskCase/findPage. */
export type RiskCaseQuestion = QueryOf<typeof riskCasePageEndpoint>;

interface Signal {
  signal: AbortSignal;
}

/** riskCase/findPage: one page of cases with the counts of its filters. */
export const riskCasePageQuery = (question: RiskCaseQuestion, language: string) => ({
  queryKey: ['riskCase', 'findPage', question, language] as const,
  queryFn: ({ signal }: Signal) => callApi(riskCasePageEndpoint, { query: question, signal, quiet: true }),
});

/** riskCase/findPage without paging, for a download. */
export const allRiskCases = (question: RiskCaseQuestion) =>
  callApi(riskCasePageEndpoint, { query: { ...question, pageNo: 1, pageSize: 1000 }, quiet: true });

/** riskCase/get: one case; its `record` is null for an unknown id. */
export const riskCaseQuery = (id: string, language: string) => ({
  queryKey: ['riskCase', 'get', id, language] as const,
  queryFn: ({ signal }: Signal) => callApi(riskCaseEndpoint, { query: { id }, signal, quiet: true }),
});

/** riskCase/findTerms: cases from whose dates an end of the measure follows. */
export const caseTermsQuery = (language: string) => ({
  queryKey: ['riskCase', 'findTerms', language] as const,
  queryFn: ({ signal }: Signal) => callApi(caseTermsEndpoint, { signal, quiet: true }),
});

/** riskCase/findForProduct: cases of `to` that may concern the code of 6 to 11 digits. */
export const casesForProductQuery = (hs: string, to: string, language: string) => ({
  queryKey: ['riskCase', 'findForProduct', hs, to, language] as const,
  queryFn: ({ signal }: Signal) =>
    callApi(casesForProductEndpoint, { query: { hs, to }, signal, quiet: true }),
});
