import { assessOrigin, type Good, type Material, type OriginAssessment, parseRule } from '@/domain/rcep';

/** A non-originating material of another chapter. */
export function foreign(value: number, fields: Partial<Material> = {}): Material {
  return { name: 'foreign', hs: '3901.10', value, originating: false, ...fields };
}

/** An originating material of the exporting Party. */
export function own(value: number, fields: Partial<Material> = {}): Material {
  return { name: 'own', hs: '8507.90', value, originating: true, ...fields };
}

/** A battery made in China, FOB 100. */
export function battery(materials: Material[], fields: Partial<Good> = {}): Good {
  return { hs: '8507.60', exporter: 'CN', fob: 100, materials, ...fields };
}

export function assess(good: Good, rule: string): OriginAssessment {
  return assessOrigin(good, parseRule(rule));
}

export function keysOf({ trace }: OriginAssessment): string[] {
  return trace.map(({ key }) => key);
}

export function articlesOf({ trace }: OriginAssessment): string[] {
  return trace.map(({ article }) => article);
}

export function stepOf({ trace }: OriginAssessment, key: string) {
  return trace.find((step) => step.key === key);
}
