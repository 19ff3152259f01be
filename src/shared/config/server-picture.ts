import { config } from './config';

/** The address of a picture that the back end names: a path is one on the back end's host, wherever that is. */
export const serverPicture = (address: string, { apiBase } = config): string =>
  /^\/(?!\/)/.test(address) && /^https?:/.test(apiBase) ? new URL(address, apiBase).href : address;
