/** A caught render error: the thrown value, and its component stack. */
export interface RenderFailure {
  thrown: unknown;
  componentStack: string;
}

type Listener = (failure: RenderFailure) => void;

/** Errors without a listener yet; a listener's code may load later than the failing page. */
const MAX_UNHEARD = 20;
let unheard: readonly RenderFailure[] = [];
const listeners = new Set<Listener>();

/** Passes an error to the listeners, or stores it, among the newest 20, for later ones. */
export function reportRenderFailure(failure: RenderFailure): void {
  if (listeners.size === 0) unheard = [...unheard, failure].slice(-MAX_UNHEARD);
  for (const listener of listeners) listener(failure);
}

/** Calls `listener` for each error, first for the stored ones; returns the unsubscribe function. */
export function onRenderFailure(listener: Listener): () => void {
  listeners.add(listener);
  const waiting = unheard;
  unheard = [];
  for (const failure of waiting) listener(failure);
  return () => listeners.delete(listener);
}
