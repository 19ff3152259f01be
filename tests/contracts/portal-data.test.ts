import { describe, expect, it } from 'vitest';
import { parseRule } from '@/domain/rcep';
import { laws } from '../../mocks/data/laws';
import type { NationalLine } from '../../mocks/data/national-line';
import { rulesOfOrigin, ruleFor } from '../../mocks/data/rules-of-origin';
import { standards } from '../../mocks/data/standards';
import yearly from '../../mocks/data/tariff-vn.json';
import { tradeRemedyCases } from '../../mocks/data/trade-remedies';
import { hsCodes } from '../../mocks/hs-codes';
import { scheduleOf } from '../../mocks/tariff-store';

const linesOf = (importer: string): NationalLine[] => [...(scheduleOf(importer)?.values() ?? [])].flat();
const percent = (rate: NationalLine['mfn'][number] | undefined) =>
  rate?.duty?.kind === 'adValorem' ? rate.duty.percent : null;
const in2026 = (rates: NationalLine['mfn'] | undefined) =>
  rates?.find((rate) => rate.validTo === '2026-12-31');

describe('what is held', () => {
  it('is all 455 six-digit codes of the four sectors', () => {
    expect(hsCodes).toHaveLength(455);
    expect(new Set(hsCodes.map((code) => code.hs)).size).toBe(455);
    const countOf = (sector: string) => hsCodes.filter((code) => code.sector === sector).length;
    expect(['ev', 'smartManufacturing', 'buildingMaterials', 'textile'].map(countOf)).toEqual([
      81, 125, 122, 127,
    ]);
    expect(hsCodes.find((code) => code.hs === '282540')?.sector).toBe('ev');
  });

  it('is their 2,815 national lines: Japan 798, Viet Nam 1,790, Korea 227 lines of 207 codes', () => {
    const [japan, vietNam, korea] = [linesOf('JP'), linesOf('VN'), linesOf('KR')];
    expect([japan.length, vietNam.length, korea.length]).toEqual([798, 1790, 227]);
    expect(scheduleOf('KR')?.size).toBe(207);
    expect(scheduleOf('JP')?.size).toBe(455);
    expect(scheduleOf('VN')?.size).toBe(455);
  });

  it('has 59 cases, 70 laws, 68 standards and 71 rules', () => {
    expect([tradeRemedyCases.length, laws.length, standards.length, rulesOfOrigin.length]).toEqual([
      59, 70, 68, 71,
    ]);
  });
});

describe('Viet Nam', () => {
  it('has 115 lines whose RCEP rate for China is above MFN', () => {
    const above = linesOf('VN').filter((line) => {
      const china = percent(in2026(line.rcep.find((column) => column.parties.includes('CN'))?.rates));
      const mfn = percent(line.mfn[0]);
      return china !== null && mfn !== null && china > mfn;
    });
    expect(above).toHaveLength(115);
  });

  it('has 222 lines that point to chapter 98 instead of an MFN rate', () => {
    const pointing = linesOf('VN').filter((line) => line.mfnPointer !== null);
    expect(pointing).toHaveLength(222);
    expect(pointing.every((line) => line.mfn.length === 0 && line.mfnPointer?.includes('Chương 98'))).toBe(
      true,
    );
  });

  it('has the same 2026 rate in the decree by group as in the consolidated tariff by letter, for no other order of the letters', () => {
    const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
    const consolidated = new Map(yearly.rows.map((row) => [row[0], row.slice(4, 10)]));
    const agree = (group: string, letter: string) =>
      yearly.years
        .filter((row) => row[1] === group)
        .every((row) => consolidated.get(row[0])?.[letters.indexOf(letter)]?.replace(',', '.') === row[6]);
    const fitting = Object.fromEntries(
      letters.map((group) => [group, letters.filter((letter) => agree(group, letter))]),
    );
    expect(yearly.years).toHaveLength(474);
    // B and F hold the same rates on every line, and A, C and D fit no other group: what is left for Korea is E.
    expect([fitting['A'], fitting['C'], fitting['D'], fitting['F']]).toEqual([
      ['A'],
      ['C'],
      ['D'],
      ['A', 'B', 'C', 'F'],
    ]);
    expect(fitting['B']).toEqual(['A', 'B', 'F']);
    const rows = [...consolidated.values()];
    expect(rows.every((row) => row[1] === row[5])).toBe(true);
  });
});

