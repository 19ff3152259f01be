import { materialStanding, tariffShift } from '@/domain/rcep';
import type { CtcRule, Good, Material } from '@/domain/rcep';

/** Whether one material shifts; null if the requirement does not bind it. An excluded code has not shifted. */
export function shiftOf(
  material: Material,
  good: Good,
  rule: CtcRule,
): 'shifted' | 'notShifted' | 'unknown' | null {
  if ((material.role ?? 'material') !== 'material') return null;
  const standing = materialStanding(material, good);
  if (standing === 'own' || standing === 'cumulated') return null;
  const shift = tariffShift(good, material, rule);
  return shift === 'excluded' ? 'notShifted' : shift;
}

/**
 * How a material declared as originating counts: of the exporting Party, cumulated, or rejected because its origin
 * may not be cumulated.
 */
export function standingIn(material: Material | null, good: Good | null): 'yes' | 'cumulated' | 'refused' {
  if (material?.originating !== true || !good) return 'yes';
  const standing = materialStanding(material, good);
  return standing === 'cumulated' || standing === 'refused' ? standing : 'yes';
}
