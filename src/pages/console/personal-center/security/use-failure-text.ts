import { hasOwnWords } from '@/features/profile/update-failure';
import { BusinessError } from '@/shared/api/client/api-errors';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { useTexts } from '@/shared/i18n/use-texts';

/** The message for a failed call: in the reader's language if the code is known, else the server's own. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTexts('personal');
  const errorText = useErrorText();
  return (error) =>
    error instanceof BusinessError && hasOwnWords(error.code) ? t(`refusal.${error.code}`) : errorText(error);
}
