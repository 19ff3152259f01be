/** A callback of a module that must clear its data when a session ends. */
type Forget = () => void;

const forgets = new Set<Forget>();

/** Registers `forget` to be called whenever a session ends: the next user must find no trace of the last one. */
export function onSessionEnd(forget: Forget): void {
  forgets.add(forget);
}

/** Calls all registered callbacks. */
export function endSession(): void {
  for (const forget of forgets) forget();
}
