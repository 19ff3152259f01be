import { isPublic } from '../whitelist';

/** True for every address that is not public: a page of the console, or nothing. */
export const isConsolePath = (pathname: string): boolean => pathname !== '/' && !isPublic(pathname);
