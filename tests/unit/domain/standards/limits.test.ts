import { describe, expect, it } from 'vitest';
import { readLimit } from '@/domain/standards';
import type { BoundForm, Limit } from '@/domain/standards';

const closed = (value: number) => ({ value, isOpen: false });
const open = (value: number) => ({ value, isOpen: true });
type End = ReturnType<typeof closed> | null;
const bound = (min: End, max: End, form: BoundForm = 'limit', isApproximate = false): Limit => ({
  kind: 'bound',
  bound: { min, max },
  form,
  isApproximate,
});

describe('limits as the collected standards print them', () => {
  it.each<[string, string, string, Limit]>([
    ['GB 18401 formaldehyde', '<=20', 'mg/kg', bound(null, closed(20))],
    ['GB 18401 pH', '4.0-7.5', 'pH', bound(closed(4), closed(7.5))],
    ['GB 18401 fastness to water', '>=3-4', 'grade', bound(closed(3.5), null)],
    ['GB 18401 fastness to rubbing', '>=4', 'grade', bound(closed(4), null)],
    ['GB 18401 aromatic amines', 'prohibited (<=20)', 'mg/kg', bound(null, closed(20), 'prohibited')],
    ['GB 18401 odour', 'none', '', { kind: 'absent' }],
    ['GB 31701 phthalates', '<=0.1', '%', bound(null, closed(0.1))],
    ['GB 31701 flammability', 'class 1 (normal flammability)', '', { kind: 'class', name: '1' }],
    ['household goods law, APO', 'not detected', '', { kind: 'notDetected' }],
    [
      'household goods law, infants',
      'not detected (absorbance difference <=0.05, about 16)',
      'ug/g',
      bound(null, open(16), 'notDetected', true),
    ],
    ['SNI 7617 azo dyes', 'not used', '', { kind: 'prohibited' }],
    [
      'SNI 7617 formaldehyde',
      'not detected (reported so below 20, SNI ISO 14184-1)',
      'mg/kg',
      bound(null, open(20), 'notDetected'),
    ],
    ['SNI 7617 nickel', '<=1.0', 'mg/kg', bound(null, closed(1))],
    ['GB/T 39600 E0', '<=0.050', 'mg/m3', bound(null, closed(0.05))],
    [
      'GB 38031 thermal propagation',
      'no fire, no explosion (alarm still required); smoke must not harm occupants',
      '',
      { kind: 'text', text: 'no fire, no explosion (alarm still required); smoke must not harm occupants' },
    ],
    [
      'GB 38031-2020 thermal propagation',
      'alarm at least 5 minutes before fire or explosion',
      '',
      { kind: 'text', text: 'alarm at least 5 minutes before fire or explosion' },
    ],
    [
      'GB 38031-2020 heating',
      '5 C/min to 130 +-2 C, hold 30 min',
      '',
      { kind: 'text', text: '5 C/min to 130 +-2 C, hold 30 min' },
    ],
    ['GB 175 strength classes', 'removed', '', { kind: 'text', text: 'removed' }],
    ['GB 175 strength', '>=42.5', 'MPa', bound(closed(42.5), null)],
    ['GB 6566 two indices in one', '<=1.0 / <=1.3', '', { kind: 'text', text: '<=1.0 / <=1.3' }],
    ['JIS A 5208', '>=1500', 'N', bound(closed(1500), null)],
  ])('%s: %s %s', (_, printed, unit, limit) => {
    expect(readLimit(printed, unit)).toEqual({ limit, unit: unit === '' ? null : unit });
  });
});

describe('other ways to print a limit', () => {
  it.each<[string, string | null, Limit, string | null]>([
    ['≤ 75 mg/kg', null, bound(null, closed(75)), 'mg/kg'],
    ['≤ 75 mg/kg', 'ppm', bound(null, closed(75)), 'mg/kg'],
    ['＜0.1', '%', bound(null, open(0.1)), '%'],
    ['>1,500 N', null, bound(open(1500), null), 'N'],
    ['0,05 mg/m3', null, bound(closed(0.05), closed(0.05)), 'mg/m3'],
    ['5 ± 0.2 mm', null, bound(closed(4.8), closed(5.2), 'tolerance'), 'mm'],
    ['130 +-2', '°C', bound(closed(128), closed(132), 'tolerance'), '°C'],
    ['130 +/-2', '°C', bound(closed(128), closed(132), 'tolerance'), '°C'],
    ['> 4 and <= 9', 'pH', bound(open(4), closed(9)), 'pH'],
    ['<=9 and >4', null, bound(open(4), closed(9)), null],
    ['≤ 9 and ≤ 7', null, { kind: 'text', text: '≤ 9 and ≤ 7' }, null],
    ['<= 9 and < about', null, { kind: 'text', text: '<= 9 and < about' }, null],
    ['4.0～8.5', null, bound(closed(4), closed(8.5)), null],
    ['4 to 9 pH', null, bound(closed(4), closed(9)), 'pH'],
    ['5-5', 'mm', bound(closed(5), closed(5)), 'mm'],
    ['3-4', '%', bound(closed(3), closed(4)), '%'],
    ['9-4', null, { kind: 'text', text: '9-4' }, null],
    ['3-4', '级', bound(closed(3.5), closed(3.5)), '级'],
    ['≥3-4级', null, bound(closed(3.5), null), '级'],
    ['3-5', '级', bound(closed(3), closed(5)), '级'],
    ['4', 'grade', bound(closed(4), closed(4)), 'grade'],
    ['12.5', 'mg/kg', bound(closed(12.5), closed(12.5)), 'mg/kg'],
    ['-20', '°C', bound(closed(-20), closed(-20)), '°C'],
    ['at most 75', 'mg/kg', bound(null, closed(75)), 'mg/kg'],
    ['不大于 75', 'mg/kg', bound(null, closed(75)), 'mg/kg'],
    ['not less than 42.5 MPa', null, bound(closed(42.5), null), 'MPa'],
    ['75 mg/kg 以下', null, bound(null, closed(75)), 'mg/kg'],
    ['75 이상', 'N', bound(closed(75), null), 'N'],
    ['未检出', null, { kind: 'notDetected' }, null],
    ['N.D.', 'mg/kg', { kind: 'notDetected' }, 'mg/kg'],
    ['未检出（<20）', 'mg/kg', bound(null, open(20), 'notDetected'), 'mg/kg'],
    ['禁用', null, { kind: 'prohibited' }, null],
    ['禁用 (≤20)', 'mg/kg', bound(null, closed(20), 'prohibited'), 'mg/kg'],
    ['prohibited (24 amines)', null, { kind: 'prohibited' }, null],
    ['prohibited (see annex)', null, { kind: 'prohibited' }, null],
    ['无', null, { kind: 'absent' }, null],
    ['Class B1', null, { kind: 'class', name: 'b1' }, null],
    ['75 apples', 'mg/kg', { kind: 'text', text: '75 apples' }, 'mg/kg'],
    ['  ', ' ', { kind: 'text', text: '' }, null],
    ['=5', null, { kind: 'text', text: '=5' }, null],
    ["<b onclick='x()'>20</b>", null, { kind: 'text', text: "<b onclick='x()'>20</b>" }, null],
  ])('%s (%s)', (printed, columnUnit, limit, unit) => {
    expect(readLimit(printed, columnUnit)).toEqual({ limit, unit });
  });
});
