import { useSyncExternalStore } from 'react';

/** False during the build's first paint, true in the running app: from then on input is handled. */
export const useIsMounted = (): boolean => useSyncExternalStore(subscribeToNothing, inBrowser, inBuild);

const subscribeToNothing = () => () => {};
const inBrowser = () => true;
const inBuild = () => false;
