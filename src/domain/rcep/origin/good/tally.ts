import { HeapTotals } from './heap-totals';
import type { Heap, MaterialRow } from './material-row';

const NOTHING = new HeapTotals();

/**
 * Exact totals per heap of a bill of materials. A changed row is exchanged without adding up the others again, and
 * the totals are the same as if they had been.
 */
export class Tally {
  readonly #heaps: Map<Heap, HeapTotals>;

  private constructor(heaps: ReadonlyMap<Heap, HeapTotals>) {
    this.#heaps = new Map(heaps);
  }

  static of(rows: readonly MaterialRow[]): Tally {
    const tally = new Tally(new Map());
    for (const row of rows) for (const heap of row.heaps) tally.#open(heap).put(row);
    return tally;
  }

  heap(heap: Heap): Readonly<Omit<HeapTotals, 'put' | 'takeOut' | 'copy'>> {
    return this.#heaps.get(heap) ?? NOTHING;
  }

  /** Parties of which originating materials are cumulated (3.4), in alphabetical order. */
  get cumulatedParties(): string[] {
    const heaps = [...this.#heaps.keys()].filter((heap) => heap.startsWith('cumulatedFrom.'));
    return heaps.map((heap) => heap.slice('cumulatedFrom.'.length)).sort();
  }

  withRow(before: MaterialRow, after: MaterialRow): Tally {
    const tally = new Tally(this.#heaps);
    for (const heap of new Set([...before.heaps, ...after.heaps]))
      tally.#heaps.set(heap, tally.#open(heap).copy());
    for (const heap of before.heaps) tally.#open(heap).takeOut(before);
    for (const heap of after.heaps) tally.#open(heap).put(after);
    return tally;
  }

  #open(heap: Heap): HeapTotals {
    const open = this.#heaps.get(heap);
    if (open) return open;
    const fresh = new HeapTotals();
    this.#heaps.set(heap, fresh);
    return fresh;
  }
}
