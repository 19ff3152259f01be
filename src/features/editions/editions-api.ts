import type { LineTable } from '@/domain/editions';
import {
  auditPageEndpoint,
  contentEndpoint,
  contentInsertEndpoint,
  contentPageEndpoint,
  contentPublishEndpoint,
  contentRestoreEndpoint,
  contentSendBackEndpoint,
  contentSubmitEndpoint,
  contentUpdateEndpoint,
  contentVersionsEndpoint,
  contentWithdrawEndpoint,
} from '@/features/content/content-schema';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { randomId } from '@/shared/format/random-id';
import { callApi } from '@/shared/api/client/http-client';
import { EDITION } from './edition-kind-schema';
import {
  editionCodesEndpoint,
  editionLinesEndpoint,
  editionUploadEndpoint,
  LINES_PER_PART,
} from './editions-schema';

/** Key of everything staff load about editions. */
export const EDITIONS_KEY = ['content', EDITION] as const;

const params = { kind: EDITION };
const quiet = true;
type Signal = { signal: AbortSignal };

/** Importers are at most 16: one page. */
const ALL = { pageNo: 1, pageSize: 100 };

/** content/edition/findPage as a query: all importers. */
export const editionsQuery = {
  queryKey: [...EDITIONS_KEY, 'findPage'] as const,
  queryFn: ({ signal }: Signal) => callApi(contentPageEndpoint, { params, query: ALL, signal, quiet }),
  staleTime: 0,
};

/** content/edition/get as a query; null where there is none. */
export const editionQuery = (id: string) => ({
  queryKey: [...EDITIONS_KEY, 'get', id] as const,
  queryFn: ({ signal }: Signal) => callApi(contentEndpoint, { params, query: { id }, signal, quiet }),
  staleTime: 0,
});

/** content/edition/versions as a query, the newest first. */
export const editionVersionsQuery = (id: string) => ({
  queryKey: [...EDITIONS_KEY, 'versions', id] as const,
  queryFn: ({ signal }: Signal) => callApi(contentVersionsEndpoint, { params, query: { id }, signal, quiet }),
  staleTime: 0,
});

/** content/audit/findPage as a query: what was done with one importer's editions. */
export const editionAuditQuery = (id: string) => ({
  queryKey: [...EDITIONS_KEY, 'audit', id] as const,
  queryFn: ({ signal }: Signal) =>
    callApi(auditPageEndpoint, {
      query: { ...ALL, kind_EQ: EDITION, recordId_EQ: id },
      signal,
      quiet,
    }),
  staleTime: 0,
});

/** content/edition/getCodes as a query. */
export const editionCodesQuery = (hsEdition: number) => ({
  queryKey: [...EDITIONS_KEY, 'codes', hsEdition] as const,
  queryFn: ({ signal }: Signal) => callApi(editionCodesEndpoint, { query: { hsEdition }, signal, quiet }),
  staleTime: Infinity,
});

/** All lines under a name, part by part, so that no part blocks the page. */
export async function readLines(file: string, take: (part: LineTable) => Promise<void>): Promise<void> {
  let from = 0;
  let total = 1;
  while (from < total) {
    // oxlint-disable-next-line no-await-in-loop -- Parts are taken in their order, one in memory at a time.
    const part = await callApi(editionLinesEndpoint, {
      query: { file, from, count: LINES_PER_PART },
      quiet,
    });
    // oxlint-disable-next-line no-await-in-loop -- See above.
    await take({ columns: part.columns, rows: part.rows });
    total = part.total;
    from += LINES_PER_PART;
  }
}

/** Uploads lines under a new name, which it returns. Until all are there, nothing refers to them. */
export async function uploadLines(
  total: number,
  take: (from: number, count: number) => Promise<LineTable>,
  onProgress: (part: number, parts: number) => void,
): Promise<string> {
  const file = randomId();
  const parts = Math.max(1, Math.ceil(total / LINES_PER_PART));
  for (let part = 0; part < parts; part += 1) {
    onProgress(part, parts);
    // oxlint-disable-next-line no-await-in-loop -- One part in memory at a time.
    const { columns, rows } = await take(part * LINES_PER_PART, LINES_PER_PART);
    const body = { file, part, parts, columns: [...columns], rows: rows.map((row) => [...row]) };
    // oxlint-disable-next-line no-await-in-loop -- See above.
    await callApi(editionUploadEndpoint, { body, quiet });
  }
  return file;
}

/** Saves the values of an edition as the draft of its importer, and sends it to review. */
export async function submitEdition(row: ContentRow | null, values: ContentValues): Promise<string> {
  const saved =
    row === null
      ? await callApi(contentInsertEndpoint, { params, body: { values }, quiet })
      : await callApi(contentUpdateEndpoint, {
          params,
          body: { id: row.id, version: row.version, values },
          quiet,
        });
  await callApi(contentSubmitEndpoint, { params, body: saved, quiet });
  return saved.id;
}

const changeOf = ({ id, version }: ContentRow) => ({ id, version });

/** content/edition/sendBack. */
export const sendBackEdition = (row: ContentRow, note: string) =>
  callApi(contentSendBackEndpoint, { params, body: { ...changeOf(row), note }, quiet });

/** content/edition/publish; 20952 the writer may not. */
export const publishEdition = (row: ContentRow, from: string) =>
  callApi(contentPublishEndpoint, { params, body: { ...changeOf(row), from }, quiet });

/** content/edition/withdraw. */
export const withdrawEdition = (row: ContentRow) =>
  callApi(contentWithdrawEndpoint, { params, body: changeOf(row), quiet });

/** content/edition/restore: an earlier edition is in force again at once. */
export const restoreEdition = (row: ContentRow, number: number) =>
  callApi(contentRestoreEndpoint, { params, body: { ...changeOf(row), number, publish: true }, quiet });
