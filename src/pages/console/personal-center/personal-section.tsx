import { useEffect, useId, useRef, type ReactNode } from 'react';

interface PersonalSectionProps {
  title: string;
  lead?: ReactNode;
  /** When it turns false and the focus was in the removed form, the head receives it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a pane under an ink rule; its head is on the left if the pane is wide enough. */
export function PersonalSection({ title, lead, isOpen = false, children }: PersonalSectionProps) {
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) head.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className="personal-section" aria-labelledby={id}>
      <div className="personal-section-head">
        <h2 id={id} ref={head} tabIndex={-1}>
          {title}
        </h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <div className="personal-section-body">{children}</div>
    </section>
  );
}
