import { clearSession, useSession } from '@/features/session/session-store';
import { connectApi } from '@/shared/api/connect-api';
import type { ErrorMessage } from '@/shared/api/api-ports';
import { currentLanguage, loadTexts, translate } from '@/shared/i18n/i18n';
import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';
import { askRowLock, keepNoticesForReload, setOverlay, showNotice } from './notices';

/** Plugs session, language, messages and navigation into the HTTP client; the only place where they meet. */
export function wireApi(): void {
  let lastMessage: Promise<void> = Promise.resolve();
  connectApi({
    getToken: () => useSession.getState().accessToken,
    locale: () => LANGUAGE_TAGS[currentLanguage()],
    notify: (message) => {
      lastMessage = inWords(message).then((text) => showNotice('error', text));
    },
    confirmRowLock: async (message) => askRowLock(await inWords(message)),
    reload: () => location.reload(),
    resetSession: ({ reload, to }) => {
      clearSession();
      if (to !== null) location.hash = `#${paths.unauthorized()}`;
      if (reload) void lastMessage.then(keepNoticesForReload).then(() => location.reload());
    },
    overlay: ({ open }) => setOverlay(open),
  });
}

async function inWords({ serverMessage, messageKey, values }: ErrorMessage): Promise<string> {
  if (serverMessage !== null) return serverMessage;
  await loadTexts(['messages']);
  return translate(`messages:${messageKey}`, values);
}
