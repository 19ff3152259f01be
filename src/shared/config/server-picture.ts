import { config } from './config';

/** The address of a picture from the back end: a path is relative to the back end's host. */
export const serverPicture = (address: string, { apiBase } = config): string =>
  /^\/(?!\/)/.test(address) && /^https?:/.test(apiBase) ? new URL(address, apiBase).href : address;
