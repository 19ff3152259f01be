import { loadChunk } from '@/shared/loading/load-chunk';

const load = () => import('./register-calls');

/** The calls of the sign-up with all they need; they come after the form can be used. */
export const registerCalls = () => loadChunk(load);

/** Fetches the calls before they are needed; what does not arrive is asked for again by `registerCalls`. */
export const preloadRegisterCalls = (): void => void load().catch(() => undefined);
