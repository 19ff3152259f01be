/** What has to be forgotten when a session ends, told by those who keep it. */
type Forget = () => void;

const forgets = new Set<Forget>();

/** Calls `forget` whenever a session ends: the next user must find no trace of the last one. */
export function onSessionEnd(forget: Forget): void {
  forgets.add(forget);
}

/** Makes everybody forget what belonged to the session. */
export function endSession(): void {
  for (const forget of forgets) forget();
}
