import type { KeyboardEvent, ReactNode } from 'react';

/** A few fields inside the editor. No form of its own: the editor may be in one, and forms do not nest. */
export function RichForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rich-text-form" role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Enter in a field sends the fields, and never the form around the editor. */
export const onEnter = (send: (() => void) | null) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  send?.();
};
