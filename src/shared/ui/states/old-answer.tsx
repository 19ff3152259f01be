import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import './old-answer.css';

const OldAnswer = createContext(false);

/** True inside an answer to the previous question: what counts by it shows no number. */
export const useIsOldAnswer = (): boolean => useContext(OldAnswer);

interface AnswerProps {
  /** True while the answer to the present question is read, and the previous one is on screen. */
  isOld: boolean;
  children: ReactNode;
}

/** An answer that may be the previous one for a moment: then it is dimmed and marked as busy. */
export function Answer({ isOld, children }: AnswerProps) {
  return (
    <div className="answer" aria-busy={isOld}>
      <OldAnswer value={isOld}>{children}</OldAnswer>
    </div>
  );
}

/** The rows of an answer and what belongs to them; those of the previous question can neither be read out nor pressed. */
export function AnswerRows({ children }: { children: ReactNode }) {
  return <div inert={useIsOldAnswer()}>{children}</div>;
}
