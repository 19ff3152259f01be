import { isApiError, UnknownApiError } from '@/shared/api/client/api-errors';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { useTexts } from '@/shared/i18n/use-texts';

/** The text of a call's error, for `quiet` calls: the server's own, else the catalogue's (specification §8). */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTexts('messages');
  return (error) => {
    const known = isApiError(error) ? error : new UnknownApiError('The call failed', { cause: error });
    const { message } = lookUpError(known);
    return message.serverMessage ?? t(message.messageKey, message.values);
  };
}
