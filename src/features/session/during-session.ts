import { useSession } from './session-store';

/** Runs work bound to the current session: its signal aborts once the token is dropped or replaced. */
export async function duringSession<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { accessToken } = useSession.getState();
  const ending = new AbortController();
  const stop = useSession.subscribe((session) => {
    if (session.accessToken !== accessToken) ending.abort();
  });
  try {
    return await work(ending.signal);
  } finally {
    stop();
  }
}
