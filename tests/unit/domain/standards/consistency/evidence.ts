import fc from 'fast-check';
import {
  CHECKS,
  DEVIATION_KINDS,
  DEVIATION_WEIGHTS,
  EDITORIAL_CHANGES,
  LANGUAGES_OF_TEXT,
  STRUCTURES,
} from '@/domain/standards';
import type { Check, ConsistencyEvidence, Deviation } from '@/domain/standards';

/** All is known, nothing differs. */
export const IDENTICAL: ConsistencyEvidence = {
  structure: 'same',
  deviations: [],
  isWholeCompared: 'yes',
  editorial: [],
  isEditorialCompared: 'yes',
  sharePercent: 100,
  language: 'original',
};

export const deviation = (id: string, isIdentified: Check, isExplained: Check): Deviation => ({
  id,
  clause: '5.1',
  kind: 'changed',
  isIdentified,
  isExplained,
  weight: 1,
  summary: '',
});

export const anyDeviation: fc.Arbitrary<Deviation> = fc.record({
  id: fc.string(),
  clause: fc.constant('5.1'),
  kind: fc.constantFrom(...DEVIATION_KINDS),
  isIdentified: fc.constantFrom(...CHECKS),
  isExplained: fc.constantFrom(...CHECKS),
  weight: fc.constantFrom(...DEVIATION_WEIGHTS),
  summary: fc.constant(''),
});

const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

export const anyEvidence: fc.Arbitrary<ConsistencyEvidence> = fc.record({
  structure: perhaps(fc.constantFrom(...STRUCTURES)),
  deviations: fc.array(anyDeviation, { maxLength: 4 }),
  isWholeCompared: fc.constantFrom(...CHECKS),
  editorial: fc.subarray([...EDITORIAL_CHANGES]),
  isEditorialCompared: fc.constantFrom(...CHECKS),
  sharePercent: perhaps(fc.integer({ min: 0, max: 100 })),
  language: perhaps(fc.constantFrom(...LANGUAGES_OF_TEXT)),
});
