import { useState, type ReactNode } from 'react';
import { useIsBelow } from '../hooks/use-breakpoint';
import './folded-form.css';

interface FoldedFormProps {
  /** The question that is answered below, in one line; null while there is none: then the form is open. */
  question: string | null;
  /** What opening the form is for. */
  change: string;
  children: ReactNode;
}

/** A form that folds on a narrow screen once its question is asked, with the question as its head; elsewhere just the form. */
export function FoldedForm({ question, change, children }: FoldedFormProps) {
  const isNarrow = useIsBelow(768);
  /** The question the reader opened the form at; another one folds it again. */
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
