import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import './old-answer.css';

const OldAnswer = createContext(false);

/** True inside data of the previous query: counts are not shown. */
export const useIsOldAnswer = (): boolean => useContext(OldAnswer);

interface AnswerProps {
  /** True while the current query loads and the previous data is on screen. */
  isOld: boolean;
  children: ReactNode;
}

/** Content that may briefly belong to the previous query: then it is dimmed and marked as busy. */
export function Answer({ isOld, children }: AnswerProps) {
  return (
    <div className="answer" aria-busy={isOld}>
      <OldAnswer value={isOld}>{children}</OldAnswer>
    </div>
  );
}

/** The rows of a response and their controls; those of the previous query are inert. */
export function AnswerRows({ children }: { children: ReactNode }) {
  return <div inert={useIsOldAnswer()}>{children}</div>;
}
