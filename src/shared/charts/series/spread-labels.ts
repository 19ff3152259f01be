/**
 * Moves labels apart along one axis: each as close as possible to its desired position, none closer than `gap` to the
 * next, all between `least` and `most` while there is room. Returns the positions in the order given.
 */
export function spreadLabels(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const heaps: Heap[] = [];
  for (const index of order) {
    heaps.push({ members: [index], centre: wanted[index] ?? 0 });
    settle(heaps, wanted, gap, least, most);
  }
  const placed: number[] = [];
  for (const { members, centre } of heaps) {
    for (const [at, index] of members.entries())
      placed[index] = centre + (at - (members.length - 1) / 2) * gap;
  }
  return placed;
}

/** Labels that touch, from top to bottom; they are arranged around `centre`. */
interface Heap {
  members: number[];
  centre: number;
}

function settle(heaps: Heap[], wanted: readonly number[], gap: number, least: number, most: number): void {
  for (;;) {
    const last = heaps.at(-1);
    if (last === undefined) return;
    const half = ((last.members.length - 1) / 2) * gap;
    last.centre = Math.max(
      least + half,
      Math.min(most - half, mean(last.members.map((at) => wanted[at] ?? 0))),
    );
    const before = heaps.at(-2);
    if (before === undefined) return;
    const reach = ((before.members.length - 1) / 2) * gap + half + gap;
    if (last.centre - before.centre >= reach) return;
    heaps.splice(-2, 2, { members: [...before.members, ...last.members], centre: 0 });
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
