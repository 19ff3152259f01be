import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../hooks/use-is-printing';

interface PrintedDetailsProps {
  className?: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A disclosure that is open in print, and afterwards as before. */
export function PrintedDetails({ className, summary, children }: PrintedDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => {
    const element = details.current;
    if (element === null || !isPrinting) return undefined;
    const { open } = element;
    element.open = true;
    return () => {
      element.open = open;
    };
  }, [isPrinting]);
  return (
    <details ref={details} className={className}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
