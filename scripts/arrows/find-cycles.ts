/** One closed path (first = last) for each import cycle. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const inCycle = new Set<string>();
  const walk = (module: string, trail: readonly string[]): void => {
    const start = trail.indexOf(module);
    if (start >= 0) {
      const ring = trail.slice(start);
      if (!ring.some((part) => inCycle.has(part))) cycles.push([...ring, module]);
      for (const part of ring) inCycle.add(part);
      return;
    }
    if (done.has(module)) return;
    for (const next of imports.get(module) ?? []) walk(next, [...trail, module]);
    done.add(module);
  };
  for (const module of imports.keys()) walk(module, []);
  return cycles;
}
