import { isApiError, UnknownApiError } from '@/shared/api/client/api-errors';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { useTexts } from '@/shared/i18n/use-texts';

/** Says an error of a call in words, for calls made `quiet`: the server's own, else those of the catalogue (specification §8). */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTexts('messages');
  return (error) => {
    const known = isApiError(error) ? error : new UnknownApiError('The call failed', { cause: error });
    const { message } = lookUpError(known);
    return message.serverMessage ?? t(message.messageKey, message.values);
  };
}
