import { VisuallyHidden } from '../styles/visually-hidden';

interface LiveRegionProps {
  /** A message in the reader's language; empty if there is none. */
  message: string;
  /** `assertive` interrupts: for failures only. */
  politeness?: 'polite' | 'assertive';
}

/** Announces a change without moving focus. Must be mounted before its message changes. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      className="live-region"
    >
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
