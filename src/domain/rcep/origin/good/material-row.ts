import { cumulableParties, standingOf } from '../criteria/cumulation';
import type { Good, Material, MaterialRole } from './good';
import type { CtcRule } from '../../rules/rule';
import { tariffShift } from '../criteria/tariff-shift';

/**
 * The heaps of materials that the tests add up. `notShifted.0` and `shiftUnknown.0` belong to the first
 * change-in-classification requirement of the rule, and so on; what is `excluded` is `notShifted` too.
 */
export type Heap =
  | 'taken'
  | 'originating'
  | 'own'
  | 'nonOriginating'
  | 'notExclusive'
  | 'undetermined'
  | 'refused'
  | Exclude<MaterialRole, 'material'>
  | `cumulatedFrom.${string}`
  | `cumulatedAs.${MaterialRole}`
  | `notShifted.${number}`
  | `excluded.${number}`
  | `shiftUnknown.${number}`;

/** A material of the bill with its index and the heaps it counts in. */
export interface MaterialRow {
  readonly index: number;
  readonly material: Material;
  readonly heaps: readonly Heap[];
}

/** Determines where a material of one good counts. */
export type Placement = (material: Material) => readonly Heap[];

/**
 * Where the materials of a good count (3.4, 3.5.4, 3.8 to 3.10): transport packing nowhere; indirect materials as
 * originating; retail packaging in the value content only; accessories there and against exclusively originating (PE).
 */
export function placementFor(
  good: Good,
  requirements: readonly CtcRule[],
  area?: readonly string[],
): Placement {
  const cumulable = cumulableParties(good, area);
  const shiftHeapsOf = shiftHeapsByCode(good, requirements);
  return (material) => {
    const role = material.role ?? 'material';
    if (role === 'transportPacking') return [role];
    const heaps: Heap[] = role === 'material' ? ['taken'] : ['taken', role];
    const standing = standingOf(material, good.exporter, cumulable);
    if (standing === 'own') return [...heaps, 'originating', 'own'];
    if (standing === 'cumulated') {
      return [...heaps, 'originating', `cumulatedFrom.${material.origin}`, `cumulatedAs.${role}`];
    }
    heaps.push('nonOriginating');
    if (standing !== 'nonOriginating') heaps.push(standing);
    if (role !== 'retailPackaging') heaps.push('notExclusive');
    if (role === 'material') heaps.push(...shiftHeapsOf(material));
    return heaps;
  };
}

// A bill of thousands of rows has few codes: each is assessed once.
function shiftHeapsByCode(good: Good, requirements: readonly CtcRule[]): Placement {
  const known = new Map<string, readonly Heap[]>();
  return (material) => {
    const code = `${material.hs}/${material.hsEdition}`;
    const heaps =
      known.get(code) ?? requirements.flatMap((rule, index) => shiftHeaps(good, material, rule, index));
    known.set(code, heaps);
    return heaps;
  };
}

function shiftHeaps(good: Good, material: Material, rule: CtcRule, requirement: number): Heap[] {
  switch (tariffShift(good, material, rule)) {
    case 'shifted':
      return [];
    case 'unknown':
      return [`shiftUnknown.${requirement}`];
    case 'excluded':
      return [`notShifted.${requirement}`, `excluded.${requirement}`];
    case 'notShifted':
      return [`notShifted.${requirement}`];
  }
}
