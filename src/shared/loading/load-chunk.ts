import { sessionStore } from '@/shared/storage/browser-store';

/** The time limit for loading a chunk (specification §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A chunk that failed to load: refused by the network, gone after a new release, or later than 120 s. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * At once: loads a chunk. On failure the page is reloaded once (a new release has other file names; drafts are saved
 * as they are typed); if that was tried within five minutes or the server does not answer, the promise rejects with
 * `ChunkLoadError` and the section shows it.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  reload: () => void = () => location.reload(),
): Promise<T> {
  try {
    return await withinTimeout(load());
  } catch (cause) {
    const mayReload = Date.now() - Number(sessionStore.get(RELOADED_AT)) > RELOAD_AGAIN_MS;
    if (mayReload && (await serverAnswers()) && sessionStore.set(RELOADED_AT, `${Date.now()}`)) {
      reload();
      return await new Promise<never>(() => {});
    }
    throw new ChunkLoadError('Missing', { cause });
  }
}

const RELOADED_AT = 'rcep:reloaded';
const RELOAD_AGAIN_MS = 5 * 60_000;

/** A server that takes longer counts as one that does not answer. */
const ANSWER_MS = 10_000;

/** Also a browser that is online may not reach the server; a reload would then replace the page by the browser's own. */
const serverAnswers = async (): Promise<boolean> =>
  navigator.onLine &&
  (await fetch(location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  ));

function withinTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('Late')), CHUNK_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
