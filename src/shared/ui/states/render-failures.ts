/** A failure while drawing that was kept to its place: what was thrown, and the components it came through. */
export interface RenderFailure {
  thrown: unknown;
  componentStack: string;
}

type Listener = (failure: RenderFailure) => void;

/** Failures that nobody has listened to yet; a listener's code may come later than the page that fails. */
const MAX_UNHEARD = 20;
let unheard: readonly RenderFailure[] = [];
const listeners = new Set<Listener>();

/** Tells a failure to who listens, or keeps it, among the newest 20, for who will. */
export function reportRenderFailure(failure: RenderFailure): void {
  if (listeners.size === 0) unheard = [...unheard, failure].slice(-MAX_UNHEARD);
  for (const listener of listeners) listener(failure);
}

/** Calls `listener` for each failure, first for those nobody has heard of; returns how to stop. */
export function onRenderFailure(listener: Listener): () => void {
  listeners.add(listener);
  const waiting = unheard;
  unheard = [];
  for (const failure of waiting) listener(failure);
  return () => listeners.delete(listener);
}
