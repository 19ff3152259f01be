import { useEffect, useImperativeHandle, useState, type Ref, type RefObject } from 'react';

/** A field that can be given the focus, as the form does. */
export interface FocusHandle {
  focus: () => void;
}

/** A row, and the id of the control in it that is wanted; null for its first one. */
interface RowPlace {
  row: number;
  control: string | null;
}

const CONTROLS = ':is(input, select, textarea, button):enabled';

/**
 * Moves the focus to a row once it is drawn. `box` has the rows as its children, and the button that adds one as its last.
 * `firstPlace`: where the form's own focus goes. Gives the row that has to be open for it, and how to move to another.
 */
export function useRowFocus(
  box: RefObject<HTMLElement | null>,
  ref: Ref<FocusHandle> | undefined,
  firstPlace: () => RowPlace,
): { wanted: RowPlace | null; focusRow: (place: RowPlace) => void } {
  const [wanted, focusRow] = useState<RowPlace | null>(null);
  useImperativeHandle(ref, () => ({ focus: () => focusRow({ ...firstPlace() }) }));
  useEffect(() => {
    if (wanted === null) return;
    const named = wanted.control === null ? null : document.getElementById(wanted.control);
    const row = box.current?.children[wanted.row];
    const place = named ?? (row?.matches(CONTROLS) === true ? row : row?.querySelector(CONTROLS));
    if (place instanceof HTMLElement) place.focus();
  }, [box, wanted]);
  return { wanted, focusRow };
}
