import { describe, expect, it } from 'vitest';
import { laws } from '../../mocks/data/laws';
import type { NationalLine } from '../../mocks/data/national-line';
import { rulesOfOrigin, ruleFor } from '../../mocks/data/tariffs/rules-of-origin';
import { tradeRemedyCases } from '../../mocks/data/trade-remedies';
import { sectorId } from '@/features/sectors/sectors-schema';
import { hasSchedule, nationalLines } from '../../mocks/tariffs/national-lines';
import { standardLibrary } from '../../mocks/standards/standard-library';
import { chapterNumbers, chapterOf, type Dataset } from '../../mocks/tariffs/packed';
import { codesOfSector, sectorOf } from '../../mocks/tariffs/sector-codes';

const sectorCodes = sectorId.options.flatMap(codesOfSector);

/** The lines of the codes of the four sectors. */
async function linesOf(importer: string): Promise<NationalLine[]> {
  return (await Promise.all(sectorCodes.map((hs) => nationalLines(importer, hs, true)))).flat();
}

/** Rows of all chapters of a packed table, cells by column. */
async function rowsOf(dataset: Dataset): Promise<Record<string, string>[]> {
  const tables = await Promise.all(chapterNumbers(dataset).map((chapter) => chapterOf(dataset, chapter)));
  return tables.flatMap((table) =>
    (table?.rows ?? []).map((row) =>
      Object.fromEntries(row.map((cell, index) => [table?.columns[index] ?? '', cell])),
    ),
  );
}
const percent = (rate: NationalLine['mfn'][number] | undefined) =>
  rate?.duty?.kind === 'adValorem' ? rate.duty.percent : null;
const in2026 = (rates: NationalLine['mfn'] | undefined) =>
  rates?.find((rate) => rate.validTo === '2026-12-31');

describe('what is in the data', () => {
  it('is all 455 six-digit codes of the four sectors', () => {
    expect(sectorCodes).toHaveLength(455);
    expect(new Set(sectorCodes).size).toBe(455);
    const countOf = (sector: (typeof sectorId.options)[number]) => codesOfSector(sector).length;
    expect((['ev', 'smartManufacturing', 'buildingMaterials', 'textile'] as const).map(countOf)).toEqual([
      81, 125, 122, 127,
    ]);
    expect(sectorOf('282540')).toBe('ev');
  });

  it('is their national lines: Japan 798, Viet Nam 1,790', async () => {
    const [japan, vietNam] = await Promise.all([linesOf('JP'), linesOf('VN')]);
    expect([japan.length, vietNam.length]).toEqual([798, 1790]);
  });

  it('has 59 cases, 70 laws, 1,533 standards and 2,189 rules', async () => {
    const { standards } = await standardLibrary();
    expect([tradeRemedyCases.length, laws.length, standards.length, rulesOfOrigin.length]).toEqual([
      59, 70, 1533, 2189,
    ]);
  });
});

