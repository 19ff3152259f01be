import { isApiError } from '@/shared/api/client/api-errors';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { useTexts } from '@/shared/i18n/use-texts';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { TextFunction } from '@/shared/i18n/text-keys';

/**
 * User info or menu failed to load although the session is valid: the reason and a retry button (product design §8).
 */
export function EntryFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts('messages');
  const { t: ui } = useTexts('ui');
  return (
    <main className="entry-failed page-width">
      <ErrorState what={t('session.entryFailed')} onRetry={onRetry}>
        {isApiError(error) && reasonOf(error, t) + ui('sentenceSpace')}
        {t('session.entryFailedNext')}
      </ErrorState>
    </main>
  );
}

function reasonOf(error: Parameters<typeof lookUpError>[0], t: TextFunction<'messages'>): string {
  const { messageKey, values, serverMessage } = lookUpError(error).message;
  return t('session.reason', { reason: serverMessage ?? t(messageKey, values) });
}
