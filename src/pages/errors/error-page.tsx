import type { ReactNode } from 'react';
import './error-page.css';

interface ErrorPageProps {
  code: '401' | '404';
  title: string;
  text: string;
  /** Links to other pages. */
  children: ReactNode;
}

/** Shared by the error pages: the code set large, the sentence, and links. */
export function ErrorPage({ code, title, text, children }: ErrorPageProps) {
  return (
    <div className="error-page page-width">
      <p className="error-page-code" aria-hidden="true">
        {code}
      </p>
      <div>
        <h1>{title}</h1>
        <p className="error-page-text">{text}</p>
        <div className="error-page-links">{children}</div>
      </div>
    </div>
  );
}
