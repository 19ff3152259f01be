import { useId, useState, type ReactNode } from 'react';

interface FoldedRowProps {
  /** What the row says, in words. */
  name: string;
  /** True at first for a new row. */
  isOpen: boolean;
  /** What opens it, shown beside the words: edit. */
  cue: string;
  /** Opens it, each time it is another object: something in it is to get the focus. */
  wanted: object | null;
  children: () => ReactNode;
}

/** A row of many parts: one line until it is opened, so that a long table stays short. */
export function FoldedRow({ name, isOpen, cue, wanted, children }: FoldedRowProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(isOpen);
  const [opened, setOpened] = useState(wanted);
  if (wanted !== opened) {
    setOpened(wanted);
    if (wanted !== null) setIsShown(true);
  }
  return (
    <div className="record-folded">
      <button type="button" aria-expanded={isShown} aria-controls={id} onClick={() => setIsShown(!isShown)}>
        <span>{name}</span>
        {!isShown && <span className="record-folded-cue">{cue}</span>}
      </button>
      <div id={id}>{isShown && children()}</div>
    </div>
  );
}
