import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { PARTIES } from '@/domain/rcep';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { compareCsvRows } from '@/pages/portal/nation-guide/compare/compare-csv';
import { known, compareLines } from '@/pages/portal/nation-guide/compare/compare-line';
import type { Fact } from '@/pages/portal/nation-guide/facts/fact';
import { useAgreementRows } from '@/pages/portal/nation-guide/facts/rows/use-agreement-rows';
import { useAgreementSources } from '@/pages/portal/nation-guide/facts/use-agreement-sources';
import { useProofRows } from '@/pages/portal/nation-guide/facts/rows/use-proof-rows';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['nation', 'countries', 'ui']));

const TODAY = '2026-11-21';
const rowsNow = () => renderHook(() => [...useAgreementRows(), ...useProofRows()]).result.current;
const sourcesNow = () => renderHook(() => useAgreementSources()).result.current;

function factOf(id: string, code: string, date = TODAY): Fact {
  const row = rowsNow().find((candidate) => candidate.id === id);
  return row?.fact({ code, date, guide: null }) ?? expect.unreachable(`no row ${id}`);
}

describe('what the Agreement is to a country names its source and how far it was checked', () => {
  it.each([
    ['state', 'JP', TODAY, '已生效', 'rcep-depositary', 'fact'],
    ['state', 'PH', '2023-06-01', '尚未生效', 'rcep-depositary', 'fact'],
    ['state', 'MM', TODAY, '由各进口方决定', 'rcep-depositary', 'unchecked'],
    ['state', 'IN', TODAY, '非缔约方', 'rcep-depositary', 'fact'],
    ['since', 'KR', TODAY, '2022-02-01', 'rcep-depositary', 'fact'],
    ['clock', 'JP', TODAY, '每年 4 月 1 日起', 'rcep-annex-1', 'fact'],
    ['clock', 'MM', TODAY, '每年 1 月 1 日起', 'rcep-annex-1', 'fact'],
    ['year', 'JP', TODAY, '第 6 年', 'rcep-annex-1', 'fact'],
    ['year', 'PH', '2023-06-01', '生效时从第 3 年的税率开始', 'rcep-annex-1', 'fact'],
    ['next', 'JP', TODAY, '2027-04-01', 'rcep-annex-1', 'fact'],
    ['next', 'PH', '2023-06-01', '2023-06-02', 'rcep-depositary', 'fact'],
    ['schedule', 'VN', TODAY, '按出口方不同，税率有差别', 'rcep-chamber-guides', 'unchecked'],
    ['proof-certificate', 'JP', TODAY, '除缅甸外的缔约方', 'rcep-chapter-3', 'fact'],
    ['proof-anyExporter', 'JP', TODAY, '澳大利亚、新西兰', 'rcep-chapter-3', 'unchecked'],
  ])('%s of %s on %s: %s, from %s, %s', (id, code, date, text, sourceId, mark) => {
    expect(factOf(id, code, date)).toMatchObject({ kind: 'known', text, sourceId, mark });
  });

  it('in a file, nothing is a fact without a source', () => {
    const lines = compareLines(
      rowsNow(),
      COUNTRY_CODES.map((code) => known({ code, date: TODAY, guide: null })),
    ).map((line) => ({ ...line, part: '' }));
    const rows = compareCsvRows(lines, COUNTRY_CODES, (key) => key);
    const named = sourcesNow().map(({ id }) => id);
    const available = rows.flatMap((row) => COUNTRY_CODES.filter((code) => row[`${code}-mark`] !== ''));
    expect(available.length).toBeGreaterThan(PARTIES.length * 5);
    for (const row of rows)
      for (const code of COUNTRY_CODES)
        if (row[`${code}-mark`] !== '')
          expect(named, `${String(row['label'])} ${code}`).toContain(row[`${code}-source`]);
  });

  it('every source has a title, a date and a mark', () => {
    expect(sourcesNow().map(({ id, asOf, mark }) => [id, asOf, mark])).toEqual([
      ['rcep-depositary', '2026', 'fact'],
      ['rcep-annex-1', '2020-11-15', 'fact'],
      ['rcep-chamber-guides', '2026', 'unchecked'],
      ['rcep-chapter-3', '2020-11-15', 'fact'],
    ]);
    for (const { title } of sourcesNow()) expect(title.text).toMatch(/[\u4e00-\u9fff]{4}/);
  });
});
