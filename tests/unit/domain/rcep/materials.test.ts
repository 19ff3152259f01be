import { describe, expect, it } from 'vitest';
import type { Good, Material } from '@/domain/rcep';
import { assess, battery, foreign, own, stepOf } from '../../pages/console/gallery/mall/goods';

describe('change in classification', () => {
  const of = (hs: string, fields: Partial<Material> = {}, good: Partial<Good> = {}) =>
    battery([foreign(50, { hs, ...fields })], good);

  it.each([
    ['CC', '84.01', true],
    ['CC', '8506', false],
    ['CTH', '8506.10', true],
    ['CTH', '8507.90', false],
    ['CTSH', '8507.90', true],
    ['CTSH', '8507.60', false],
    ['CTSH', '8507 6010 00', false],
    ['CTSH', 'HS 8507.90', true],
    ['CTSH', '8507', 'unknown'],
    ['CTSH', '85', 'unknown'],
    ['CTSH', '84', true],
    ['CTH', '85', 'unknown'],
    ['CTH', '851', true],
    ['CC', '8', 'unknown'],
    ['CC', '9', 'unknown'],
    ['CC', '', 'unknown'],
    ['CC', 'unknown', 'unknown'],
    ['CC except from chapter 39', '3901.10', false],
    ['CC except from chapter 39', '40', true],
    ['CC except from heading 39.01 through 39.05', '3903.10', false],
    ['CC except from heading 39.01 through 39.05', '3906.10', true],
    ['CC except from heading 39.01 through 39.05', '39', 'unknown'],
    ['CC except from subheading 1211.20', '1211', 'unknown'],
    ['CC except from subheading 1211.20', '121120', false],
    ['CC except from subheading 1211.20', '121130', true],
    ['CTH except from heading 39.01 through 39.05', '85', 'unknown'],
    ['CTSH except from heading 85.07', '8507', false],
  ])('%s of %s: %s', (rule, hs, originating) => {
    expect(assess(of(hs), rule).originating).toBe(originating);
  });

  it.each([
    [2022, 2012, 'unknown'],
    [2022, 2022, true],
    [2022, undefined, true],
    [undefined, 2012, true],
  ] as const)('good of HS %s, material of HS %s: %s', (good, material, originating) => {
    expect(assess(of('3901.10', { hsEdition: material }, { hsEdition: good }), 'CTH').originating).toBe(
      originating,
    );
  });

  it('cannot be known for a good without a code', () => {
    expect(assess(of('3901.10', {}, { hs: '' }), 'CC except from chapter 39').originating).toBe('unknown');
  });

  it('binds non-originating materials only', () => {
    expect(assess(battery([own(50), foreign(50)]), 'CTH')).toMatchObject({
      originating: true,
      criterion: 'CTC',
    });
  });

  it('shows excluded and unclear materials', () => {
    const answer = assess(
      battery([foreign(9), foreign(8, { hs: '8507' }), foreign(1, { hs: '8507.60' })]),
      'CTSH except from chapter 39',
    );
    expect(stepOf(answer, 'materialExcluded')).toMatchObject({ verdict: 'notMet', inputs: { row: 1 } });
    expect(stepOf(answer, 'materialShiftUnknown')).toMatchObject({ verdict: 'unknown', inputs: { row: 2 } });
    expect(stepOf(answer, 'materialNotShifted')).toMatchObject({ verdict: 'notMet', inputs: { row: 3 } });
  });
});

