import type { Config } from '@/shared/config/parse-config';

/** The token as it is kept, null where there is none or storage is forbidden. Small enough for index.html. */
export function readEarlyToken(kind: Config['tokenStorage'], key: string): string | null {
  try {
    if (kind === 'cookie') return cookieValue(key);
    return (kind === 'session' ? sessionStorage : localStorage).getItem(key);
  } catch {
    return null;
  }
}

function cookieValue(key: string): string | null {
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`));
  return kept === undefined ? null : decodeURIComponent(kept.slice(key.length + 1));
}
