import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '../styles/class-names';
import { Note } from './note';
import './previous-result.css';

interface PreviousResultProps {
  /** True while the draft above is refused: the content below is then the previous query's result. */
  isPrevious: boolean;
  className?: string;
  children: ReactNode;
}

/** The result below a form. While the form is refused it is dimmed and labelled as the previous query's result. */
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