describe('Japan', () => {
  it.each([
    ['570242100', '無税', 0],
    ['580632010', '無税', 0],
    ['600192015', '無税', 0],
    ['690721000', '1.7%', 1.7],
    ['690722000', '1.7%', 1.7],
    ['690723000', '1.7%', 1.7],
    ['690730000', '1.7%', 1.7],
    ['690740000', '1.7%', 1.7],
    ['610610010', '9.1%', 9.1],
    ['500200211', '無税', 0],
    ['500720010', '12.5%', 12.5],
  ])('F1: MFN of %s is the lower of general (or provisional) and WTO rate, %s', (code, printed, value) => {
    const line = linesOf('JP').find((candidate) => candidate.code === code);
    expect(line?.mfn.map((rate) => rate.printed)).toEqual([printed]);
    expect(percent(line?.mfn[0])).toBe(value);
    expect(line?.mfnPointer).toBeNull();
  });

  it('F1: reads every MFN rate but the three printed as a range that begins below the general rate', () => {
    const without = linesOf('JP').filter((line) => line.mfn.length === 0);
    expect(without.map((line) => [line.code, line.mfnPointer])).toEqual([
      ['611610255', '6.4% / ●5%〜5.3%'],
      ['611610260', '5.6% / ●5%〜5.3%'],
      ['611610265', '5.6% / ●5%〜5.3%'],
    ]);
  });

  it('has no rate of zero where no preference is listed', () => {
    const blank = linesOf('JP')
      .flatMap((line) => line.rcep.flatMap((column) => column.rates))
      .filter((rate) => rate.printed === '');
    expect(blank).toHaveLength(8 + 60 + 65);
    expect(blank.every((rate) => rate.duty?.kind === 'excluded')).toBe(true);
  });
});

describe('India', () => {
  it('is in no RCEP column and in no other agreement', () => {
    const all = ['JP', 'VN', 'KR', 'CN', 'ID', 'AU'].flatMap(linesOf);
    const parties = all.flatMap((line) => [...line.rcep, ...line.others].flatMap((column) => column.parties));
    expect(parties).not.toEqual([]);
    expect(new Set(parties).has('IN')).toBe(false);
    expect(scheduleOf('IN')).toBeNull();
  });
});

describe('rules of origin', () => {
  it('are all written so that the rule parser reads them', () => {
    expect(rulesOfOrigin).toHaveLength(71);
    for (const { text } of rulesOfOrigin) expect(() => parseRule(text), text).not.toThrow();
  });

  it.each([
    ['940620', 'CTH or RVC40', 'fact'],
    ['870380', 'RVC40', 'fact'],
    ['610910', 'CC', 'fact'],
    ['630260', 'CC', 'fact'],
    ['630622', 'CC or RVC40', 'fact'],
    ['630790', 'CC', 'fact'],
    ['050400', 'CC except from chapter 01', 'fact'],
    ['130219', 'CC except from subheading 1211.20', 'fact'],
  ])('%s: %s, %s', (hs, text, mark) => {
    expect(ruleFor(hs)).toMatchObject({ text, mark });
  });

  it('M12: name a source that was read: the circular that holds the list in HS 2022', () => {
    for (const hs of ['610910', '620342', '630260', '630720', '870380'])
      expect(ruleFor(hs), hs).toMatchObject({ hsEdition: 2022, sourceId: 'vn-circular-32-2022' });
  });

  it.each(['850760', '690721', '520942', '847950', '854430', '282540', '870899'])('%s: none held', (hs) => {
    expect(ruleFor(hs)).toBeNull();
  });
});

describe('marks', () => {
  it('no rate is without validity, and only sample importers have sample rates', () => {
    for (const importer of ['JP', 'VN', 'KR']) {
      const rates = linesOf(importer).flatMap((line) => [
        ...line.mfn,
        ...line.rcep.flatMap((column) => column.rates),
      ]);
      expect(rates, importer).not.toEqual([]);
      expect(rates.some((rate) => rate.mark === 'sample')).toBe(false);
      expect(rates.every((rate) => rate.validFrom <= rate.validTo)).toBe(true);
    }
  });

  it('no case shows an outcome that was not read', () => {
    expect(tradeRemedyCases).toHaveLength(59);
    expect(tradeRemedyCases.some((item) => item.status.includes('not checked'))).toBe(false);
    for (const country of ['BN', 'KH', 'LA', 'MM', 'SG']) {
      expect(tradeRemedyCases.some((item) => item.importer === country)).toBe(false);
    }
  });
});
