import type { LineTable } from '@/domain/editions';
import {
  auditPageQuery,
  CONTENT_KEY,
  contentPageQuery,
  contentQuery,
  contentVersionsQuery,
  discardContent,
  findContent,
  insertContent,
  moveContent,
  publishContent,
  restoreContent,
  updateContent,
} from '@/features/content/content-api';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { randomId } from '@/shared/format/random-id';
import { callApi } from '@/shared/api/client/http-client';
import { EDITION } from './edition-kind-schema';
import {
  editionCodesEndpoint,
  editionConfirmEndpoint,
  editionLinesEndpoint,
  editionUploadEndpoint,
  LINES_PER_PART,
} from '@/features/editions/editions-schema';

const quiet = true;

/** The rules of origin and all importers: at most 17, one page. */
export const editionsQuery = (language: string) =>
  contentPageQuery(EDITION, { pageNo: 1, pageSize: 100 }, language);

/** The record of an importer's tariff, or of the rules of origin, named in a language; null where there is none. */
export const editionQuery = (id: string, language: string) => {
  const query = contentQuery(EDITION, id);
  return { ...query, queryKey: [...query.queryKey, language] as const };
};

/** Its versions, the newest first. */
export const editionVersionsQuery = (id: string) => contentVersionsQuery(EDITION, id);

/** What was done with it, the newest first. */
export const editionAuditQuery = (id: string, language: string) =>
  auditPageQuery({ pageNo: 1, pageSize: 100, kind_EQ: EDITION, recordId_EQ: id }, language);

/** The edition of the HS that editions are checked against. */
export const HS_EDITION = 2022;

/** content/edition/getCodes as a query. */
export const editionCodesQuery = (hsEdition: number) => ({
  queryKey: [...CONTENT_KEY, EDITION, 'codes', hsEdition] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(editionCodesEndpoint, { query: { hsEdition }, signal, quiet }),
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

/** The record that has the lines of an upload, by their name: that of an attempt to send it; null for none. */
export async function findSent(file: string): Promise<ContentRow | null> {
  const { rows } = await findContent(EDITION, { pageNo: 1, pageSize: 100 });
  return rows.find(({ values }) => values['file'] === file) ?? null;
}

/** Saves the values of an edition as the draft of its record, and sends it to review. Returns the record's id. */
export async function submitEdition(row: ContentRow | null, values: ContentValues): Promise<string> {
  const saved =
    row === null
      ? await insertContent(EDITION, values)
      : await updateContent(EDITION, { ...changeOf(row), values });
  await moveContent(EDITION, 'submit', saved);
  return saved.id;
}

const changeOf = ({ id, version }: ContentRow) => ({ id, version });

/** Sends the draft of a record to review as it is. */
export const submitDraft = (row: ContentRow) => moveContent(EDITION, 'submit', changeOf(row));

/** What is published takes the place of the draft; 20951 where nothing is. */
export const discardDraft = (row: ContentRow) => discardContent(EDITION, changeOf(row));

/** Writes other facts into the draft of a record; its lines remain. */
export const saveFacts = (row: ContentRow, facts: ContentValues) =>
  updateContent(EDITION, { ...changeOf(row), values: { ...row.values, ...facts } });

/** By a reviewer with a reason, by the writer without one. */
export const sendBackEdition = (row: ContentRow, note?: string) =>
  moveContent(EDITION, 'sendBack', { ...changeOf(row), note });

/** 20952: the writer may not. */
export const publishEdition = (row: ContentRow, from: string) =>
  publishContent(EDITION, { ...changeOf(row), from });

/** The edition with these lines was compared with a document; 10100, 98xx, 20962 whoever imported it may not. */
export const confirmEdition = (
  row: ContentRow,
  file: string,
  { document, url, date }: { document: string; url: string; date: string },
) => {
  const source = { document: document.trim(), url: url.trim() || null, date };
  return callApi(editionConfirmEndpoint, { body: { ...changeOf(row), file, ...source }, quiet });
};

export const withdrawEdition = (row: ContentRow) => moveContent(EDITION, 'withdraw', changeOf(row));

/** An earlier edition is in force again at once. */
export const restoreEdition = (row: ContentRow, number: number) =>
  restoreContent(EDITION, { ...changeOf(row), number, publish: true });
