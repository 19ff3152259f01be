/** The host of an address, as a short name of its source. */
export const hostOf = (url: string): string => /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? url;
