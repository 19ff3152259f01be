/** A piece of mutable mock state: handlers read and replace `value`; `resetDb` rebuilds it. */
export interface Table<T> {
  value: T;
}

const rebuilds: (() => void)[] = [];

/** Registers mutable state. `build` must create a new value each time (never return the imported data itself). */
export function table<T>(build: () => T): Table<T> {
  const available: Table<T> = { value: build() };
  rebuilds.push(() => {
    available.value = build();
  });
  return available;
}

/** Resets every table to its initial state. */
export function resetDb(): void {
  for (const rebuild of rebuilds) rebuild();
}
