/** The query of the address as the browser has it: a page on its way reads it before the router has drawn the page. */
export const openedQuery = (): URLSearchParams => new URLSearchParams(location.hash.split('?')[1]);

/** The last part of the path of the same address: the id of a page of one record. */
export const openedId = (): string => location.hash.split('?')[0]?.split('/').at(-1) ?? '';