describe('de minimis (3.7)', () => {
  it.each([
    [10, 0, true],
    [10.01, 0, false],
    [6, 4, true],
    [6, 4.01, 'unknown'],
    [0, 4, true],
    [0, 50, 'unknown'],
    [10.01, 4, false],
  ])('non-shifting %d and unclear %d of FOB 100: %s', (notShifting, unclear, originating) => {
    const materials = [foreign(30), foreign(notShifting, { hs: '8507.90' })];
    if (unclear > 0) materials.push(foreign(unclear, { hs: '85' }));
    expect(assess(battery(materials), 'CTH')).toMatchObject({
      originating,
      usedDeMinimis: originating === true,
    });
  });

  it('takes a value exactly on the line in decimals', () => {
    const parts = [foreign(1.11, { hs: '8507.90' }), foreign(2.22, { hs: '8507.90' })];
    expect(assess(battery(parts, { fob: 33.3 }), 'CTH').originating).toBe(true);
    expect(assess(battery(parts, { fob: 33.29 }), 'CTH').originating).toBe(false);
  });

  it('does not use deductions', () => {
    expect(assess(battery([foreign(11, { hs: '8507.90', deductible: 5 })]), 'CTH').originating).toBe(false);
  });

  it('covers an excluded code', () => {
    expect(assess(battery([foreign(10)]), 'CC except from chapter 39')).toMatchObject({
      originating: true,
      usedDeMinimis: true,
    });
  });

  it('is for change in classification only: what it lets pass still counts in the value content', () => {
    const good = battery([foreign(51), foreign(10, { hs: '8507.90' })]);
    expect(assess(good, 'CTH')).toMatchObject({ originating: true, usedDeMinimis: true });
    expect(assess(good, 'CTH and RVC40')).toMatchObject({ originating: false, usedDeMinimis: false });
    expect(assess(good, 'CTH and RVC39')).toMatchObject({
      originating: true,
      criterion: 'RVC',
      usedDeMinimis: true,
    });
    expect(assess(good, 'RVC39 or CTH')).toMatchObject({
      originating: true,
      criterion: 'RVC',
      usedDeMinimis: false,
    });
    expect(stepOf(assess(good, 'CTH'), 'deMinimisValue')).toEqual({
      article: '3.7',
      verdict: 'met',
      key: 'deMinimisValue',
      inputs: { value: 10, unknownValue: 0, fob: 100, percent: 10, limit: 10 },
    });
  });

  const yarn = (fields: Partial<Good>, ...weights: (number | undefined)[]): Good => ({
    hs: '5205.11',
    exporter: 'VN',
    fob: 100,
    weightKg: 100,
    materials: weights.map((weightKg) => foreign(25, { hs: '5205.12', weightKg })),
    ...fields,
  });

  it.each<[string, Good, boolean | 'unknown']>([
    ['weight 10 of 100', yarn({}, 10), true],
    ['weight 10.01 of 100', yarn({}, 10.01), false],
    ['two materials, 5 and 5', yarn({}, 5, 5), true],
    ['no weight of the good', yarn({ weightKg: undefined }, 10), 'unknown'],
    ['zero weight of the good', yarn({ weightKg: 0 }, 10), 'unknown'],
    ['no weight of a material', yarn({}, 10, undefined), 'unknown'],
    ['zero weight of a material', yarn({}, 0), 'unknown'],
    [
      'zero weight of a material of unclear code',
      { ...yarn({}), materials: [foreign(50, { hs: '' }), foreign(50, { hs: '5205' })] },
      'unknown',
    ],
    ['chapter 50', yarn({ hs: '5002.00' }, 10), true],
    [
      'chapter 63, first',
      { ...yarn({ hs: '6301.10' }), materials: [foreign(25, { hs: '6301.20', weightKg: 10 })] },
      true,
    ],
    [
      'chapter 64',
      { ...yarn({ hs: '6401.10' }), materials: [foreign(25, { hs: '6401.92', weightKg: 10 })] },
      false,
    ],
    [
      'chapter 49',
      { ...yarn({ hs: '4901.10' }), materials: [foreign(25, { hs: '4901.99', weightKg: 10 })] },
      false,
    ],
    [
      'heavy, but of little value',
      { ...yarn({}), materials: [foreign(10, { hs: '5205.12', weightKg: 90 })] },
      true,
    ],
  ])('textile: %s: %s', (_, good, originating) => {
    expect(assess(good, 'CTH').originating).toBe(originating);
  });

  it.each([
    [10, 5, true],
    [5, 6, 'unknown'],
    [11, 1, false],
  ])('weights of materials that did not shift %d and of unclear ones', (notShifted, unclear, expected) => {
    const materials = [
      foreign(25, { hs: '5205.12', weightKg: notShifted }),
      foreign(25, { hs: '52', weightKg: unclear }),
    ];
    const good = yarn({ materials, weightKg: expected === true ? 150 : 100 });
    expect(assess(good, 'CTH').originating).toBe(expected);
    expect(stepOf(assess(good, 'CTH'), 'deMinimisWeight')).toMatchObject({
      article: '3.7',
      inputs: { totalWeight: good.weightKg, percent: expected === true ? 10 : notShifted + unclear },
    });
  });
});

