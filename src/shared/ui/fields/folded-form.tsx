import { useState, type ReactNode } from 'react';
import { useIsBelow } from '../hooks/use-breakpoint';
import './folded-form.css';

interface FoldedFormProps {
  /** The query answered below, in one line; null while there is none: then the form is open. */
  question: string | null;
  /** The label for opening the form. */
  change: string;
  children: ReactNode;
}

/** A form that collapses on a narrow screen once submitted, with its query as the head; elsewhere just the form. */
export function FoldedForm({ question, change, children }: FoldedFormProps) {
  const isNarrow = useIsBelow(768);
  /** The query the form was opened at; another one collapses it again. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isFolding = isNarrow && question !== null;
  return (
    <details
      className="folded-form"
      open={!isFolding || openedAt === question}
      onToggle={(event) => setOpenedAt(event.currentTarget.open && isFolding ? question : null)}
    >
      <summary hidden={!isFolding}>
        {question} <span className="folded-form-change">{change}</span>
      </summary>
      {children}
    </details>
  );
}
