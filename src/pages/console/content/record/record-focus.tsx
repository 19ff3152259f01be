import { useRef, type ReactNode } from 'react';
import { useFocusAgain } from './use-focus-again';

/** A record that is drawn again after each change: what had the focus has it again, else its heading. */
export function RecordFocus({ record, children }: { record: string | null; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusAgain(box, record);
  return <div ref={box}>{children}</div>;
}
