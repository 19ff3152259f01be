import { VisuallyHidden } from '../styles/visually-hidden';

interface LiveRegionProps {
  /** What has just happened, in the reader's language; empty while there is nothing to say. */
  message: string;
  /** `assertive` interrupts: for failures only. */
  politeness?: 'polite' | 'assertive';
}

/** Says a change aloud without moving focus. Must be mounted before its message comes. */
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
