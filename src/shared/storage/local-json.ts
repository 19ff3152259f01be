/**
 * Reads a JSON value from local storage; null if missing, broken, or storage is forbidden. Small enough for
 * index.html.
 */
export function readLocalJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a JSON value to local storage; does nothing if it is forbidden or full. */
export function writeLocalJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
