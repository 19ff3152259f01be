import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, findUnit, rounded, significantDigits } from '@/domain/standards';

describe('units by their printed spelling', () => {
  it.each([
    ['mg/kg', 'mg/kg'],
    ['㎎/㎏', 'mg/kg'],
    ['µg/g', 'ug/g'],
    ['μg/m³', 'ug/m3'],
    ['毫克/千克', 'mg/kg'],
    ['级', 'grade'],
    ['℃', '°C'],
    ['MPA', null],
    ['MPa', 'MPa'],
    ['KPA', 'kPa'],
    ['mN', 'mN'],
    ['MN', 'MN'],
    ['mn', null],
    ['N·m', 'Nm'],
    ['Nm', 'Nm'],
    ['nm', 'nm'],
    ['H', null],
    ['kW·h', 'kWh'],
    ['ppm (v/v)', 'ppmv'],
    ['-', '1'],
    ['stone', null],
  ])('%s is %s', (spelling, id) => {
    expect(findUnit(spelling)?.id ?? null).toBe(id);
  });
});

describe('conversion', () => {
  it.each([
    [0.1, '%', 'mg/kg', 1000],
    [75, 'mg/kg', 'ppm', 75],
    [30, 'ug/g', 'mg/kg', 30],
    [1.5, 'g/kg', '%', 0.15],
    [0.124, 'mg/m3', 'ug/m3', 124],
    [42.5, 'MPa', 'N/mm2', 42.5],
    [1, 'bar', 'kPa', 100],
    [100, '°C', '°F', 212],
    [-40, '°F', '°C', -40],
    [0, '°C', 'K', 273.15],
    [1, 'kWh', 'MJ', 3.6],
    [1500, 'N', 'kN', 1.5],
    [1, 'in', 'mm', 25.4],
    [0.5, 'h', 'min', 30],
    [230, 'V', 'kV', 0.23],
    [20, 'mA', 'A', 0.02],
  ])('%d %s is %s %d', (value, from, to, expected) => {
    expect(convert(value, from, to)).toEqual({ value: expected });
  });

  it.each([
    ['ppm', 'mg/m3', 'gasFraction'],
    ['mg/m3', 'ppmv', 'gasFraction'],
    ['ppmv', 'mg/kg', 'otherQuantity'],
    ['N', 'MPa', 'otherQuantity'],
    ['grade', '%', 'otherQuantity'],
    ['mg/kg', 'stone', 'unknownUnit'],
    ['stone', 'mg/kg', 'unknownUnit'],
  ])('%s cannot become %s: %s', (from, to, reason) => {
    expect(convert(1, from, to)).toEqual({ reason });
  });

  it('comes back to what it was', () => {
    const pairs = [
      ['mg/kg', '%'],
      ['mg/m3', 'ug/m3'],
      ['°C', '°F'],
      ['MPa', 'psi'],
      ['kWh', 'J'],
      ['ft', 'mm'],
      ['lb', 'g'],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.integer({ min: -90_000, max: 90_000 }),
        ([from, to], cents) => {
          const value = cents / 100;
          const there = convert(value, from, to);
          const back = 'value' in there ? convert(there.value, to, from) : there;
          expect('value' in back && back.value).toBeCloseTo(value, 6);
        },
      ),
    );
  });
});

describe('significant digits', () => {
  it.each([
    ['0.050', 2],
    ['0.124', 3],
    ['300', 3],
    ['1.0', 2],
    ['1.5e-3', 2],
    ['0', 1],
  ])('%s has %d', (printed, digits) => {
    expect(significantDigits(printed)).toBe(digits);
  });

  it('round a value', () => {
    expect(rounded(0.123456, 3)).toBe(0.123);
    expect(rounded(1234, 2)).toBe(1200);
  });
});
