import { useId, type ReactNode } from 'react';
import { Link } from '../controls/link';
import './section.css';

interface SectionProps {
  title: string;
  children: ReactNode;
  /** Anchor for tables of contents that move focus here by script; defaults to `section-<number>`. */
  id?: string;
  /** Printed in front of the title in a lighter tone. */
  number?: number;
  /** One sentence under the title. */
  lead?: ReactNode;
  more?: { to: string; label: string };
  /** Marks (sample, unchecked) for the whole section. */
  mark?: ReactNode;
}

/** A part of a page under an ink rule, its head in the left column (look §1): never a card. */
export function Section({ title, children, number, lead, more, mark, ...props }: SectionProps) {
  const headingId = useId();
  const id = props.id ?? (number === undefined ? undefined : `section-${number}`);
  return (
    <section
      className="section"
      id={id}
      aria-labelledby={headingId}
      tabIndex={id === undefined ? undefined : -1}
    >
      <div className="section-head">
        <h2 id={headingId}>
          {number !== undefined && <span className="section-number">{number}</span>}
          {title}
        </h2>
        {mark !== undefined && <div className="section-mark">{mark}</div>}
        {lead !== undefined && <p className="section-lead">{lead}</p>}
        {more !== undefined && (
          <Link className="section-more" to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      <div className="section-body">{children}</div>
    </section>
  );
}
