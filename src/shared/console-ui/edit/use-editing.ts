import { useState } from 'react';
import type { EditValues, VersionedRow } from './edit-field';

/** The record whose form is open; null for a new one. */
export interface Edited<Values, Row> {
  /** Another one for each form: the key of the dialog. */
  turn: number;
  row: Row | null;
  /** What a new record starts with. */
  start?: Partial<Values>;
  /** The rows of the list after it. */
  following: readonly Row[];
}

interface EditingOptions<Row> {
  /** True for a row that cannot be edited: the next one is another. */
  isLocked?: (row: Row) => boolean;
  /** Opens the form of a further new record, in place of an empty one. */
  addNext?: () => void;
}

/**
 * Which record of a list is being edited, with the next one and the copy as a new one. `props` are those of its
 * `EditDialog`, null while there is none.
 */
export function useEditing<Values extends EditValues, Row extends VersionedRow>(
  rows: readonly Row[],
  { isLocked = () => false, addNext }: EditingOptions<Row> = {},
) {
  const [turn, setTurn] = useState(0);
  const [edited, setEdited] = useState<Edited<Values, Row> | null>(null);
  const open = (next: Omit<Edited<Values, Row>, 'turn'>) => {
    setEdited({ ...next, turn });
    setTurn(turn + 1);
  };
  const add = (start?: Partial<Values>) => open({ row: null, start, following: [] });
  const edit = (row: Row) => {
    const place = rows.findIndex(({ id }) => id === row.id);
    open({ row, following: place === -1 ? [] : rows.slice(place + 1).filter((each) => !isLocked(each)) });
  };
  const close = () => setEdited(null);
  const next = edited?.following[0];
  const onSavedNext = () => {
    if (next !== undefined) open({ row: next, following: edited?.following.slice(1) ?? [] });
    else if (addNext !== undefined) addNext();
    else add();
  };
  return {
    edited,
    add: () => add(),
    edit,
    close,
    props: edited && {
      key: String(edited.turn),
      row: edited.row,
      startValues: edited.start,
      onSaved: close,
      onClose: close,
      onSavedNext: edited.row === null || next !== undefined ? onSavedNext : undefined,
      onCopy: (values: Values) => add(values),
    },
  };
}
