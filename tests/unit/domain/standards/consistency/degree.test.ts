import { describe, expect, it } from 'vitest';
import { assessDegree, EMPTY_EVIDENCE } from '@/domain/standards';
import type { Check, ConsistencyEvidence, Degree, Deviation } from '@/domain/standards';
import { deviation, IDENTICAL } from './evidence';

const explained = deviation('d1', 'yes', 'yes');

type Row = [
  what: string,
  change: Partial<ConsistencyEvidence>,
  best: Degree,
  worst: Degree,
  deciding: string[],
];

const ALL = ['structure', 'deviations', 'editorial', 'share', 'language'];

const rows: Row[] = [
  ['everything the same', {}, 'IDT', 'IDT', ALL],
  ['permitted editorial changes', { editorial: ['decimalSign', 'title'] }, 'IDT', 'IDT', ALL],
  ['a checked translation', { language: 'checkedTranslation' }, 'IDT', 'IDT', ALL],
  ['a structure with a comparison', { structure: 'compared' }, 'MOD', 'MOD', ['structure']],
  ['a structure without a comparison', { structure: 'notCompared' }, 'NEQ', 'NEQ', ['structure']],
  ['an explained deviation', { deviations: [explained] }, 'MOD', 'MOD', ['deviations']],
  ['rewording beyond the list', { editorial: ['beyond'] }, 'MOD', 'MOD', ['editorial']],
  [
    'rewording found before all is compared',
    { editorial: ['beyond'], isEditorialCompared: 'no' },
    'MOD',
    'MOD',
    ['editorial'],
  ],
  ['three quarters adopted', { sharePercent: 75 }, 'MOD', 'MOD', ['share']],
  ['exactly half adopted', { sharePercent: 50 }, 'MOD', 'MOD', ['share']],
  ['less than half adopted', { sharePercent: 49 }, 'NEQ', 'NEQ', ['share']],
  ['nothing known of the structure', { structure: null }, 'IDT', 'NEQ', ALL],
  ['nothing known of the share', { sharePercent: null }, 'IDT', 'NEQ', ALL],
  ['nothing known of the language', { language: null }, 'IDT', 'MOD', ALL],
  ['a translation not checked', { language: 'uncheckedTranslation' }, 'IDT', 'MOD', ALL],
  ['wording not compared', { isEditorialCompared: 'unknown' }, 'IDT', 'MOD', ALL],
  ['content not compared', { isWholeCompared: 'no' }, 'IDT', 'NEQ', ALL],
  [
    'content not compared, one deviation found',
    { isWholeCompared: 'unknown', deviations: [explained] },
    'MOD',
    'NEQ',
    ['deviations'],
  ],
  [
    'not equivalent whatever else is not known',
    { ...EMPTY_EVIDENCE, structure: 'notCompared' },
    'NEQ',
    'NEQ',
    ['structure'],
  ],
  ['nothing known at all', EMPTY_EVIDENCE, 'IDT', 'NEQ', ALL],
];

describe('degree by ISO/IEC Guide 21-1, clause 4', () => {
  it.each(rows)('%s', (_, change, best, worst, deciding) => {
    const result = assessDegree({ ...IDENTICAL, ...change });
    expect(result).toMatchObject({ best, worst, deciding, degree: best === worst ? best : null });
  });

  const pairs: [Check, Check, Degree | null][] = [
    ['yes', 'yes', 'MOD'],
    ['yes', 'no', 'NEQ'],
    ['no', 'yes', 'NEQ'],
    ['no', 'no', 'NEQ'],
    ['no', 'unknown', 'NEQ'],
    ['unknown', 'no', 'NEQ'],
    ['yes', 'unknown', null],
    ['unknown', 'yes', null],
    ['unknown', 'unknown', null],
  ];

  it.each(pairs)('a deviation identified: %s, explained: %s is %s', (identified, reasoned, degree) => {
    const evidence = { ...IDENTICAL, deviations: [deviation('d', identified, reasoned)] };
    expect(assessDegree(evidence).degree).toBe(degree);
  });

  it('names the deviations that decide', () => {
    const deviations: Deviation[] = [
      explained,
      deviation('d2', 'no', 'yes'),
      deviation('d3', 'yes', 'unknown'),
    ];
    const findingOf = (list: Deviation[]) =>
      assessDegree({ ...IDENTICAL, deviations: list }).findings.find(
        (each) => each.criterion === 'deviations',
      );
    expect(findingOf(deviations)).toMatchObject({ reason: 'deviationsNotExplained', deviations: ['d2'] });
    expect(findingOf([explained, deviation('d3', 'yes', 'unknown')])).toMatchObject({
      reason: 'deviationsUnknown',
      deviations: ['d3'],
    });
    expect(findingOf([explained])).toMatchObject({ reason: 'deviationsExplained', deviations: ['d1'] });
  });

  it('names the clauses of the degrees that are open, the best first', () => {
    const { findings, unknown } = assessDegree({ ...IDENTICAL, structure: null, language: null });
    expect(findings.map(({ clauses }) => clauses)).toEqual([
      ['4.2', '4.3', '4.4'],
      ['4.2'],
      ['4.2'],
      ['4.2'],
      ['4.2', '4.3'],
    ]);
    expect(unknown).toEqual(['structure', 'language']);
  });
});
