import { clearSession, useSession } from '@/features/session/session-store';
import { connectApi } from '@/shared/api/client/connect-api';
import type { ErrorMessage } from '@/shared/api/client/api-ports';
import { currentLanguage, loadTexts, translate } from '@/shared/i18n/i18n';
import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import { paths, PATTERNS } from '@/shared/routing/paths';
import { loadChunk } from '@/shared/loading/load-chunk';
import { tokenStorage } from '@/shared/storage/token-storage';
import { askConfirm, saveNoticesForReload, setOverlay, showNotice } from './notices';
import { endSession, onSessionEnd } from './session-end';
import { isPublic } from './whitelist';

/** Connects session, language, messages and navigation to the HTTP client; the only place that knows all of them. */
export function wireApi(): void {
  let lastMessage: Promise<void> = Promise.resolve();
  connectApi({
    getToken: () => useSession.getState().accessToken,
    isPublicPage: () => isPublic(pathInUse()),
    locale: () => LANGUAGE_TAGS[currentLanguage()],
    notify: (message) => {
      lastMessage = inWords(message).then((text) => showNotice('error', text));
    },
    confirmRowLock: async (message) => askConfirm(await inWords(message)),
    reload: () => location.reload(),
    resetSession: ({ reload, to }) => {
      const redirect = location.hash.slice(1);
      // Already there: preserve the return address.
      if (to !== null && !redirect.startsWith(PATTERNS.unauthorized))
        location.hash = `#${paths.unauthorized({ redirect })}`;
      clearSession();
      endSession();
      if (reload) void lastMessage.then(saveNoticesForReload).then(() => location.reload());
    },
    overlay: ({ open }) => setOverlay(open),
  });
}

/** Starts and ends sessions by specification §4: clears dictionaries and answers, follows other tabs. */
export function wireSession(): void {
  onSessionEnd(() => setTimeout(() => void forgetDictionaries(), DICT_CLEAR_DELAY_MS));
  onSessionEnd(() => void forgetAnswers());
  tokenStorage.onChangeElsewhere(() => location.reload());
}

/** "Dictionary cache cleared after 500 ms" (specification §4). */
const DICT_CLEAR_DELAY_MS = 500;

async function forgetDictionaries(): Promise<void> {
  const { dictCache } = await loadChunk(() => import('@/shared/storage/dict-cache'));
  dictCache.remove();
}

async function forgetAnswers(): Promise<void> {
  const { forgetSessionAnswers } = await loadChunk(() => import('@/shared/api/cache/api-scope'));
  forgetSessionAnswers();
}

const pathInUse = () => location.hash.slice(1).split('?')[0] || paths.root();

async function inWords({ serverMessage, messageKey, values }: ErrorMessage): Promise<string> {
  if (serverMessage !== null) return serverMessage;
  await loadTexts(['messages']);
  return translate(`messages:${messageKey}`, values);
}
