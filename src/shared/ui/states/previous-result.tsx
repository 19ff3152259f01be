import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '../styles/class-names';
import { Note } from './note';
import './previous-result.css';

interface PreviousResultProps {
  /** True while the draft above is refused: what is below then is the result of the query before. */
  isPrevious: boolean;
  className?: string;
  children: ReactNode;
}

/** The result below a form. While the form is refused it is dimmed, and said to be the result of the previous query. */
export function PreviousResult({ isPrevious, className, children }: PreviousResultProps) {
  const { t } = useTexts('ui');
  return (
    <div className={classNames(className, isPrevious && 'previous-result')}>
      {isPrevious && (
        <Note tone="warning" role="status">
          {t('state.previous')}
        </Note>
      )}
      {children}
    </div>
  );
}
