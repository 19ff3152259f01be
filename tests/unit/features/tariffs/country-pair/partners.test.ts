import { describe, expect, it } from 'vitest';
import { partnerRows, rateSpread } from '@/features/tariffs/country-pair/partners';
import type { TariffLine } from '@/features/tariffs/tariffs-schema';
import { NO_AMOUNTS, percent, rate, sampleLine } from '../sample-line';

const rows = partnerRows(sampleLine(), 'VN', '2026-12-15', NO_AMOUNTS);
const rowOf = (code: string) => rows.find(({ pair }) => pair.from === code)!;

describe('all partners of an importer', () => {
  it('has every other Party in the order of its code, and India last', () => {
    const codes = rows.map(({ pair }) => pair.from);
    expect(codes).toHaveLength(15);
    expect(codes).not.toContain('VN');
    expect(codes.at(-1)).toBe('IN');
  });

  it('flags rates that are not the commonest (Article 2.6)', () => {
    expect(rowOf('JP').isDifferent).toBe(true);
    expect(rowOf('CN').isDifferent).toBe(false);
    expect(rowOf('IN').isDifferent).toBe(false);
    expect(rateSpread(rows).different).toBeGreaterThan(1);
  });

  it('flags the rate of the fewest, also where it comes first', () => {
    const rcep = [
      { parties: ['AU'], rates: [percent(3)] },
      { parties: ['CN', 'JP'], rates: [percent(5)] },
    ];
    const flagged = partnerRows(sampleLine({ rcep }), 'VN', '2026-12-15', NO_AMOUNTS)
      .filter(({ isDifferent }) => isDifferent)
      .map(({ pair }) => pair.from);
    expect(flagged).toEqual(['AU']);
  });

  it('leaves what is not held without a flag', () => {
    expect(rowOf('AU').pair.rcep.kind).toBe('missing');
    expect(rowOf('AU').isDifferent).toBe(false);
  });

  it('takes rates that cannot be computed for different ones where their texts differ', () => {
    const column = (party: string, printed: string) => ({ parties: [party], rates: [rate(printed, null)] });
    const among = (...texts: string[]) => {
      const rcep = texts.map((text, index) => column(['JP', 'CN', 'KR'][index] ?? '', text));
      return rateSpread(partnerRows(sampleLine({ rcep }), 'VN', '2026-12-15', NO_AMOUNTS)).different > 1;
    };
    expect(among('see note 1', 'see note 1')).toBe(false);
    expect(among('see note 1', 'see note 2')).toBe(true);
  });

  it('takes rates for the same that come to the same duty, however their fields are written', () => {
    const written = [
      rate('2/kg', { kind: 'specific', amount: 2, unit: 'kg' }),
      rate('2 per kg', { unit: 'kg', amount: 2, kind: 'specific' }),
    ];
    const rcep = written.map((each, index) => ({ parties: [['JP', 'CN'][index] ?? ''], rates: [each] }));
    const partners = partnerRows(sampleLine({ rcep }), 'VN', '2026-12-15', NO_AMOUNTS);
    expect(rateSpread(partners).different).toBeLessThan(2);
    expect(rateSpread(partners)).toEqual({ available: 2, different: 1 });
  });

  it('counts what is in the data and how many different rates that is', () => {
    const spreadOf = (rcep: TariffLine['rcep']) =>
      rateSpread(partnerRows(sampleLine({ rcep }), 'VN', '2026-12-15', NO_AMOUNTS));
    expect(rateSpread(rows)).toEqual({ available: 3, different: 2 });
    expect(spreadOf([{ parties: ['CN'], rates: [percent(5)] }])).toEqual({ available: 1, different: 1 });
    expect(spreadOf([])).toEqual({ available: 0, different: 0 });
  });

  it('knows no differential where all rates are one', () => {
    const line = sampleLine({ rcep: [{ parties: ['JP', 'CN', 'KR'], rates: [percent(5)] }] });
    expect(rateSpread(partnerRows(line, 'VN', '2026-12-15', NO_AMOUNTS)).different).toBeLessThan(2);
  });
});
