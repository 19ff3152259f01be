import { CLASS_WORDS } from './product-class-words';
import type { ClassGroup } from './product-class-words';

/** The input for choosing product classes: any part of an indicator that has one. */
interface OfClass {
  productClass: string | null;
}

/** The group a printed class belongs to, null for one of its own. */
export function classGroup(printed: string): ClassGroup | null {
  const text = printed.normalize('NFKC').toLowerCase();
  return CLASS_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The classes a standard prints, in its order, without those that mean all products. */
export const classesOf = (indicators: readonly OfClass[]): string[] => [
  ...new Set(
    indicators.flatMap(({ productClass }) =>
      productClass === null || isForAll(productClass) ? [] : [productClass],
    ),
  ),
];

/**
 * The class of each column: the chosen one where the column prints it; else the one in the group of the first choice,
 * or with the same spelling; else its first. Null for a column without classes.
 */
export function suggestClasses(
  columns: readonly (readonly OfClass[])[],
  chosen: readonly (string | null)[],
): (string | null)[] {
  const printed = columns.map(classesOf);
  const own = printed.map((classes, column) => classes.find((one) => one === chosen[column]) ?? null);
  const leading = own.find((one) => one !== null) ?? printed.flat()[0];
  return printed.map((classes, column) => {
    const alike = classes.find((one) => leading !== undefined && isAlike(one, leading));
    return own[column] ?? alike ?? classes[0] ?? null;
  });
}

/** True for an indicator that applies to products of the class: its own, one that means all products, or none printed. */
export const appliesTo = ({ productClass }: OfClass, chosen: string | null): boolean =>
  productClass === null || productClass === chosen || isForAll(productClass);

/** True for two printed classes that mean the same products: one group, or the same words in front of a bracket (E1, E1 (mandatory)). */
function isAlike(one: string, other: string): boolean {
  const group = classGroup(one);
  return group === null ? nameOf(one) === nameOf(other) : group === classGroup(other);
}

const isForAll = (printed: string): boolean => classGroup(printed) === 'all';

const nameOf = (printed: string): string | undefined =>
  printed.normalize('NFKC').toLowerCase().split('(')[0]?.trim();
