import { useState } from 'react';
import type { EditDialogProps } from './edit-dialog';
import type { EditValues, VersionedRow } from './edit-field';

/** The record whose form is open; null for a new one. */
interface Edited<Values, Row> {
  row: Row | null;
  /** What a new record starts with. */
  start?: Partial<Values>;
  /** The rows of the list after it. */
  following: readonly Row[];
}

interface EditingOptions<Values, Row> {
  /** True for a row that cannot be edited: the next one is another. */
  isLocked?: (row: Row) => boolean;
  /** False without the right to add: a record is not copied. */
  mayAdd?: boolean;
  /** Opens the form of a further new record, in place of an empty one. */
  addNext?: () => void | Promise<void>;
  /** Loads the next record before its form opens; null if that failed: no form is open then. */
  read?: (id: string) => Promise<Row | null>;
  /** Fields whose value only one record may have: empty in a copy. */
  unique?: readonly (keyof Values)[];
  /** Fields that a further new record has in common with the one before, like its parent. */
  lasting?: readonly (keyof Values)[];
  /** After each save, also of one that leads to the next record. */
  onSaved?: (how: 'inserted' | 'updated') => void;
}

/** The props of the `EditDialog` of what is edited. */
export type EditingProps<Values extends EditValues, Row extends VersionedRow> = Pick<
  EditDialogProps<Values, Row>,
  'row' | 'startValues' | 'onSaved' | 'onSavedNext' | 'onCopy' | 'onClose'
>;

/**
 * Which record of a list is being edited, with the next one and the copy as a new one. `props` are those of its
 * `EditDialog`, null while there is none; `key` is another one for each form.
 */
export function useEditing<Values extends EditValues, Row extends VersionedRow>(
  rows: readonly Row[],
  options: EditingOptions<Values, Row> = {},
) {
  const { isLocked = () => false, mayAdd = true, addNext, read, unique = [], lasting = [] } = options;
  const [{ turn, edited }, setForm] = useState<{ turn: number; edited: Edited<Values, Row> | null }>({
    turn: 0,
    edited: null,
  });
  const open = (next: Edited<Values, Row>) => setForm((form) => ({ turn: form.turn + 1, edited: next }));
  const close = () => setForm((form) => ({ ...form, edited: null }));
  const addWith = (start?: Partial<Values>) => open({ row: null, start, following: [] });
  const edit = (row: Row) => {
    const place = rows.findIndex(({ id }) => id === row.id);
    open({ row, following: place === -1 ? [] : rows.slice(place + 1).filter((each) => !isLocked(each)) });
  };
  const next = edited?.following[0];
  const openNext = async () => {
    if (next !== undefined) {
      const row = read === undefined ? next : await read(next.id);
      if (row === null) close();
      else open({ row, following: edited?.following.slice(1) ?? [] });
    } else if (addNext !== undefined) await addNext();
    else
      addWith(
        lasting.length === 0 ? undefined : fieldsOf<Values>(edited?.start, (name) => lasting.includes(name)),
      );
  };
  const props: EditingProps<Values, Row> | null = edited && {
    row: edited.row,
    startValues: edited.start,
    onSaved: (how) => {
      close();
      options.onSaved?.(how);
    },
    onSavedNext:
      edited.row === null || next !== undefined
        ? (how) => {
            options.onSaved?.(how);
            void openNext();
          }
        : undefined,
    onCopy: mayAdd
      ? (values) => addWith(fieldsOf<Values>(values, (name) => !unique.includes(name)))
      : undefined,
    onClose: close,
  };
  return { edited, add: () => addWith(), addWith, edit, close, key: turn, props };
}

/** The fields of `values` with one of the wanted names. */
function fieldsOf<Values extends EditValues>(
  values: Partial<Values> | undefined,
  isWanted: (name: keyof Values) => boolean,
): Partial<Values> {
  const wanted = Object.entries(values ?? {}).filter(([name]) => isWanted(name));
  return Object.fromEntries(wanted) as Partial<Values>;
}
