import * as z from 'zod/mini';
import { CAPABILITY_QUESTIONNAIRE, scoreCapability } from '@/domain/standards';
import type { Answers } from '@/domain/standards';

/** The answers so far; `notes` by the question's id, `company` for the report only. */
export interface CapabilityDraft {
  company: string;
  answers: Answers;
  notes: Readonly<Record<string, string>>;
}

/** A run saved explicitly, with its method and version; `savedAt` is ISO 8601. */
export interface CapabilityRun extends CapabilityDraft {
  id: string;
  name: string;
  method: string;
  version: string;
  savedAt: string;
}

/** No answers yet. */
export const EMPTY_DRAFT: CapabilityDraft = { company: '', answers: {}, notes: {} };

/** Maximum number of saved runs; more are rejected, none is dropped. */
export const MOST_RUNS = 30;
/** Maximum characters of a note. */
export const NOTE_LENGTH = 2000;
/** Maximum characters of a name: of a company, of a run. */
export const NAME_LENGTH = 200;
/** Maximum bytes of a run file: far more than full notes need. */
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

/** A run as a file that `readRunFile` reads, with the scores for other readers. */
export function writeRunFile(run: CapabilityRun): string {
  const { overall, dimensions } = scoreCapability(run.answers, CAPABILITY_QUESTIONNAIRE);
  return JSON.stringify({ kind: KIND, ...run, scores: { overall, dimensions } }, null, 2);
}

/** The result of reading a run file. `otherMethod`: a run, but not of this questionnaire. */
export type RunFile =
  | { ok: true; run: CapabilityRun }
  | { ok: false; reason: 'tooLarge' | 'notJson' | 'notOurs' | 'otherMethod' };

/** Reads a file of a run. Its scores are ignored and computed again. Never throws. */
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
