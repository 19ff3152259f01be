import * as z from 'zod/mini';
import { CAPABILITY_QUESTIONNAIRE, scoreCapability } from '@/domain/standards';
import type { Answers } from '@/domain/standards';

/** What the reader has answered so far; `notes` by the question's id, `company` for the report alone. */
export interface CapabilityDraft {
  company: string;
  answers: Answers;
  notes: Readonly<Record<string, string>>;
}

/** A run that was saved on purpose, under the method and version it was answered by; `savedAt` is ISO 8601. */
export interface CapabilityRun extends CapabilityDraft {
  id: string;
  name: string;
  method: string;
  version: string;
  savedAt: string;
}

/** No answers yet. */
export const EMPTY_DRAFT: CapabilityDraft = { company: '', answers: {}, notes: {} };

/** How many runs are saved; a further one is refused, none is dropped. */
export const MOST_RUNS = 30;
/** Characters of a note. */
export const NOTE_LENGTH = 2000;
/** Characters of a name: of a company, of a run. */
export const NAME_LENGTH = 200;
/** Bytes of a file of a run: far more than full notes make. */
const MOST_BYTES = 2_000_000;
const KIND = 'standards-capability-run';

const draftFields = {
  company: z.string().check(z.maxLength(NAME_LENGTH)),
  answers: z.record(z.string(), z.literal([0, 1, 2, 3, 4])),
  notes: z.record(z.string(), z.string().check(z.maxLength(NOTE_LENGTH))),
};
const draftSchema = z.object(draftFields);
const runFields = {
  ...draftFields,
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.maxLength(NAME_LENGTH)),
  method: z.string().check(z.maxLength(NAME_LENGTH)),
  version: z.string().check(z.maxLength(20)),
  savedAt: z.iso.datetime(),
};
const runsSchema = z.array(z.object(runFields)).check(z.maxLength(MOST_RUNS));
const fileSchema = z.object({ kind: z.literal(KIND), ...runFields });

export const isDraft = (value: unknown): value is CapabilityDraft => draftSchema.safeParse(value).success;
export const isRuns = (value: unknown): value is readonly CapabilityRun[] =>
  runsSchema.safeParse(value).success;

/** A run as a file that `readRunFile` reads, with the scores for whoever opens it elsewhere. */
export function writeRunFile(run: CapabilityRun): string {
  const { overall, dimensions } = scoreCapability(run.answers, CAPABILITY_QUESTIONNAIRE);
  return JSON.stringify({ kind: KIND, ...run, scores: { overall, dimensions } }, null, 2);
}

/** What a file of a run comes to. `otherMethod`: a run, but not of this questionnaire. */
export type RunFile =
  | { ok: true; run: CapabilityRun }
  | { ok: false; reason: 'tooLarge' | 'notJson' | 'notOurs' | 'otherMethod' };

/** Reads a file of a run. Scores in it are not read: they are worked out anew. Never throws. */
export async function readRunFile(file: Pick<Blob, 'size' | 'text'>): Promise<RunFile> {
  if (file.size > MOST_BYTES) return { ok: false, reason: 'tooLarge' };
  let value: unknown;
  try {
    value = JSON.parse((await file.text()).replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, reason: 'notJson' };
  }
  const read = fileSchema.safeParse(value);
  if (!read.success) return { ok: false, reason: 'notOurs' };
  const { kind: _, ...run } = read.data;
  return run.method === CAPABILITY_QUESTIONNAIRE.id
    ? { ok: true, run }
    : { ok: false, reason: 'otherMethod' };
}
