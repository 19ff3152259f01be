import { beforeEach, describe, expect, it } from 'vitest';
import { payableDuty } from '@/domain/rcep';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { countryRecords } from '../../mocks/data/countries';
import { resetDb } from '../../mocks/db';
import { nationalLines } from '../../mocks/tariffs/national-lines';
import {
  chapterNumbers,
  chapterOf,
  type Dataset,
  packedEditions,
  ratesOf,
  sectionTable,
} from '../../mocks/tariffs/packed';
import { codesUnder, findCode } from '../../mocks/search/hs/hs-codes';
import { requestPortal } from '../support/request-mocks';
import { seededNumbers } from '../support/seeded-numbers';

// Each test has the whole allowance of calls.
beforeEach(resetDb);

type Row = Readonly<Record<string, string>>;

async function rowsOf(dataset: Dataset): Promise<Row[]> {
  const tables = await Promise.all(chapterNumbers(dataset).map((chapter) => chapterOf(dataset, chapter)));
  return tables.flatMap((table) =>
    (table?.rows ?? []).map((row) =>
      Object.fromEntries(row.map((cell, index) => [table?.columns[index] ?? '', cell])),
    ),
  );
}

/** 200 of the rows, the same ones every time; national chapters and codes with several lines left out. */
function drawn(rows: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  for (const { code = '' } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
  const eligible = rows.filter(({ code = '' }) => code < '98' && counts.get(code) === 1);
  const next = seededNumbers(2026);
  return Array.from({ length: 200 }, () => eligible[Math.floor(next() * eligible.length)] ?? {});
}

const IN_2026 = '2026-07-01';

/** What is printed for goods of an exporter in July 2026. */
function printedFor(line: TariffAnswer['lines'][number], party: string): string | undefined {
  const column = line.rcep.find(({ parties }) => parties.includes(party));
  return column?.rates.find(({ validFrom, validTo }) => validFrom <= IN_2026 && IN_2026 <= validTo)?.printed;
}

async function answeredLine(code: string, to: string): Promise<TariffAnswer['lines'][number]> {
  const { lines } = await requestPortal<TariffAnswer>(`tariff/query?hs=${code}&to=${to}`);
  const line = lines.find((candidate) => candidate.code === code);
  if (line === undefined) throw new Error(`${code} is not answered`);
  return line;
}

describe('lines drawn from whole tariffs', () => {
  it('Viet Nam: MFN, RCEP of six groups and the description are what the tariff prints', async () => {
    const rows = drawn(await rowsOf('tariff-vn'));
    expect(rows).toHaveLength(200);
    for (const row of rows) {
      const line = await answeredLine(row['code'] ?? '', 'VN');
      const parties = {
        rcepAsean: 'TH',
        rcepAu: 'AU',
        rcepCn: 'CN',
        rcepJp: 'JP',
        rcepKr: 'KR',
        rcepNz: 'NZ',
      };
      const printed = Object.fromEntries(
        Object.entries(parties).map(([column, party]) => [column, printedFor(line, party)]),
      );
      expect({ code: line.code, mfn: line.mfn[0]?.printed ?? line.mfnPointer, ...printed }).toEqual({
        code: row['code'],
        mfn: row['mfn'],
        ...Object.fromEntries(Object.keys(parties).map((column) => [column, row[column]])),
      });
      expect([row['vi'], row['en']]).toContain(line.description?.text);
    }
  });

  it('Japan: RCEP of three groups, and an MFN rate that is one of the printed ones', async () => {
    const rows = drawn(await rowsOf('tariff-jp'));
    expect(rows).toHaveLength(200);
    for (const row of rows) {
      const line = await answeredLine(row['code'] ?? '', 'JP');
      expect([printedFor(line, 'TH'), printedFor(line, 'CN'), printedFor(line, 'KR')], row['code']).toEqual([
        row['rcepAseanAuNz'],
        row['rcepCn'],
        row['rcepKr'],
      ]);
      const [mfn] = line.mfn;
      if (mfn) expect([row['general'], row['provisional'], row['wto']], row['code']).toContain(mfn.printed);
      else expect(line.mfnPointer, row['code']).not.toBe('');
    }
  });
});

describe('rules of all lines', () => {
  it('MFN is the advice wherever RCEP is above it', async () => {
    let above = 0;
    for (const name of ['vn', 'jp', 'kr', 'my'] as const) {
      for (const [code, mfn, ...rcep] of (await ratesOf(name)).rows) {
        for (const rate of rcep) {
          if (typeof mfn !== 'number' || typeof rate !== 'number' || rate <= mfn) continue;
          above += 1;
          const advice = payableDuty({
            mfn: { kind: 'adValorem', percent: mfn },
            rcep: { kind: 'adValorem', percent: rate },
          });
          expect(advice.basis, code).toBe('MFN');
        }
      }
    }
    // Viet Nam lowered MFN after the schedules were written: 94 to 188 lines in each of six columns.
    expect(above).toBeGreaterThan(6 * 94);
  });

  it('India has no RCEP rate, neither as importer nor as exporter', async () => {
    for (const hs of ['010121', '282540', '610910', '850760', '870899']) {
      for (const { code: to } of countryRecords) {
        for (const line of await nationalLines(to, hs, true)) {
          expect(
            line.rcep.flatMap(({ parties }) => parties),
            `${hs} ${to}`,
          ).not.toContain('IN');
        }
      }
      expect(await nationalLines('IN', hs, true)).toEqual([]);
    }
  });

  it('has one line for each code of Japan, seasonal duties in one text', async () => {
    const [bananas, ...others] = (await nationalLines('JP', '080310', false)).filter(
      ({ code }) => code === '080310100',
    );
    expect(others).toEqual([]);
    expect(bananas?.mfnPointer).toContain('毎年4月1日から同年9月30日までに輸入されるもの\u300020%');
    const cells = (bananas?.rcep ?? []).flatMap(({ rates }) => rates.map(({ duty }) => duty?.kind));
    expect(new Set(cells)).toEqual(new Set(['excluded']));
  });

  it('Japan: the rates of tariff year 5 beside those of year 6, the same where none changed', async () => {
    const line = (await nationalLines('JP', '020741', false))[0];
    const rates = line?.rcep.find(({ parties }) => parties.includes('CN'))?.rates ?? [];
    expect(rates.map(({ printed, validFrom }) => [printed, validFrom])).toEqual([
      ['6.6%', '2025-04-01'],
      ['6%', '2026-04-01'],
    ]);
    const free = (await nationalLines('JP', '010121', false))[0]?.rcep[1]?.rates ?? [];
    expect(free.map(({ printed }) => printed)).toEqual(['無税', '無税']);
  });
});

describe('the packed files', () => {
  const FILES: [edition: string, Dataset][] = [
    ['vn-tariff-2026', 'tariff-vn'],
    ['vn-decree-129-2022', 'tariff-vn-years'],
    ['jp-tariff-2026', 'tariff-jp'],
    ['jp-tariff-2025', 'tariff-jp-years'],
    ['kr-tariff-2026', 'tariff-kr'],
    ['kr-tariff-2026-origins', 'tariff-kr-origins'],
    ['id-tariff-2022', 'tariff-id'],
    ['my-tariff-2025', 'tariff-my'],
  ];

  it.each(FILES)('%s has as many rows and codes as the catalogue counts', async (id, dataset) => {
    const codes = (await rowsOf(dataset)).map(({ code = '' }) => code);
    const hs = new Set(codes.filter((code) => code < '98').map((code) => code.slice(0, 6)));
    expect(packedEditions.find((edition) => edition.id === id)).toMatchObject({
      rows: codes.length,
      codes: hs.size,
    });
  });

  it('has 21 sections, 96 chapters, 1,228 headings and 5,612 codes', async () => {
    const codes = (await rowsOf('nomenclature')).map(({ code = '' }) => code);
    const sections = (await sectionTable()).rows;
    const countOf = (digits: number) => codes.filter((code) => code.length === digits).length;
    expect([sections.length, countOf(2), countOf(4), countOf(6)]).toEqual([21, 96, 1228, 5612]);
    expect(packedEditions.find(({ id }) => id === 'hs-2022')).toMatchObject({
      rows: sections.length + codes.length,
      codes: 5612,
    });
    expect(sections.flatMap(([, chapters = '']) => chapters.split(' '))).toEqual(
      codes.filter((code) => code.length === 2),
    );
  });

  it('shows its own corrections of English names as unchecked', async () => {
    const plates = await findCode('370130');
    expect(plates?.names.en).toContain('255mm');
    expect(plates?.unchecked).toContain('en');
    expect((await findCode('870230'))?.names.en).toContain('spark-ignition');
    expect((await findCode('850760'))?.unchecked).not.toContain('en');
    expect(await findCode('999999')).toBeNull();
  });
});

describe('every code at every importer', () => {
  it('is looked up without an error: lines, or none', async () => {
    const chapters = chapterNumbers('nomenclature');
    const codes = (await Promise.all(chapters.map(codesUnder))).flat();
    expect(codes).toHaveLength(5612);
    const withLines: Record<string, number> = {};
    for (const { code: to } of countryRecords) {
      const lines = await Promise.all(codes.map(({ hs }) => nationalLines(to, hs, false)));
      withLines[to] = lines.filter((found) => found.length > 0).length;
    }
    const { ID, JP, KR, MY, VN, ...others } = withLines;
    expect({ ID, JP, KR, MY, VN }).toEqual({ ID: 5612, JP: 5611, KR: 5612, MY: 16, VN: 5612 });
    expect(new Set(Object.values(others))).toEqual(new Set([0]));
  });

  it('is answered by the server: a code of each chapter, at importers in turn', async () => {
    const importers = countryRecords.map(({ code }) => code).filter((code) => code !== 'IN');
    for (const [index, chapter] of chapterNumbers('nomenclature').entries()) {
      const [code] = await codesUnder(chapter);
      const to = importers[index % importers.length] ?? '';
      const answer = await requestPortal<TariffAnswer>(`tariff/query?hs=${code?.hs}&to=${to}`, 'en');
      expect(answer.hs, chapter).toBe(code?.hs);
      expect(['lines', 'code', 'importer'], `${chapter} ${to}`).toContain(answer.coverage);
      expect(answer.name?.text, chapter).not.toBe('');
    }
  });
});
