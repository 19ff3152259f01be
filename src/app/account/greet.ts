import { onSignedIn, type SignedIn } from '@/features/session/sign-in/signed-in';
import { config } from '@/shared/config/config';
import { loadTexts, translate } from '@/shared/i18n/i18n';
import { loadChunk } from '@/shared/loading/load-chunk';
import { showNotice } from '../notices';

let isListening = false;

/**
 * Greets every user who signs in from now on, by the hour (specification §4: "after login a greeting notification"),
 * and offers a file with what another user saved in this browser.
 */
export function greetAfterSignIn(): void {
  if (isListening) return;
  isListening = true;
  onSignedIn((event) => void greet(event));
  onSignedIn(() => void loadChunk(() => import('../others-saved')).then((part) => part.offerOthersSaved()));
}

async function greet({ username, greetingKey }: SignedIn): Promise<void> {
  await loadTexts(['account']);
  const site = config.siteTitle || translate('shell:siteName');
  const greeting = translate(`account:greeting.${greetingKey}`, { username });
  showNotice(
    'info',
    `${greeting}${translate('ui:sentenceSpace')}${translate('account:greeting.title', { site })}`,
  );
}
