import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exclusion, formatRule, parseRule, type Rule, RuleSyntaxError } from '@/domain/rcep';

const ctc = (level: 'CC' | 'CTH' | 'CTSH', ...except: Exclusion[]): Rule => ({ kind: 'ctc', level, except });
const rvc = (percent: number): Rule => ({ kind: 'rvc', percent });
const wo: Rule = { kind: 'wo' };
const pe: Rule = { kind: 'pe' };
const cr: Rule = { kind: 'cr' };

describe('parseRule', () => {
  it.each<[string, Rule]>([
    ['WO', wo],
    ['PE', pe],
    ['CR', cr],
    ['CC', ctc('CC')],
    ['cth', ctc('CTH')],
    [' CTSH ', ctc('CTSH')],
    ['RVC40', rvc(40)],
    ['rvc 37.5', rvc(37.5)],
    ['RVC0', rvc(0)],
    ['RVC100', rvc(100)],
    ['CTH or RVC40', { kind: 'or', of: [ctc('CTH'), rvc(40)] }],
    ['WO or PE or CR', { kind: 'or', of: [wo, pe, cr] }],
    ['CTH OR RVC40 AND CR', { kind: 'or', of: [ctc('CTH'), { kind: 'and', of: [rvc(40), cr] }] }],
    ['(CTH or RVC40) and CR', { kind: 'and', of: [{ kind: 'or', of: [ctc('CTH'), rvc(40)] }, cr] }],
    ['((CTH))', ctc('CTH')],
    ['CC except from Chapter 01', ctc('CC', { level: 'chapter', from: '01' })],
    ['CC except from heading 71.13', ctc('CC', { level: 'heading', from: '7113' })],
    ['CC except from heading 7113', ctc('CC', { level: 'heading', from: '7113' })],
    ['CC except from subheading 1211.20', ctc('CC', { level: 'subheading', from: '121120' })],
    [
      'CTH except from headings 51.06 through 51.13',
      ctc('CTH', { level: 'heading', from: '5106', to: '5113' }),
    ],
    [
      'CTH except from chapter 01, 02 or 03 through 05 and heading 71.13, subheading 1211.20',
      ctc(
        'CTH',
        { level: 'chapter', from: '01' },
        { level: 'chapter', from: '02' },
        { level: 'chapter', from: '03', to: '05' },
        { level: 'heading', from: '7113' },
        { level: 'subheading', from: '121120' },
      ),
    ],
    [
      'CC except from chapter 01 or RVC40',
      { kind: 'or', of: [ctc('CC', { level: 'chapter', from: '01' }), rvc(40)] },
    ],
    [
      'CTH except from heading 71.13 or 71.14 and CR',
      {
        kind: 'and',
        of: [ctc('CTH', { level: 'heading', from: '7113' }, { level: 'heading', from: '7114' }), cr],
      },
    ],
    [
      'CC or CTH except from chapter 01',
      { kind: 'or', of: [ctc('CC'), ctc('CTH', { level: 'chapter', from: '01' })] },
    ],
  ])('reads "%s"', (text, rule) => {
    expect(parseRule(text)).toEqual(rule);
  });

  it.each([
    ['', 0],
    ['   ', 3],
    ['CTX', 0],
    ['CTH40', 0],
    ['CTH & RVC40', 4],
    ['CTX & RVC40', 0],
    ['CTH RVC40', 4],
    ['CTH or', 6],
    ['or CTH', 0],
    ['(CTH or RVC40', 13],
    ['CTH)', 3],
    ['RVC', 3],
    ['RVC or CTH', 4],
    ['RVC4x', 0],
    ['RVC101', 0],
    ['RVC-5', 3],
    ['CTH except chapter 01', 11],
    ['CTH except from', 15],
    ['CTH except from 71.13', 16],
    ['CTH except from chapter 1', 24],
    ['CTH except from chapter 71.13', 24],
    ['CTH except from heading 71', 24],
    ['CTH except from heading 71.1x', 24],
    ['CTH except from subheading 1211', 27],
    ['CTH except from heading 51.13 through 51.06', 38],
    ['CTH except from heading 51.06 through', 37],
    ['CTH except from chapter 01, RVC40', 26],
    ['CTH except from chapter 01 or 4', 30],
    ['RVC40 except from chapter 01', 6],
    ['(CTH) except from chapter 01', 6],
    ['CTH, RVC40', 3],
  ])('refuses "%s" at %i', (text, position) => {
    let thrown: unknown;
    try {
      parseRule(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(RuleSyntaxError);
    expect(thrown).toMatchObject({ name: 'RuleSyntaxError', position });
    expect((thrown as Error).message).toContain(String(position));
  });
});

describe('formatRule', () => {
  it.each([
    'WO',
    'CTH or RVC40',
    'CC except from chapter 01',
    'CTH except from heading 51.06 through 51.13, 51.15, subheading 1211.20, chapter 01',
    '(CTH or RVC40) and CR',
    'CTH or RVC40 and CR',
    '(CTH and CR) and RVC37.5',
    'WO or (PE or CR)',
  ])('writes "%s" as it was read', (text) => {
    expect(formatRule(parseRule(text))).toBe(text);
  });

  it('can be read back for every rule', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(parseRule(formatRule(rule))).toEqual(rule);
      }),
    );
  });

  it('does not depend on case', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(parseRule(formatRule(rule).toUpperCase())).toEqual(rule);
        expect(parseRule(formatRule(rule).toLowerCase())).toEqual(rule);
      }),
    );
  });

  it('refuses any other text with a position inside it', () => {
    const words = fc.constantFrom(
      'CTH',
      'RVC40',
      'or',
      'and',
      '(',
      ')',
      ',',
      'except',
      'from',
      'chapter',
      '01',
      'x',
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join(' ');
        try {
          expect(parseRule(formatRule(parseRule(text)))).toEqual(parseRule(text));
        } catch (error) {
          expect(error).toBeInstanceOf(RuleSyntaxError);
          expect((error as RuleSyntaxError).position).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

const codeOf = (digits: number) =>
  fc.integer({ min: 0, max: 10 ** digits - 1 }).map((n) => String(n).padStart(digits, '0'));

const anyExclusion: fc.Arbitrary<Exclusion> = fc
  .constantFrom(['chapter', 2] as const, ['heading', 4] as const, ['subheading', 6] as const)
  .chain(([level, digits]) =>
    fc.tuple(codeOf(digits), fc.option(codeOf(digits), { nil: undefined })).map(([a, b]): Exclusion => {
      if (b === undefined) return { level, from: a };
      return a < b ? { level, from: a, to: b } : { level, from: b, to: a };
    }),
  );

const anyRule: fc.Arbitrary<Rule> = fc.letrec<{ rule: Rule; single: Rule; joined: Rule }>((tie) => ({
  rule: fc.oneof({ maxDepth: 3 }, tie('single'), tie('joined')),
  single: fc.oneof(
    fc.constantFrom<Rule>(wo, pe, cr),
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => rvc(hundredths / 100)),
    fc
      .tuple(
        fc.constantFrom('CC' as const, 'CTH' as const, 'CTSH' as const),
        fc.array(anyExclusion, { maxLength: 4 }),
      )
      .map(([level, except]) => ctc(level, ...except)),
  ),
  joined: fc
    .tuple(
      fc.constantFrom('or' as const, 'and' as const),
      tie('rule'),
      tie('rule'),
      fc.array(tie('rule'), { maxLength: 2 }),
    )
    .map(([kind, first, second, others]): Rule => ({ kind, of: [first, second, ...others] })),
})).rule;
