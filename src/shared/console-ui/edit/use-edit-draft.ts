import { useState } from 'react';
import { removeDraft } from '@/shared/storage/draft';
import { readEditDraft, writeEditDraft } from './edit-draft';
import { changesFrom } from './edit-field';
import type { EditField, EditValues } from './edit-field';

interface DraftOf<Values> {
  key: string;
  fields: readonly EditField[];
  /** The values as they were saved. */
  saved: Values;
  version: number | null;
}

/** A form's draft: what it starts with, and how it is kept and forgotten. */
export interface FormDraft<Values> {
  /** The saved values with what was typed last time over them. */
  start: Values;
  /** The version that was typed over: an older one than the record's, where it was changed since, makes the server refuse. */
  version: number | null;
  isDirty: boolean;
  /** True while what was typed last time is still in the form. */
  isRestored: boolean;
  keep: (values: Values) => void;
  forget: () => void;
}

/** Keeps what is typed into a form for the current user until it is saved or given up. */
export function useEditDraft<Values extends EditValues>(of: DraftOf<Values>): FormDraft<Values> {
  const { key, fields, saved, version } = of;
  const [found] = useState(() =>
    readEditDraft(
      key,
      fields.map(({ name }) => name),
    ),
  );
  const [start] = useState(() => ({ ...saved, ...found?.changes }));
  const hasFound = Object.keys(changesFrom(saved, start)).length > 0;
  const [state, setState] = useState({ isDirty: hasFound, isRestored: hasFound });
  const [first] = useState(version);
  const current = state.isRestored && found !== null && version === first ? found.version : version;
  return {
    start,
    version: current,
    ...state,
    keep: (values) => {
      const changes = changesFrom(saved, values);
      writeEditDraft(key, { changes, version: current });
      setState({ ...state, isDirty: Object.keys(changes).length > 0 });
    },
    forget: () => {
      removeDraft(key);
      setState({ isDirty: false, isRestored: false });
    },
  };
}
