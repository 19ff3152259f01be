import { BusinessError, isApiError, UnknownApiError } from '@/shared/api/client/api-errors';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { useTexts } from '@/shared/i18n/use-texts';

/** Codes of content, whose message says no more than the code: their text is in the reader's language. */
const OWN_TEXTS = [
  20900, 20901, 20902, 20903, 20950, 20951, 20952, 20953, 20954, 20957, 20958, 20959, 20960, 20961, 20962,
] as const;

/**
 * The text of a call's error, for `quiet` calls: that of its code in the reader's language, the server's own, else the
 * catalogue's (specification §8).
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTexts(['messages', 'console']);
  return (error) => {
    const code = OWN_TEXTS.find((each) => error instanceof BusinessError && error.code === each);
    if (code !== undefined) return t(`console:refusal.${code}`);
    const known = isApiError(error) ? error : new UnknownApiError('The call failed', { cause: error });
    const { message } = lookUpError(known);
    return message.serverMessage ?? t(message.messageKey, message.values);
  };
}
