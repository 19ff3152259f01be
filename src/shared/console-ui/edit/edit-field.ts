import type { ReactElement, ReactNode } from 'react';
import type { FieldRule } from '@/shared/validation/rules';

/** The values of a console form, by field. */
export type EditValues = Readonly<Record<string, string | number | null>>;

/** A record the form changes: the server accepts a change only with the loaded version. */
export interface VersionedRow {
  id: string;
  version: number;
  /** When it was last saved, as the server writes it, and who wrote it; missing where the server does not have it. */
  updateTime?: string | null;
  writtenByName?: string | null;
}

/** One field of a form. */
export interface EditField {
  /** The record's name for it; `server-names.ts` has the server's names in refusals. */
  name: string;
  /** The server's name for it in refusals, if that is another one. */
  serverName?: string;
  label: string;
  /** A control that takes `value` and `onChange`. */
  input: ReactElement;
  rules?: readonly FieldRule[];
  /** Marks the field as required where no rule does: it may be empty for now. */
  isRequired?: boolean;
  hint?: ReactNode;
  /** True: checked when the control calls `onBlur`, and not while it is typed in. */
  isCheckedOnLeave?: boolean;
  /** Formats the value for comparing two versions; the value itself by default. */
  show?: (value: string | number | null) => ReactNode;
}

/** True if two values of a field are equivalent: empty equals null. */
export const isSameValue = (one: EditValues[string] | undefined, other: EditValues[string] | undefined) =>
  (one ?? '') === (other ?? '');

/** The fields of `values` that differ from `base`. */
export function changesFrom(base: EditValues, values: EditValues): EditValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameValue(base[name], value)),
  );
}
