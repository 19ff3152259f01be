import * as z from 'zod/mini';
import { keptQuery } from './kept-query';
import type { KeptQuery } from './kept-query';

/** Bytes a file of kept questions may have: far more than a full list of ordinary links. */
const MAX_FILE_SIZE = 4_000_000;

/**
 * What a file of kept questions comes to. `not-json`: no JSON at all; `not-ours`: JSON, but not of this form;
 * `nothing`: of this form, without a single question that can be read. `bad` counts entries that were passed over.
 */
export type KeptFile =
  | { ok: true; queries: KeptQuery[]; bad: number }
  | { ok: false; reason: 'too-large' | 'not-json' | 'not-ours' | 'nothing' };

/** Writes a list as a file that `readKeptFile` reads. */
export const writeKeptFile = (queries: readonly KeptQuery[]) =>
  JSON.stringify({ kind: KIND, version: 1, queries }, null, 2);

/** Reads a file of kept questions; entries that are not questions of this site are passed over and counted. Never throws. */
export function readKeptFile(text: string): KeptFile {
  if (text.length > MAX_FILE_SIZE) return { ok: false, reason: 'too-large' };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, reason: 'not-json' };
  }
  const file = keptFile.safeParse(value);
  if (!file.success) return { ok: false, reason: 'not-ours' };
  const queries = file.data.queries.flatMap((entry) => {
    const query = keptQuery.safeParse(entry);
    return query.success ? [query.data] : [];
  });
  if (queries.length === 0) return { ok: false, reason: 'nothing' };
  return { ok: true, queries, bad: file.data.queries.length - queries.length };
}

const KIND = 'rcep-kept-queries';
const keptFile = z.object({ kind: z.literal(KIND), version: z.literal(1), queries: z.array(z.unknown()) });
