import { callApi } from '@/shared/api/client/http-client';
import type { QueryOf } from '@/shared/api/endpoint';
import { riskWarningPageEndpoint, tbtPageEndpoint } from './risk-warnings-schema';

/** The query of riskWarning/findPage. */
export type RiskWarningQuestion = QueryOf<typeof riskWarningPageEndpoint>;

/** riskWarning/findPage: one page of dated risk events. */
export const riskWarningPageQuery = (question: RiskWarningQuestion, language: string) => ({
  queryKey: ['riskWarning', 'findPage', question, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(riskWarningPageEndpoint, { query: question, signal, quiet: true }),
});

/** tbtNotification/findPage: all available counts. */
export const tbtPageQuery = (language: string) => ({
  queryKey: ['tbtNotification', 'findPage', language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(tbtPageEndpoint, { query: { pageSize: 100 }, signal, quiet: true }),
});
