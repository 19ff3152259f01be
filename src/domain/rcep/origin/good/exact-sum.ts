/**
 * A sum without rounding error (Shewchuk's expansions): the total does not depend on the order of the amounts, and
 * taking an amount out again leaves exactly the total of the others.
 */
export class ExactSum {
  // Ascending, without overlapping digits: their exact sum is the sum of all amounts.
  readonly #partials: number[];

  constructor(partials: readonly number[] = []) {
    this.#partials = [...partials];
  }

  add(amount: number): void {
    if (amount === 0) return;
    let high = amount;
    let saved = 0;
    for (const partial of this.#partials) {
      const sum = high + partial;
      const low = lostIn(sum, high, partial);
      if (low !== 0) this.#partials[saved++] = low;
      high = sum;
    }
    this.#partials[saved++] = high;
    if (this.#partials.length > saved) this.#partials.length = saved;
  }

  copy(): ExactSum {
    return new ExactSum(this.#partials);
  }

  /** The exact difference of two sums. */
  minus(other: ExactSum): ExactSum {
    const difference = this.copy();
    for (const partial of other.#partials) difference.add(-partial);
    return difference;
  }

  /** The number nearest to the exact sum. */
  get total(): number {
    const descending = this.#partials.slice().reverse();
    let total = 0;
    for (const [index, partial] of descending.entries()) {
      const sum = total + partial;
      const low = lostIn(sum, total, partial);
      total = sum;
      if (low !== 0) return roundedHalf(total, low, descending[index + 1] ?? 0);
    }
    return total;
  }
}

/** The rounding error of a + b (Knuth's two-sum). */
function lostIn(sum: number, a: number, b: number): number {
  const rest = sum - a;
  return a - (sum - rest) + (b - rest);
}

// `low` may be half a unit of `high`, rounded to even: what is left below decides which neighbour is nearer.
function roundedHalf(high: number, low: number, below: number): number {
  if (Math.sign(below) !== Math.sign(low)) return high;
  const moved = high + low * 2;
  return moved - high === low * 2 ? moved : high;
}
