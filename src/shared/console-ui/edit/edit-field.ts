import type { ReactElement, ReactNode } from 'react';
import type { FieldRule } from '@/shared/validation/rules';

/** What a form of the console holds, by field. */
export type EditValues = Readonly<Record<string, string | number | null>>;

/** A record the form changes: the server takes a change only under the version that was read. */
export interface VersionedRow {
  id: string;
  version: number;
}

/** One field of a form. */
export interface EditField {
  /** As the record names it; `server-names.ts` knows what the server's refusals call it. */
  name: string;
  label: string;
  /** A control that takes `value` and `onChange`. */
  input: ReactElement;
  rules?: readonly FieldRule[];
  hint?: ReactNode;
  /** The value in words, where two versions are compared; the value itself by default. */
  show?: (value: string | number | null) => ReactNode;
}

/** True where two values of a field mean the same: nothing typed is as good as null. */
export const isSameValue = (one: EditValues[string] | undefined, other: EditValues[string] | undefined) =>
  (one ?? '') === (other ?? '');

/** The fields of `values` that differ from `base`. */
export function changesFrom(base: EditValues, values: EditValues): EditValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameValue(base[name], value)),
  );
}
