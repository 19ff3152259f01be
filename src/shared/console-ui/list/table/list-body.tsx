import type { ReactNode, RefObject } from 'react';
import { useFocusLeft } from '../../use-focus-left';

interface ListBodyProps {
  box: RefObject<HTMLDivElement | null>;
  label: string;
  isBusy: boolean;
  /** True if the rows belong to another query. */
  isOld: boolean;
  density: string;
  children: ReactNode;
}

/** The rows of a list; it has the focus when the row that had it is gone. */
export function ListBody({ box, label, isBusy, isOld, density, children }: ListBodyProps) {
  useFocusLeft(box);
  return (
    <div
      ref={box}
      className="list-body"
      role="group"
      aria-label={label}
      tabIndex={-1}
      aria-busy={isBusy}
      data-old={isOld}
      data-density={density}
    >
      {isBusy && <div className="list-busy" />}
      {children}
    </div>
  );
}
