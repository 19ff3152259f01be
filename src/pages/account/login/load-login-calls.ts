import { loadChunk } from '@/shared/loading/load-chunk';

const load = () => import('./login-calls');

/** The calls of the login with all they need; they come after the form can be used. */
export const loginCalls = () => loadChunk(load);

/** Fetches the calls before they are needed; what does not arrive is asked for again by `loginCalls`. */
export const preloadLoginCalls = (): void => void load().catch(() => undefined);
