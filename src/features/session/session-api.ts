import { callApi } from '@/shared/api/http-client';
import { getInfoEndpoint, logoutEndpoint } from './session-schema';

/** GET user/getInfo; quiet and in place, since visitors' pages show at once and load the user behind. */
export const getInfo = (signal?: AbortSignal) =>
  callApi(getInfoEndpoint, { quiet: true, stay: true, ...(signal && { signal }) });

/** POST system/logout. */
export const logout = () => callApi(logoutEndpoint, { quiet: true, stay: true });