describe('Viet Nam', () => {
  it('has 115 lines whose RCEP rate for China is above MFN', async () => {
    const above = (await linesOf('VN')).filter((line) => {
      const china = percent(in2026(line.rcep.find((column) => column.parties.includes('CN'))?.rates));
      const mfn = percent(line.mfn[0]);
      return china !== null && mfn !== null && china > mfn;
    });
    expect(above).toHaveLength(115);
  });

  it('has 222 lines that point to chapter 98 instead of an MFN rate', async () => {
    const pointing = (await linesOf('VN')).filter((line) => line.mfnPointer !== null);
    expect(pointing).toHaveLength(222);
    expect(pointing.every((line) => line.mfn.length === 0 && line.mfnPointer?.includes('Chương 98'))).toBe(
      true,
    );
  });

  it('has the same 2026 rate in the decree by group as in the consolidated tariff by column, for no other order of the columns', async () => {
    const columns = ['rcepAsean', 'rcepAu', 'rcepCn', 'rcepJp', 'rcepKr', 'rcepNz'];
    const groups = ['ASEAN', 'Australia', 'China', 'Japan', 'Korea', 'New Zealand'];
    const [lines, years] = await Promise.all([rowsOf('tariff-vn'), rowsOf('tariff-vn-years')]);
    const consolidated = new Map(lines.map((row) => [row['code'], row]));
    const agree = (group: string, column: string) =>
      years
        .filter((row) => row['origin'] === group)
        .every((row) => consolidated.get(row['code'])?.[column]?.replace(',', '.') === row['2026']);
    const fitting = groups.map((group) => columns.filter((column) => agree(group, column)));
    expect(years).toHaveLength(474);
    const [asean, australia, china, japan, , newZealand] = fitting;
    // Australia and New Zealand have the same rates, and ASEAN, China and Japan fit no other group: what is left for Korea is its own.
    expect([asean, china, japan]).toEqual([['rcepAsean'], ['rcepCn'], ['rcepJp']]);
    expect(newZealand).toEqual(['rcepAsean', 'rcepAu', 'rcepCn', 'rcepNz']);
    expect(australia).toEqual(['rcepAsean', 'rcepAu', 'rcepNz']);
    expect(lines.every((row) => row['rcepAu'] === row['rcepNz'])).toBe(true);
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
  ])(
    'F1: MFN of %s is the lower of general (or provisional) and WTO rate, %s',
    async (code, printed, value) => {
      const line = (await linesOf('JP')).find((candidate) => candidate.code === code);
      expect(line?.mfn.map((rate) => rate.printed)).toEqual([printed]);
      expect(percent(line?.mfn[0])).toBe(value);
      expect(line?.mfnPointer).toBeNull();
    },
  );

  it('F1: reads every MFN rate but the three printed as a range that begins below the general rate', async () => {
    const without = (await linesOf('JP')).filter((line) => line.mfn.length === 0);
    expect(without.map((line) => [line.code, line.mfnPointer])).toEqual([
      ['611610255', '6.4% / ●5%〜5.3%'],
      ['611610260', '5.6% / ●5%〜5.3%'],
      ['611610265', '5.6% / ●5%〜5.3%'],
    ]);
  });

  it('has no rate of zero where no preference is listed', async () => {
    const blank = (await linesOf('JP'))
      .flatMap((line) => line.rcep.flatMap((column) => column.rates))
      .filter((rate) => rate.printed === '' && rate.validTo === '2027-03-31');
    expect(blank).toHaveLength(8 + 60 + 65);
    expect(blank.every((rate) => rate.duty?.kind === 'excluded')).toBe(true);
  });
});

describe('India', () => {
  it('is in no RCEP column, in other agreements only where it is a party of them', async () => {
    const all = (await Promise.all(['JP', 'VN', 'KR', 'CN', 'ID', 'AU', 'MY'].map(linesOf))).flat();
    const rcep = all.flatMap((line) => line.rcep.flatMap((column) => column.parties));
    expect(rcep).not.toEqual([]);
    expect(new Set(rcep).has('IN')).toBe(false);
    const others = all.flatMap((line) => line.others.filter(({ parties }) => parties.includes('IN')));
    expect(new Set(others.map(({ agreement }) => agreement))).toEqual(
      new Set(['India–Japan CEPA', 'AIFTA', 'APTA']),
    );
    expect(hasSchedule('IN', true)).toBe(false);
  });
});

describe('rules of origin', () => {
  it.each([
    ['940620', 'CTH or RVC40', 'fact'],
    ['870380', 'RVC40', 'fact'],
    ['610910', 'CC', 'fact'],
    ['630260', 'CC', 'fact'],
    ['630622', 'CC or RVC40', 'fact'],
    ['630790', 'CC', 'fact'],
    ['050400', 'CC except from Chapter 01', 'fact'],
    ['130219', 'CC except from subheading 1211.20', 'fact'],
  ])('%s: %s, %s', (hs, text, mark) => {
    expect(ruleFor(hs)).toMatchObject({ text, mark });
  });

  it('M12: name a source that was read: the circular that holds the list in HS 2022', () => {
    for (const hs of ['610910', '620342', '630260', '630720', '870380'])
      expect(ruleFor(hs), hs).toMatchObject({ hsEdition: 2022, sourceId: 'vn-circular-32-2022' });
  });
});

describe('marks', () => {
  it('no rate is without validity, and only sample importers have sample rates', async () => {
    for (const importer of ['JP', 'VN', 'KR']) {
      const rates = (await linesOf(importer)).flatMap((line) => [
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
