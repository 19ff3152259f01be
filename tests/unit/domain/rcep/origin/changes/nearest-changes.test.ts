import { describe, expect, it } from 'vitest';
import { assessOrigin, type Good, nearestChanges, parseRule } from '@/domain/rcep';
import { battery, foreign, own } from '../../../../pages/console/gallery/mall/goods';

function changes(good: Good, rule: string): unknown[] {
  return nearestChanges(good, parseRule(rule)).map(({ assessment, ...change }) => {
    expect(assessment.originating).toBe(true);
    return change;
  });
}

describe('nearestChanges', () => {
  it.each<[string, Good, string]>([
    ['qualifies by its rule', battery([foreign(60)]), 'RVC40'],
    ['qualifies as WO', battery([], { whollyObtained: true }), 'RVC40'],
    ['declares nothing', battery([]), 'RVC40'],
    ['needs a declaration that is no change', battery([foreign(20), foreign(20)]), 'CR'],
    ['misses by two materials', battery([foreign(20), foreign(20)], { onlyMinimalOperations: true }), 'CTH'],
  ])('is empty for a good that %s', (_, good, rule) => {
    expect(nearestChanges(good, parseRule(rule))).toEqual([]);
  });

  it('brings value content over the line', () => {
    expect(changes(battery([foreign(1), foreign(62), own(20)]), 'RVC40')).toEqual([
      { kind: 'material-value', material: 1, to: 59 },
      { kind: 'local-content', add: 5 },
      { kind: 'material-origin', material: 1 },
    ]);
  });

  it('keeps the deduction of a material', () => {
    const good = battery([foreign(20, { deductible: 5 }), foreign(50, { deductible: 3 })]);
    expect(changes(good, 'RVC40')).toEqual([
      { kind: 'material-value', material: 0, to: 18 },
      { kind: 'material-value', material: 1, to: 48 },
      { kind: 'local-content', add: expect.closeTo(62 / 0.6 - 100, 9) },
      { kind: 'material-origin', material: 0 },
      { kind: 'material-origin', material: 1 },
    ]);
  });

  it('brings a material under de minimis, or under a code that shifts', () => {
    const good = battery([foreign(30), foreign(12, { hs: '8507.90' })]);
    expect(changes(good, 'CTH')).toEqual([
      { kind: 'material-value', material: 1, to: 10 },
      { kind: 'material-origin', material: 1 },
      { kind: 'material-tariff', material: 1 },
      { kind: 'local-content', add: 20 },
    ]);
  });

  it('settles a code that was too short', () => {
    expect(changes(battery([foreign(30), foreign(15, { hs: '85' })]), 'CTH')).toContainEqual({
      kind: 'material-tariff',
      material: 1,
    });
  });

  it('takes a material down to nothing where the others fill the line', () => {
    expect(changes(battery([foreign(60), foreign(2)]), 'RVC40')).toContainEqual({
      kind: 'material-value',
      material: 1,
      to: 0,
    });
  });

  it('after minimal operations only the last foreign material helps', () => {
    const good = battery([own(50), foreign(20)], { onlyMinimalOperations: true });
    expect(changes(good, 'CTH')).toEqual([{ kind: 'material-origin', material: 1 }]);
  });

  it('leaves out packing, indirect materials and what already originates', () => {
    const good = battery([
      foreign(90, { role: 'transportPacking' }),
      foreign(90, { role: 'indirect' }),
      own(10),
      foreign(61, { role: 'accessory' }),
      foreign(1, { role: 'retailPackaging' }),
    ]);
    expect(changes(good, 'RVC40')).toEqual([
      { kind: 'material-value', material: 3, to: 59 },
      { kind: 'local-content', add: expect.closeTo(62 / 0.6 - 100, 9) },
      { kind: 'material-origin', material: 3 },
    ]);
  });

  it('counts the difference as own content in build-up', () => {
    const good = battery([foreign(75), own(10)], { directLabour: 29 });
    expect(changes(good, 'RVC40')).toEqual([
      { kind: 'material-value', material: 0, to: 74 },
      { kind: 'local-content', add: expect.closeTo(1 / 0.6, 9) },
      { kind: 'material-origin', material: 0 },
    ]);
  });

  it('reaches the line by build-up alone where rounded amounts leave build-down below it', () => {
    const good = battery([foreign(60.01), foreign(1)], { directLabour: 39 });
    expect(changes(good, 'RVC40')).toContainEqual({ kind: 'material-value', material: 1, to: 0 });
  });

  it('no addition reaches RVC100', () => {
    expect(changes(battery([foreign(10)]), 'RVC100')).toEqual([
      { kind: 'material-value', material: 0, to: 0 },
      { kind: 'material-origin', material: 0 },
    ]);
    expect(changes(battery([foreign(10)], { profit: 5 }), 'RVC100')).toHaveLength(2);
  });

  it('joint requirements take the stricter, alternatives the nearer', () => {
    const good = battery([foreign(50), foreign(20, { hs: '8507.90' })]);
    expect(changes(good, 'CTH and RVC40')).toContainEqual({ kind: 'material-value', material: 1, to: 10 });
    expect(changes(good, 'CTH and RVC35')).toContainEqual({ kind: 'material-value', material: 1, to: 10 });
    expect(changes(good, 'CTH or RVC40')).toContainEqual({
      kind: 'local-content',
      add: expect.closeTo(70 / 0.6 - 100, 9),
    });
    expect(changes(good, 'CTH and RVC40')).toContainEqual({ kind: 'local-content', add: 100 });
    expect(changes(good, 'CTH and (CR or RVC40)')).toContainEqual({ kind: 'local-content', add: 100 });
  });

  it('keeps what is met whatever the value', () => {
    const good = battery([foreign(70)], { chemicalReaction: true });
    expect(changes(good, 'CTH and CR and RVC40')[0]).toEqual({ kind: 'material-value', material: 0, to: 60 });
  });

  it('keeps de minimis by weight when a value falls', () => {
    const good: Good = {
      hs: '5205.11',
      exporter: 'VN',
      fob: 100,
      weightKg: 100,
      materials: [foreign(70, { hs: '5205.12', weightKg: 10 })],
    };
    expect(changes(good, 'CTH and RVC40')[0]).toEqual({ kind: 'material-value', material: 0, to: 60 });
  });

  it('finds one classification for several requirements, and different ones for alternatives', () => {
    const good = battery([foreign(50, { hs: '8507.90' })]);
    const tariff = { kind: 'material-tariff', material: 0 };
    expect(changes(good, 'CC and CTH')).toContainEqual(tariff);
    expect(changes(good, 'CTH except from chapter 01 through 84, 86 through 97')).toContainEqual(tariff);
    const apart = 'CC except from chapter 01 through 50';
    const other = 'CC except from chapter 51 through 97';
    expect(changes(good, `${apart} or ${other}`)).toContainEqual(tariff);
    expect(changes(good, `${apart} and ${other}`)).not.toContainEqual(tariff);
    expect(changes(good, 'CC except from chapter 01 through 97')).not.toContainEqual(tariff);
  });

  it('buys under the HS edition of the good', () => {
    const good = battery([foreign(50, { hsEdition: 2012 })], { hsEdition: 2022 });
    expect(changes(good, 'CTH')).toContainEqual({ kind: 'material-tariff', material: 0 });
  });

  it('refuses impossible figures', () => {
    expect(() => nearestChanges(battery([foreign(-1)]), parseRule('CTH'))).toThrow(RangeError);
  });

  it('answers for a bill of 5,000 rows', () => {
    const materials = Array.from({ length: 5000 }, (_, index) =>
      foreign(1, { name: `part ${index}`, hs: '8507.90' }),
    );
    const good = battery(materials, { fob: 5000 / 0.6 - 1 });
    const rule = parseRule('CTH or RVC40');
    expect(assessOrigin(good, rule).trace.length).toBeLessThan(40);
    expect(nearestChanges(good, rule)).toHaveLength(10_001);
  });
});
