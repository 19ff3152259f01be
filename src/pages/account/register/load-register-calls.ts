import { loadChunk } from '@/shared/loading/load-chunk';

const load = () => import('./register-calls');

/** The calls of the sign-up with their dependencies; loaded after the form is usable. */
export const registerCalls = () => loadChunk(load);

/** Prefetches the calls; if that fails, `registerCalls` requests them again. */
export const preloadRegisterCalls = (): void => void load().catch(() => undefined);