describe('regional value content (3.5)', () => {
  it.each([
    [100, 60, true, 40],
    [100, 60.01, false, 39.99],
    [33.3, 19.98, true, 40],
    [33.3, 19.981, false, 39.997],
  ])('FOB %d, VNM %d: RVC40 %s', (fob, vnm, originating, buildDown) => {
    const answer = assess(battery([foreign(vnm)], { fob }), 'RVC40');
    expect(answer.originating).toBe(originating);
    expect(answer.rvc.buildDown).toBeCloseTo(buildDown, 3);
    expect(answer.rvc.buildUp).toBeNull();
  });

  it('is strict beyond the tolerance', () => {
    expect(assess(battery([foreign(6e8 + 1)], { fob: 1e9 }), 'RVC40').originating).toBe(false);
    expect(assess(battery([foreign(6e8)], { fob: 1e9 }), 'RVC40').originating).toBe(true);
  });

  it('takes deductions off non-originating materials only', () => {
    const answer = assess(battery([foreign(62, { deductible: 3 }), own(10, { deductible: 9 })]), 'RVC40');
    expect(answer).toMatchObject({ originating: true, criterion: 'RVC', rvc: { buildDown: 41 } });
    expect(stepOf(answer, 'rvcDeductions')?.inputs).toEqual({ value: 3 });
    expect(assess(battery([foreign(5, { deductible: 9 }), foreign(60)]), 'RVC40').rvc.buildDown).toBe(40);
  });

  it('may use build-up where build-down fails', () => {
    const good = battery([foreign(70), own(10)], {
      directLabour: 10,
      directOverhead: 10,
      profit: 6,
      otherCost: 4,
    });
    const answer = assess(good, 'RVC40');
    expect(answer).toMatchObject({ originating: true, rvc: { buildDown: 30, buildUp: 40 } });
    expect(stepOf(answer, 'rvcBuildDown')).toMatchObject({
      verdict: 'notMet',
      inputs: { fob: 100, vnm: 70, percent: 30, threshold: 40 },
    });
    expect(stepOf(answer, 'rvcBuildUp')).toMatchObject({
      verdict: 'met',
      inputs: { vom: 10, directLabour: 10, directOverhead: 10, profit: 6, otherCost: 4, percent: 40 },
    });
  });

  it.each(['directLabour', 'directOverhead', 'profit', 'otherCost'])(
    'counts absent costs as 0 beside %s',
    (cost) => {
      const good = battery([foreign(70), own(10)], { [cost]: 5 });
      expect(assess(good, 'RVC40')).toMatchObject({ originating: false, rvc: { buildUp: 15 } });
      expect(assess(battery([foreign(70), own(10)], { [cost]: 0 }), 'RVC40').rvc.buildUp).toBe(10);
    },
  );
});

