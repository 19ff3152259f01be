import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessOrigin, type Good, jointEffect, parseRule, type RuleEffect, ruleEffect } from '@/domain/rcep';

const effect = (before: string, after: string) => ruleEffect(parseRule(before), parseRule(after));
const OPPOSITE: Record<RuleEffect, RuleEffect> = {
  same: 'same',
  easier: 'stricter',
  stricter: 'easier',
  different: 'different',
};

describe('ruleEffect', () => {
  it.each([
    ['CC', 'CC', 'same'],
    ['CTH or RVC40', 'RVC40 or CTH', 'same'],
    ['(CTH or RVC40)', 'CTH or RVC40.0', 'same'],
    ['WO', 'PE', 'same'],
    ['CR', 'CR', 'same'],
    ['CTH and RVC40', 'RVC40 and CTH', 'same'],
    ['CC', 'CTH', 'easier'],
    ['CTH', 'CTSH', 'easier'],
    ['CTH', 'CTH or RVC40', 'easier'],
    ['CTH or RVC40', 'CTH or RVC40 or CR', 'easier'],
    ['RVC40', 'RVC35', 'easier'],
    ['WO', 'CC', 'easier'],
    ['PE', 'CR', 'easier'],
    ['CTH and RVC40', 'RVC40', 'easier'],
    ['CTH and RVC40', 'CTSH and RVC35', 'easier'],
    ['CC except from chapter 01', 'CC', 'easier'],
    ['CC except from chapter 01', 'CC except from heading 01.05', 'easier'],
    ['CTH except from heading 71.13 through 71.16', 'CTH except from heading 71.14', 'easier'],
    ['CTH', 'RVC40', 'different'],
    ['CR', 'RVC40', 'different'],
    ['RVC40', 'CR', 'different'],
    ['CC except from chapter 01', 'CC except from chapter 02', 'different'],
    ['CC', 'CTH except from heading 71.13', 'different'],
    ['CC or RVC40', 'CTH', 'different'],
  ] as const)('%s, then %s: %s', (before, after, expected) => {
    expect(effect(before, after)).toBe(expected);
    expect(effect(after, before)).toBe(OPPOSITE[expected]);
  });

  const rule = fc
    .array(
      fc.constantFrom('WO', 'PE', 'CC', 'CTH', 'CTSH', 'RVC40', 'RVC60', 'CTH except from chapter 72', 'CR'),
      { minLength: 1, maxLength: 3 },
    )
    .chain((parts) => fc.constantFrom(' or ', ' and ').map((word) => parts.join(word)));
  const good = fc.record({
    hs: fc.constant('850110'),
    exporter: fc.constant('CN'),
    fob: fc.constant(100),
    chemicalReaction: fc.boolean(),
    materials: fc.array(
      fc.record({
        name: fc.constant('x'),
        hs: fc.constantFrom('850110', '850120', '850300', '720610', '390110'),
        value: fc.integer({ min: 1, max: 40 }),
        originating: fc.boolean(),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  });

  it('never says a rule is easier under which a good no longer qualifies', () => {
    const qualifies = (of: Good, text: string) => assessOrigin(of, parseRule(text)).originating === true;
    fc.assert(
      fc.property(rule, rule, good, (before, after, of) => {
        const said = effect(before, after);
        if ((said === 'easier' || said === 'same') && qualifies(of, before))
          expect(qualifies(of, after), `${before} → ${after}`).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('jointEffect', () => {
  it.each([
    [[], 'same'],
    [['same', 'same'], 'same'],
    [['same', 'easier', 'easier'], 'easier'],
    [['stricter'], 'stricter'],
    [['easier', 'stricter'], 'different'],
    [['different', 'same'], 'different'],
  ] as const)('%j: %s', (effects, expected) => expect(jointEffect(effects)).toBe(expected));
});
