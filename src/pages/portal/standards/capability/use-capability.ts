import { useCallback } from 'react';
import { CAPABILITY_QUESTIONNAIRE } from '@/domain/standards';
import type { AnswerLevel } from '@/domain/standards';
import { useSavedDraft } from '@/features/standards/use-saved-draft';
import { randomId } from '@/shared/format/random-id';
import { EMPTY_DRAFT, isDraft, isRuns, MOST_RUNS } from './capability-run';
import type { CapabilityDraft, CapabilityRun } from './capability-run';

/** The current answers and the saved runs of this browser, with functions to change them. */
export interface Capability {
  draft: CapabilityDraft;
  savedAt: string | null;
  isStored: boolean;
  runs: readonly CapabilityRun[];
  /** Null clears the answer. */
  answer: (id: string, level: AnswerLevel | null) => void;
  note: (id: string, text: string) => void;
  setCompany: (company: string) => void;
  clear: () => void;
  /** Saves the answers as a run; false if there are too many. */
  saveRun: (name: string) => boolean;
  /** Imports a run; false if there are too many. It replaces one with the same id. */
  addRun: (run: CapabilityRun) => boolean;
  removeRun: (id: string) => void;
  /** Resumes the answers of a run. */
  resume: (run: CapabilityRun) => void;
}

export function useCapability(): Capability {
  const { value: draft, savedAt, isStored, change } = useSavedDraft('capability-draft', isDraft, EMPTY_DRAFT);
  const { value: runs, change: changeRuns } = useSavedDraft('capability-runs', isRuns, NO_RUNS);
  const addRun = useCallback(
    (run: CapabilityRun) => {
      const others = runs.filter(({ id }) => id !== run.id);
      if (others.length >= MOST_RUNS) return false;
      changeRuns((all) => [run, ...all.filter(({ id }) => id !== run.id)].slice(0, MOST_RUNS));
      return true;
    },
    [runs, changeRuns],
  );
  return {
    draft,
    savedAt,
    isStored,
    runs,
    answer: (id, level) =>
      change((before) => {
        const { [id]: _, ...others } = before.answers;
        return { ...before, answers: level === null ? others : { ...others, [id]: level } };
      }),
    note: (id, text) =>
      change((before) => {
        const { [id]: _, ...others } = before.notes;
        return { ...before, notes: text === '' ? others : { ...others, [id]: text } };
      }),
    setCompany: (company) => change((before) => ({ ...before, company })),
    clear: () => change(({ company }) => ({ ...EMPTY_DRAFT, company })),
    saveRun: (name) => addRun(runOf(draft, name)),
    addRun,
    removeRun: (id) => changeRuns((all) => all.filter((run) => run.id !== id)),
    resume: ({ company, answers, notes }) => change(() => ({ company, answers, notes })),
  };
}

const NO_RUNS: readonly CapabilityRun[] = [];

const ID_LENGTH = 12;

/** The answers as a run of the questionnaire, saved now. */
export const runOf = (draft: CapabilityDraft, name: string): CapabilityRun => ({
  ...draft,
  id: randomId(ID_LENGTH),
  name,
  method: CAPABILITY_QUESTIONNAIRE.id,
  version: CAPABILITY_QUESTIONNAIRE.version,
  savedAt: new Date().toISOString(),
});
