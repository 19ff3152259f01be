import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '../controls/button';
import { Note } from './note';
import { useErrorReason } from '../hooks/use-error-reason';

interface ErrorStateProps {
  /** What failed, as a short sentence. */
  what?: ReactNode;
  /** The error of the failed call: its server message is shown. */
  error?: unknown;
  /** Why, or what can be done. */
  children?: ReactNode;
  onRetry?: () => void;
}

/** A failure inside its section, with a retry (look §6). */
export function ErrorState({ what, error, children, onRetry }: ErrorStateProps) {
  const { t } = useTexts('ui');
  const reason = useErrorReason(error);
  const retry = onRetry !== undefined && (
    <Button size="small" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Note tone="negative" role="alert" title={what ?? t('state.error')} actions={retry || undefined}>
      {reason !== null && reason + t('sentenceSpace')}
      {children ?? t('state.tryAgain')}
    </Note>
  );
}
