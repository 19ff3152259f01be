/** Listeners that are told when a page begins to load (`true`) and when it has arrived or failed (`false`). */
type PendingListener = (isPending: boolean) => void;

const listeners = new Set<PendingListener>();

/** Tells when pages load; returns how to stop. */
export function onPagePending(listener: PendingListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports that a page begins or ends to load. */
export function reportPagePending(isPending: boolean): void {
  for (const listener of listeners) listener(isPending);
}
