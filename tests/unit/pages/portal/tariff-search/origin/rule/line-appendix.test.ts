import { describe, expect, it } from 'vitest';
import type { AppendixRow } from '@/domain/rcep';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { appendixOfLines } from '@/pages/portal/tariff-search/origin/rule/line-appendix';
import { sampleLine } from '../../../../../features/tariffs/sample-line';

const row = (code: string, isInHs2022 = true): AppendixRow => ({
  importer: 'VN',
  code,
  dvPercent: 20,
  fromYear: 1,
  toYear: null,
  isInHs2022,
});
const DATE = '2026-12-15';
const ROWS = [row('84834090'), row('84834099')];

type QueryFields = Pick<TariffAnswer, 'importer' | 'hs' | 'appendix'>;
const find = (lines: string[], changes: Partial<QueryFields> = {}) =>
  appendixOfLines(
    {
      importer: 'VN',
      hs: '848340',
      appendix: { hasAppendix: true, rows: ROWS, sourceId: 'vn' },
      ...changes,
    } as TariffAnswer,
    lines.map((code) => sampleLine({ code })),
    DATE,
  );

describe('what the Appendix requires of lines that are one answer', () => {
  it('is what it requires of each', () => {
    expect(find(['84834090'])).toMatchObject({ kind: 'required', code: '84834090' });
    expect(find(['84834040', '84834020'])).toEqual({ kind: 'unsettled', candidates: ROWS });
    expect(find(['85011000'], { hs: '850110' })).toEqual({ kind: 'none' });
  });

  it('is not settled where the lines differ in it, by the rows they differ in', () => {
    const appendix = { hasAppendix: true, rows: [row('84834090')], sourceId: 'vn' };
    expect(find(['84834090', '84834040'], { appendix })).toEqual({
      kind: 'unsettled',
      candidates: appendix.rows,
    });
    expect(find(['84834090', '84834099'])).toEqual({ kind: 'unsettled', candidates: ROWS });
  });

  it('rests on the six digits where there is no line', () => {
    expect(find([])).toEqual({ kind: 'unsettled', candidates: ROWS });
    expect(find([], { hs: '850110' })).toEqual({ kind: 'none' });
  });

  it('is not settled by a server without Appendices', () => {
    expect(find(['84834090'], { appendix: null })).toEqual({ kind: 'unsettled', candidates: [] });
  });
});
