import { greetingKey } from './greeting';
import type { GreetingKey } from './greeting';

/** A user has just signed in: their real name, and the greeting of the hour (key below `greeting` of the area `account`). */
export interface SignedIn {
  username: string;
  greetingKey: GreetingKey;
}

type Listener = (event: SignedIn) => void;

const listeners = new Set<Listener>();
let isDue = false;

/** Calls `listener` once for each sign-in, when the user's name has loaded; returns the unsubscribe function. */
export function onSignedIn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A sign-in succeeded: greet its user as soon as they have loaded (specification §4). */
export function requestGreeting(): void {
  isDue = true;
}

/** Greets the user if they have just signed in, not after a reload. */
export function greetIfDue(username: string): void {
  if (!isDue) return;
  isDue = false;
  const event = { username, greetingKey: greetingKey(new Date().getHours()) };
  for (const listener of listeners) listener(event);
}
