const CHANNEL = 'rcep:content';

/** Tells this and other tabs of this browser that content was changed. */
export function announceContentChange(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls `listener` when content was changed, in this tab or another, as long as the page lives. */
export function onContentChange(listener: () => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(CHANNEL).addEventListener('message', listener);
}
