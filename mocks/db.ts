/** A piece of mutable mock state: handlers read and replace `value`; `resetDb` builds it anew. */
export interface Table<T> {
  value: T;
}

const rebuilds: (() => void)[] = [];

/** Registers mutable state. `build` must make a fresh value each time (never hand out the imported data itself). */
export function table<T>(build: () => T): Table<T> {
  const held: Table<T> = { value: build() };
  rebuilds.push(() => {
    held.value = build();
  });
  return held;
}

/** Puts every table back to what it is at the start. */
export function resetDb(): void {
  for (const rebuild of rebuilds) rebuild();
}
