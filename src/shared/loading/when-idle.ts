const WAIT_MS = 200;
const LONGEST_MS = 2000;

/** When idle: runs `run` once the browser is idle, after 2 s at the latest; returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_MS });
  return () => cancelIdleCallback(handle);
}