describe('origin of materials and cumulation (3.4)', () => {
  it.each<[string, Partial<Material>, Partial<Good>, boolean, boolean]>([
    ['no origin: the exporter', {}, {}, true, false],
    ['the exporter itself', { origin: 'CN' }, { cumulationParties: [] }, true, false],
    ['another Party', { origin: 'JP' }, {}, true, true],
    ['a Party that may be cumulated', { origin: 'JP' }, { cumulationParties: ['JP', 'KR'] }, true, true],
    ['a Party that may not', { origin: 'JP' }, { cumulationParties: ['KR'] }, false, false],
    ['a non-Party', { origin: 'IN' }, {}, false, false],
    ['a non-Party that is listed', { origin: 'IN' }, { cumulationParties: ['IN'] }, false, false],
    ['undetermined', { originating: 'unknown' }, {}, false, false],
    ['undetermined of a Party', { originating: 'unknown', origin: 'JP' }, {}, false, false],
    ['non-originating of a Party', { originating: false, origin: 'JP' }, {}, false, false],
  ])('%s', (_, material, good, originating, usedCumulation) => {
    const answer = assess(battery([own(70, material)], good), 'RVC40');
    expect(answer).toMatchObject({ originating, usedCumulation, rvc: { buildDown: originating ? 100 : 30 } });
  });

  it('counts the full value and names each Party', () => {
    const materials = [
      own(20, { origin: 'KR' }),
      own(10, { origin: 'JP' }),
      own(5, { origin: 'JP' }),
      foreign(60),
    ];
    const answer = assess(battery(materials), 'RVC40');
    expect(answer).toMatchObject({ originating: true, criterion: 'RVC', usedCumulation: true });
    expect(answer.trace.filter(({ key }) => key === 'cumulation').map(({ inputs }) => inputs)).toEqual([
      { party: 'JP', materials: 2, value: 15 },
      { party: 'KR', materials: 1, value: 20 },
    ]);
  });

  it('is not used where the good fails', () => {
    expect(assess(battery([own(10, { origin: 'JP' }), foreign(61)]), 'RVC40').usedCumulation).toBe(false);
  });

  it('shows what was refused and what is undetermined', () => {
    const answer = assess(
      battery([own(3, { origin: 'IN' }), foreign(4, { originating: 'unknown' })]),
      'RVC40',
    );
    expect(stepOf(answer, 'cumulationRefused')?.inputs).toEqual({ materials: 1, value: 3 });
    expect(stepOf(answer, 'undeterminedOrigin')?.inputs).toEqual({ materials: 1, value: 4 });
  });
});

describe('packing, accessories, indirect materials (3.8 to 3.10)', () => {
  const box = { name: 'box', hs: '8507.60', value: 30, originating: false } as const;

  it.each([
    ['retailPackaging', 'CTH', 'PE', 70],
    ['retailPackaging', 'RVC40', 'PE', 70],
    ['transportPacking', 'CTH', 'PE', 100],
    ['indirect', 'CTH', 'PE', 100],
    ['accessory', 'CTH', 'CTC', 70],
    ['accessory', 'RVC40', 'RVC', 70],
    ['material', 'RVC40', 'RVC', 70],
    ['material', 'CTH', null, 70],
  ] as const)('%s of the heading of the good under %s: %s', (role, rule, criterion, buildDown) => {
    const answer = assess(battery([own(50), { ...box, role }]), rule);
    expect(answer).toMatchObject({ originating: criterion !== null, criterion, rvc: { buildDown } });
  });

  it('retail packaging is ignored beside materials that must shift, and counts in the value content', () => {
    const good = battery([foreign(40), { ...box, role: 'retailPackaging' }]);
    expect(assess(good, 'CTH')).toMatchObject({ originating: true, usedDeMinimis: false });
    expect(assess(good, 'RVC40').originating).toBe(false);
  });

  it('packing that is not taken into account at all declares nothing', () => {
    expect(assess(battery([{ ...box, role: 'transportPacking' }]), 'CTH').originating).toBe('unknown');
  });

  it('originating packaging, accessories and indirect materials are originating value', () => {
    const roles = ['retailPackaging', 'accessory', 'indirect', 'transportPacking'] as const;
    const materials = roles.map((role) => own(10, { role }));
    expect(assess(battery([foreign(60), ...materials], { profit: 10 }), 'RVC40').rvc.buildUp).toBe(40);
  });

  it('cumulates packaging and accessories only where they take part in the criterion', () => {
    const packed = [foreign(50), own(10, { origin: 'JP', role: 'retailPackaging' })];
    expect(assess(battery(packed), 'CTH').usedCumulation).toBe(false);
    expect(assess(battery(packed), 'RVC40').usedCumulation).toBe(true);
    const equipped = [own(50), own(10, { origin: 'JP', role: 'accessory' })];
    expect(assess(battery(equipped), 'CTH')).toMatchObject({ criterion: 'PE', usedCumulation: true });
  });
});
