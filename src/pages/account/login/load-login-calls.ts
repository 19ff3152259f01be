import { loadChunk } from '@/shared/loading/load-chunk';

const load = () => import('./login-calls');

/** The calls of the login with their dependencies; loaded after the form is usable. */
export const loginCalls = () => loadChunk(load);

/** Prefetches the calls; if that fails, `loginCalls` requests them again. */
export const preloadLoginCalls = (): void => void load().catch(() => undefined);
