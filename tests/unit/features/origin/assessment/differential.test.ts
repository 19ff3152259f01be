import { chosenDecision } from '@/features/origin/assessment/differential-view';
import { describe, expect, it } from 'vitest';
import { assessOrigin, parseRule } from '@/domain/rcep';
import type { DutyRate, Good } from '@/domain/rcep';
import { certificateBoxes } from '@/features/origin/certificate-boxes';
import { cumulationParties, differentialView } from '@/features/origin/assessment/differential';

const rate = (percent: number): DutyRate => ({ kind: 'adValorem', percent });
const pair = {
  from: 'JP',
  to: 'VN',
  date: '2026-12-15',
  rates: { CN: rate(7.5), KR: rate(7.5), JP: rate(8.2) },
};
const rule = parseRule('CTH or RVC40');

/** FOB 100: the given originating material of China, 40 of Turkey, the rest made in Japan. */
const goodWith = (china: number): Good => ({
  hs: '940620',
  exporter: 'JP',
  fob: 100,
  cumulationParties: cumulationParties('VN', 'JP', '2026-12-15'),
  materials: [
    { name: 'a', hs: '7216', value: china, originating: true, origin: 'CN' },
    { name: 'b', hs: '7308', value: 40, deductible: 2, originating: false, origin: 'TR' },
    { name: 'c', hs: '3923', value: 9, originating: false, origin: 'TR', role: 'transportPacking' },
    { name: 'd', hs: '2711', value: 3, originating: 'unknown', role: 'indirect' },
  ],
});

const viewOf = (good: Good) => differentialView(good, assessOrigin(good, rule), pair);

describe('cumulationParties', () => {
  it('are those the importer applies the Agreement to, the exporter and the importer itself', () => {
    expect(cumulationParties('JP', 'CN', '2026-12-15')).not.toContain('MM');
    expect(cumulationParties('CN', 'JP', '2026-12-15')).toContain('MM');
    expect(cumulationParties('CN', 'JP', '2022-01-15')).not.toContain('KR');
    expect(cumulationParties('VN', 'JP', '2026-12-15')).toEqual(
      expect.arrayContaining(['VN', 'JP', 'KR', 'PH']),
    );
  });
});

describe('differentialView', () => {
  it('gives Japan both ways where Japan adds 20 % or more', () => {
    const view = viewOf(goodWith(12));
    expect(view).toMatchObject({ fob: 100, nonOriginatingValue: 38, otherPartiesValue: 12 });
    expect(view?.listed).toMatchObject({ country: 'JP', basis: 'dv20', dv20Percent: 50 });
    expect(view?.notListed).toMatchObject({ country: 'JP', basis: 'exporter' });
    expect(view && chosenDecision(view, 'unknown')?.country).toBe('JP');
  });

  it('leaves the choice to the reader where the Appendix decides', () => {
    const view = viewOf(goodWith(45));
    expect(view?.listed).toMatchObject({ country: 'CN', basis: 'highest-contributor' });
    expect(view?.notListed.country).toBe('JP');
    expect(view && chosenDecision(view, 'unknown')).toBeNull();
    expect(view && chosenDecision(view, 'yes')?.country).toBe('CN');
    expect(view && chosenDecision(view, 'no')?.country).toBe('JP');
    expect(view?.contributions).toEqual([
      { party: 'CN', value: 45 },
      { party: 'JP', value: 3 },
    ]);
  });

  it('is null for a good that does not originate', () => {
    const good = { ...goodWith(12), onlyMinimalOperations: true };
    expect(differentialView(good, assessOrigin(good, rule), pair)).toBeNull();
  });
});

describe('certificateBoxes', () => {
  it('follow the assessment', () => {
    const good = goodWith(45);
    const assessment = assessOrigin(good, rule);
    expect(certificateBoxes(rule, assessment, viewOf(good), 'unknown', 'JP')).toEqual({
      criterion: [{ text: 'CTC', when: null }],
      marks: ['ACU'],
      country: [
        { text: 'JP', when: 'notListed' },
        { text: 'CN', when: 'listed' },
      ],
      options: [
        { mark: '*', country: 'JP' },
        { mark: '**', country: 'JP' },
      ],
      fob: 'leave',
    });
  });

  it('show both branches while nothing is known', () => {
    expect(certificateBoxes(rule, null, null, 'unknown', 'JP')).toEqual({
      criterion: [
        { text: 'CTC', when: { rule: 'CTH' } },
        { text: 'RVC', when: { rule: 'RVC40' } },
      ],
      marks: [],
      country: [{ text: 'JP', when: null }],
      options: [],
      fob: 'depends',
    });
  });

  it.each([
    ['CTH and RVC40', 'RVC', 'fill'],
    ['CC', 'CTC', 'leave'],
    ['CR', 'CR', 'leave'],
    ['WO', 'WO', 'leave'],
    ['CR and CC', 'CR', 'leave'],
    ['(CC or RVC40) and CTH', 'RVC', 'fill'],
  ])('%s is certified by %s, FOB: %s', (text, criterion, fob) => {
    const boxes = certificateBoxes(parseRule(text), null, null, 'unknown', 'JP');
    expect([boxes.criterion[0]?.text, boxes.fob]).toEqual([criterion, fob]);
  });

  it('stay empty where nothing can be certified', () => {
    const good = { ...goodWith(12), onlyMinimalOperations: true };
    const boxes = certificateBoxes(rule, assessOrigin(good, rule), null, 'unknown', 'JP');
    expect(boxes).toMatchObject({ criterion: [], country: [], fob: 'leave' });
  });
});
