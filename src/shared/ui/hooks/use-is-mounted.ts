import { useSyncExternalStore } from 'react';

/** False while the build draws the first paint, true in the running app: what is typed now is heard. */
export const useIsMounted = (): boolean => useSyncExternalStore(subscribeToNothing, inBrowser, inBuild);

const subscribeToNothing = () => () => {};
const inBrowser = () => true;
const inBuild = () => false;
