// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasDifferential, partnerRows } from '@/features/tariffs/partners';
import { NO_AMOUNTS, percent, rate, sampleLine } from './sample-line';

const rows = partnerRows(sampleLine(), 'VN', '2026-12-15', NO_AMOUNTS);
const rowOf = (code: string) => rows.find(({ lane }) => lane.from === code)!;

describe('all partners of an importer', () => {
  it('has every other Party in the order of its code, and India last', () => {
    const codes = rows.map(({ lane }) => lane.from);
    expect(codes).toHaveLength(15);
    expect(codes).not.toContain('VN');
    expect(codes.at(-1)).toBe('IN');
  });

  it('flags rates that are not the commonest (Article 2.6)', () => {
    expect(rowOf('JP').isDifferent).toBe(true);
    expect(rowOf('CN').isDifferent).toBe(false);
    expect(rowOf('IN').isDifferent).toBe(false);
    expect(hasDifferential(rows)).toBe(true);
  });

  it('leaves what is not held without a flag', () => {
    expect(rowOf('AU').lane.rcep.kind).toBe('not-held');
    expect(rowOf('AU').isDifferent).toBe(false);
  });

  it('takes rates that cannot be computed for different ones where their texts differ', () => {
    const column = (party: string, printed: string) => ({ parties: [party], rates: [rate(printed, null)] });
    const among = (...texts: string[]) => {
      const rcep = texts.map((text, index) => column(['JP', 'CN', 'KR'][index] ?? '', text));
      return hasDifferential(partnerRows(sampleLine({ rcep }), 'VN', '2026-12-15', NO_AMOUNTS));
    };
    expect(among('see note 1', 'see note 1')).toBe(false);
    expect(among('see note 1', 'see note 2')).toBe(true);
  });

  it('knows no differential where all rates are one', () => {
    const line = sampleLine({ rcep: [{ parties: ['JP', 'CN', 'KR'], rates: [percent(5)] }] });
    expect(hasDifferential(partnerRows(line, 'VN', '2026-12-15', NO_AMOUNTS))).toBe(false);
  });
});
