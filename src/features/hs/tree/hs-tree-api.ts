import { callApi } from '@/shared/api/client/http-client';
import { hsTreeEndpoint } from './hs-tree-schema';

/** What the tree is requested for: a place (null: the top), importer, exporter and date. */
export interface TreeQuestion {
  code: string | null;
  from: string | null;
  to: string | null;
  date: string | null;
}

/** hs/tree: the place `code` with the rates of `to` for goods of `from` on `date`; names are in `language`. */
export const hsTreeQuery = ({ code, from, to, date }: TreeQuestion, language: string) => ({
  queryKey: ['hs', 'tree', code, from, to, date, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(hsTreeEndpoint, {
      query: {
        ...(code !== null && { code }),
        ...(to !== null && { to }),
        ...(from !== null && { from }),
        ...(date !== null && { date }),
      },
      signal,
      quiet: true,
    }),
});
