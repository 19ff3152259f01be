import { useRef, useState } from 'react';
import { readEditDraft, removeOwnEditDraft, writeEditDraft, type EditDraft } from './edit-draft';
import { changesFrom } from './edit-field';
import type { EditField, EditValues } from './edit-field';

interface DraftOf<Values> {
  key: string;
  fields: readonly EditField[];
  /** The saved values. */
  saved: Values;
  /** What a new record starts with, over `saved`: no edit of the user's yet. */
  startValues?: Partial<Values>;
  version: number | null;
}

/** A form's draft: its initial values, and how it is saved and cleared. */
export interface FormDraft<Values> {
  /** The saved values with the last draft over them. */
  start: Values;
  /** The values without any edit. */
  untouched: Values;
  /** The version the draft is based on: if older than the record's, the server refuses. */
  version: number | null;
  isDirty: boolean;
  /** True while the form still has the last draft. */
  isRestored: boolean;
  /** False if the browser had no room for the last edit: it is lost when the page is left. */
  isStored: boolean;
  keep: (values: Values) => void;
  /** Removes what this form stored; the draft of the same form in another tab stays. */
  forget: () => void;
}

/** Saves the input of a form for the current user until submitted or discarded. */
export function useEditDraft<Values extends EditValues>(of: DraftOf<Values>): FormDraft<Values> {
  const { key, fields, saved, startValues, version } = of;
  const names = fields.map(({ name }) => name);
  const [found] = useState(() => readEditDraft(key, names));
  // What this form has in the storage; another tab may have the same form open.
  const stored = useRef<EditDraft | null>(found);
  const [untouched] = useState(() => ({ ...saved, ...startValues }));
  const [start] = useState(() => ({ ...untouched, ...found?.changes }));
  const hasMatch = Object.keys(changesFrom(untouched, start)).length > 0;
  const [state, setState] = useState({ isDirty: hasMatch, isRestored: hasMatch, isStored: true });
  const [first] = useState(version);
  const current = state.isRestored && found !== null && version === first ? found.version : version;
  return {
    start,
    untouched: startValues === undefined ? saved : untouched,
    version: current,
    ...state,
    keep: (values) => {
      const changes = changesFrom(saved, values);
      const own = startValues === undefined ? changes : changesFrom(untouched, values);
      const isDirty = Object.keys(own).length > 0;
      stored.current = { changes: isDirty ? changes : {}, version: current };
      const isStored = writeEditDraft(key, stored.current);
      setState({ ...state, isStored, isDirty });
    },
    forget: () => {
      removeOwnEditDraft(key, names, stored.current);
      setState({ isDirty: false, isRestored: false, isStored: true });
    },
  };
}
