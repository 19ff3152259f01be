import { BusinessError, HttpStatusError } from '@/shared/api/client/api-errors';
import { useTexts } from '@/shared/i18n/use-texts';

/** The server's own words on a failed call, or its code (specification §8); null without a response. */
export function useErrorReason(error: unknown): string | null {
  const { t } = useTexts('ui');
  if (error instanceof HttpStatusError) return t('state.errorCode', { code: error.status });
  if (!(error instanceof BusinessError)) return null;
  const { code, serverMessage: message } = error;
  return message === null ? t('state.errorCode', { code }) : t('state.serverSays', { message });
}
