import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from './button';
import { Note } from './note';

interface ErrorStateProps {
  /** What failed, as a short sentence. */
  what?: ReactNode;
  /** Why, and that what was typed is kept. */
  children?: ReactNode;
  onRetry?: () => void;
}

/** A failure inside its section, with a way to try again (look §6). */
export function ErrorState({ what, children, onRetry }: ErrorStateProps) {
  const { t } = useTexts('ui');
  const retry = onRetry !== undefined && (
    <Button size="small" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Note tone="negative" role="alert" title={what ?? t('state.error')} actions={retry || undefined}>
      {children ?? t('state.inputKept')}
    </Note>
  );
}
