import { readDraft } from '@/shared/storage/draft';
import { draftKeys } from '@/shared/storage/draft-keys';
import { isEvaluation, PAIR_KEY, STANDARD_KEY } from './evaluation';
import type { Evaluation } from './evaluation';

/** An evaluation saved in this browser with its address in the page's query. */
export interface SavedEvaluation {
  key: string;
  query: { id: string } | { pair: string };
  savedAt: string;
  evaluation: Evaluation;
}

interface Saved {
  value: Evaluation;
  savedAt: string;
}

const isSaved = (found: unknown): found is Saved =>
  typeof found === 'object' &&
  found !== null &&
  'value' in found &&
  isEvaluation(found.value) &&
  'savedAt' in found &&
  typeof found.savedAt === 'string';

/** The evaluations of the current user (or visitor), latest first. */
export function savedEvaluations(): SavedEvaluation[] {
  const read = (start: string, queryOf: (end: string) => SavedEvaluation['query']) =>
    draftKeys(start).flatMap((end): SavedEvaluation[] => {
      const saved = readDraft(start + end, isSaved);
      if (saved === null) return [];
      return [{ key: start + end, query: queryOf(end), savedAt: saved.savedAt, evaluation: saved.value }];
    });
  return [...read(STANDARD_KEY, (id) => ({ id })), ...read(PAIR_KEY, (pair) => ({ pair }))].toSorted((a, b) =>
    b.savedAt.localeCompare(a.savedAt),
  );
}

/** The saved evaluation of a standard of the library; null if there is none. */
export const savedEvaluationOf = (id: string): Evaluation | null =>
  readDraft(STANDARD_KEY + id, isSaved)?.value ?? null;
