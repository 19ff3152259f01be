import { useSyncExternalStore } from 'react';

/** Whether the page is in fullscreen, and a function to toggle it; `onFail` is called if the browser refuses. */
export function useFullscreen(onFail: () => void): { isFullscreen: boolean; toggle: () => void } {
  const isFullscreen = useSyncExternalStore(subscribe, () => document.fullscreenElement != null);
  return { isFullscreen, toggle: () => void toggleFullscreen().catch(onFail) };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Asynchronous, so that a browser without the API rejects like one that refuses. */
async function toggleFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
