import type { ReactNode } from 'react';
import './page-head.css';

interface PageHeadProps {
  title: ReactNode;
  /** The page's purpose, in one sentence. */
  lead?: ReactNode;
  /** Marks for the whole page. */
  mark?: ReactNode;
  /** Buttons and links of the whole page. */
  actions?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
}

/** The head of a public page: its one h1, and its purpose. */
export function PageHead({ title, lead, mark, actions, back }: PageHeadProps) {
  return (
    <header className="page-head">
      {back}
      <h1>{title}</h1>
      {mark !== undefined && <div className="page-head-mark">{mark}</div>}
      {lead !== undefined && <p className="page-head-lead">{lead}</p>}
      {actions !== undefined && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}
