import { ExactSum } from './exact-sum';
import type { MaterialRow } from './material-row';

/** Materials a trace names one by one, before it gives the number of the others. */
export const LISTED_MATERIALS = 20;

/** The content of one heap of materials: exact totals in money and kilograms. */
export class HeapTotals {
  count = 0;
  /** Rows without a weight, or of weight zero. */
  unweighed = 0;
  /** The first rows in the order of the bill. */
  first: readonly MaterialRow[] = [];
  #value = new ExactSum();
  #deductible = new ExactSum();
  #weight = new ExactSum();

  get value(): number {
    return this.#value.total;
  }

  /** Expenses of 3.5.5 inside the value; what is declared beyond the value of its material is left out. */
  get deductible(): number {
    return this.#deductible.total;
  }

  /** Value less the expenses of 3.5.5, rounded once only: a lower value never gives a higher total. */
  get net(): number {
    return this.#value.minus(this.#deductible).total;
  }

  get weight(): number {
    return this.#weight.total;
  }

  put(row: MaterialRow): void {
    this.#count(row, 1);
    // One more than a trace lists, so that the list stays complete when a row is removed.
    const last = this.first[LISTED_MATERIALS];
    if (last && last.index < row.index) return;
    this.first = [...this.first, row].sort((a, b) => a.index - b.index);
  }

  takeOut(row: MaterialRow): void {
    this.#count(row, -1);
    this.first = this.first.filter(({ index }) => index !== row.index);
  }

  copy(): HeapTotals {
    const copy = new HeapTotals();
    copy.count = this.count;
    copy.unweighed = this.unweighed;
    copy.first = this.first;
    copy.#value = this.#value.copy();
    copy.#deductible = this.#deductible.copy();
    copy.#weight = this.#weight.copy();
    return copy;
  }

  #count({ material: { value, deductible = 0, weightKg } }: MaterialRow, sign: 1 | -1): void {
    this.count += sign;
    this.#value.add(sign * value);
    this.#deductible.add(sign * Math.min(value, deductible));
    if (weightKg) this.#weight.add(sign * weightKg);
    else this.unweighed += sign;
  }
}
