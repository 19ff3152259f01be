/** Listeners called when a page starts loading (`true`) and when it has loaded or failed (`false`). */
type PendingListener = (isPending: boolean) => void;

const listeners = new Set<PendingListener>();

/** Subscribes to page loading; returns the unsubscribe function. */
export function onPagePending(listener: PendingListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports that a page starts or stops loading. */
export function reportPagePending(isPending: boolean): void {
  for (const listener of listeners) listener(isPending);
}
