import { callApi } from '@/shared/api/client/http-client';
import { auditPageEndpoint } from './audit-schema';
import {
  contentBinEndpoint,
  contentDeleteAllEndpoint,
  contentDeleteEndpoint,
  contentDiscardEndpoint,
  contentEndpoint,
  contentImportEndpoint,
  contentInsertEndpoint,
  contentPageEndpoint,
  contentPreviewEndpoint,
  contentPublishEndpoint,
  contentRestoreEndpoint,
  contentSearchEndpoint,
  contentSendBackEndpoint,
  contentSubmitEndpoint,
  contentUndeleteEndpoint,
  contentUpdateEndpoint,
  contentVersionsEndpoint,
  contentWithdrawEndpoint,
} from './content-calls-schema';
import type { ContentValues } from './content-schema';

/** Filters, order and paging of a list as the server names them. */
type ListWire = Readonly<Record<string, string | number>>;

/** A record under the version that was read. */
export interface ChangeOf {
  id: string;
  version: number;
}

type Signal = { signal: AbortSignal };

/** Key of all content, of its audit log too. */
export const CONTENT_KEY = ['content'] as const;

/** Key of all that was loaded of the audit log. */
export const AUDIT_KEY = [...CONTENT_KEY, 'audit'] as const;

/** content/<kind>/findPage; the caller shows errors, as of all calls here. */
export const findContent = (kind: string, query: ListWire, signal?: AbortSignal) =>
  callApi(contentPageEndpoint, { params: { kind }, query, signal, quiet: true });

/** content/<kind>/findPage as a query. */
export const contentPageQuery = (kind: string, query: ListWire, language: string) => ({
  queryKey: [...CONTENT_KEY, kind, 'findPage', query, language] as const,
  queryFn: ({ signal }: Signal) => findContent(kind, query, signal),
  // Others edit the same list: refetch whenever it is shown.
  staleTime: 0,
});

/** content/<kind>/findBin as a query. */
export const contentBinQuery = (kind: string, query: ListWire, language: string) => ({
  queryKey: [...CONTENT_KEY, kind, 'findBin', query, language] as const,
  queryFn: ({ signal }: Signal) =>
    callApi(contentBinEndpoint, { params: { kind }, query, signal, quiet: true }),
  staleTime: 0,
});

/** content/<kind>/get; null if it was deleted. */
export const getContent = (kind: string, id: string, signal?: AbortSignal) =>
  callApi(contentEndpoint, { params: { kind }, query: { id }, signal, quiet: true });

/** content/<kind>/get as a query. */
export const contentQuery = (kind: string, id: string) => ({
  queryKey: [...CONTENT_KEY, kind, 'get', id] as const,
  queryFn: ({ signal }: Signal) => getContent(kind, id, signal),
  staleTime: 0,
});

/** content/<kind>/versions, the newest first. */
export const findVersions = (kind: string, id: string, signal?: AbortSignal) =>
  callApi(contentVersionsEndpoint, { params: { kind }, query: { id }, signal, quiet: true });

/** content/<kind>/versions as a query. */
export const contentVersionsQuery = (kind: string, id: string) => ({
  queryKey: [...CONTENT_KEY, kind, 'versions', id] as const,
  queryFn: ({ signal }: Signal) => findVersions(kind, id, signal),
  staleTime: 0,
});

/** content/<kind>/preview as a query: the values as visitors would get them in `language`. */
export const contentPreviewQuery = (
  kind: string,
  body: { id: string | null; values: ContentValues; language: string },
) => ({
  queryKey: [...CONTENT_KEY, kind, 'preview', body] as const,
  queryFn: ({ signal }: Signal) =>
    callApi(contentPreviewEndpoint, { params: { kind }, body, signal, quiet: true }),
});

/** content/search: records of all kinds by name, the best first. */
export const searchContent = (text: string, pageSize: number, signal?: AbortSignal) =>
  callApi(contentSearchEndpoint, { query: { text, pageSize }, signal, quiet: true });

/** content/audit/findPage; the newest first. */
export const findAudit = (query: ListWire, signal?: AbortSignal) =>
  callApi(auditPageEndpoint, { query, signal, quiet: true });

/** content/audit/findPage as a query. */
export const auditPageQuery = (query: ListWire, language: string) => ({
  queryKey: [...AUDIT_KEY, query, language] as const,
  queryFn: ({ signal }: Signal) => findAudit(query, signal),
  staleTime: 0,
});

/** content/<kind>/insert; 98xx a field is invalid. */
export const insertContent = (kind: string, values: ContentValues) =>
  callApi(contentInsertEndpoint, { params: { kind }, body: { values }, quiet: true });

/** content/<kind>/update; 10100 not the newest version, 98xx, 20951 in review. */
export const updateContent = (kind: string, body: ChangeOf & { values: ContentValues }) =>
  callApi(contentUpdateEndpoint, { params: { kind }, body, quiet: true });

const NOTED = {
  submit: contentSubmitEndpoint,
  sendBack: contentSendBackEndpoint,
  withdraw: contentWithdrawEndpoint,
} as const;

/** content/<kind>/submit, sendBack and withdraw; 10100, 20951. */
export const moveContent = (kind: string, verb: keyof typeof NOTED, body: ChangeOf & { note?: string }) =>
  callApi(NOTED[verb], { params: { kind }, body, quiet: true });

/** content/<kind>/publish, at once or from a day on; 10100, 20951, 20952, 20954. */
export const publishContent = (kind: string, body: ChangeOf & { from?: string | null; note?: string }) =>
  callApi(contentPublishEndpoint, { params: { kind }, body, quiet: true });

/** content/<kind>/restore, as a draft or published at once; 10100, 20951, 20953. */
export const restoreContent = (kind: string, body: ChangeOf & { number: number; publish?: boolean }) =>
  callApi(contentRestoreEndpoint, { params: { kind }, body, quiet: true });

/** content/<kind>/discard: the draft of a published record; 10100, 20951. */
export const discardContent = (kind: string, body: ChangeOf) =>
  callApi(contentDiscardEndpoint, { params: { kind }, body, quiet: true });

/** content/<kind>/del and delAll; 10100 deleted already, 20951 visitors see one. */
export const deleteContent = (kind: string, ids: readonly string[]) =>
  ids.length === 1
    ? callApi(contentDeleteEndpoint, { params: { kind }, query: { id: ids[0] ?? '' }, quiet: true })
    : callApi(contentDeleteAllEndpoint, { params: { kind }, query: { ids: ids.join(',') }, quiet: true });

/** content/<kind>/undelete; 10100 no longer in the bin. */
export const undeleteContent = (kind: string, id: string) =>
  callApi(contentUndeleteEndpoint, { params: { kind }, query: { id }, quiet: true });

/** content/<kind>/importAll: drafts of all rows, or none. */
export const importContent = (kind: string, rows: readonly { id: string | null; values: ContentValues }[]) =>
  callApi(contentImportEndpoint, { params: { kind }, body: { rows: [...rows] }, quiet: true });
