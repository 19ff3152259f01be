import type { ApiPorts, ErrorMessage } from '@/shared/api/client/api-ports';

/** Ports that record what the client asks of the application; resetting the session drops the token, as the real one does. */
export function recordedPorts({
  token = null,
  confirms = false,
  isPublicPage = true,
  language = 'zh',
}: { token?: string | null; confirms?: boolean; isPublicPage?: boolean; language?: string } = {}) {
  const seen = {
    token,
    messages: [] as ErrorMessage[],
    questions: [] as ErrorMessage[],
    reloads: 0,
    resets: [] as { reload: boolean; to: '/401' | null }[],
    overlay: [] as boolean[],
  };
  const ports: ApiPorts = {
    getToken: () => seen.token,
    isPublicPage: () => isPublicPage,
    locale: () => language,
    notify: (message) => void seen.messages.push(message),
    confirmRowLock: (message) => {
      seen.questions.push(message);
      return Promise.resolve(confirms);
    },
    reload: () => void seen.reloads++,
    resetSession: (after) => {
      seen.token = null;
      seen.resets.push(after);
    },
    overlay: ({ open }) => void seen.overlay.push(open),
  };
  return { ports, seen };
}
