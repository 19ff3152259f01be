import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, layoutOf, linesOf, type LineTable, mfnOf, outside } from '@/domain/editions';

const VN = layoutOf('VN');
const columns = ['code', 'en', 'mfn', 'rcepAsean', 'rcepCn'];
const table = (...rows: string[][]): LineTable => ({ columns, rows });

describe('differenceOf', () => {
  it('lists added, removed and changed lines, the largest change first', () => {
    const difference = differenceOf(
      table(
        ['01012100', 'a', '5', '5', '5'],
        ['01012900', 'b', '5', '5', '5'],
        ['85076010', 'c', '5', '5', '*'],
        ['85076020', 'd', '5', '5', '5'],
        ['87038011', 'e', '70', '0', '50'],
      ),
      table(
        ['01012100', 'a', '5', '5', '5'],
        ['01012900', 'b', '5', '4', '1'],
        ['85076010', 'c', '5', '5', '10/7,5'],
        ['87038011', 'e', '70', '0', '40'],
        ['87038019', 'f', '70', '0', '*'],
      ),
      VN,
    );
    expect(difference.added.map(({ code }) => code)).toEqual(['87038019']);
    expect(difference.removed.map(({ code }) => code)).toEqual(['85076020']);
    expect(difference.changed.map(({ after, size, columns: own }) => [after.code, size, own])).toEqual([
      ['87038011', 10, ['rcepCn']],
      ['01012900', 4, ['rcepAsean', 'rcepCn']],
      ['85076010', null, ['rcepCn']],
    ]);
    expect([difference.lostColumns, difference.newColumns]).toEqual([[], []]);
  });

  it('counts the answers that change their verdict, by exporter', () => {
    const { verdicts } = differenceOf(
      table(['01012100', 'a', '5', '5', '5'], ['01012900', 'b', '5', '3', '3']),
      table(['01012100', 'a', '5', '5', '4'], ['01012900', 'b', '5', '2', '2']),
      VN,
    );
    expect(verdicts).toEqual({ changed: 1, lines: 1, byParty: [['CN', 1]] });
    const removed = differenceOf(
      table(['01012100', 'a', '5', '5', '5']),
      { columns: ['code', 'mfn', 'rcepCn'], rows: [] },
      VN,
    );
    expect(removed.verdicts.lines).toBe(1);
    expect(removed.verdicts.byParty).toContainEqual(['CN', 1]);
    expect(removed.lostColumns).toEqual(['en', 'rcepAsean']);
  });

  it('leaves columns out that only one of them has', () => {
    const difference = differenceOf(
      { columns: ['code', 'en', 'mfn'], rows: [['01012100', 'a', '5']] },
      { columns: ['code', 'mfn', 'rcepCn'], rows: [['01012100', '5', '3']] },
      VN,
    );
    expect(difference.changed).toEqual([]);
    expect([difference.lostColumns, difference.newColumns]).toEqual([['en'], ['rcepCn']]);
  });

  it('counts the rates of lost columns, also of lines that are otherwise the same', () => {
    const codeAndMfn: LineTable = {
      columns: ['code', 'mfn'],
      rows: [
        ['01012100', '5'],
        ['01012900', '5'],
      ],
    };
    const before = table(['01012100', 'a', '5', '3', '*'], ['01012900', 'b', '5', '3', '4']);
    const { changed, lostColumns, verdicts } = differenceOf(before, codeAndMfn, VN);
    expect([changed, lostColumns]).toEqual([[], ['en', 'rcepAsean', 'rcepCn']]);
    expect([verdicts.lines, verdicts.changed, verdicts.byParty.length]).toEqual([2, 20, 10]);
    expect(verdicts.byParty).toContainEqual(['CN', 2]);
    const back = differenceOf(codeAndMfn, before, VN);
    expect(back.verdicts.changed).toBe(20);
  });

  it('counts a lost MFN column for the rates that were compared with it, and lines that are new', () => {
    const after: LineTable = {
      columns: ['code', 'rcepCn'],
      rows: [
        ['01012100', '4'],
        ['01012900', '4'],
      ],
    };
    const before = table(['01012100', 'a', '5', '5', '4']);
    const { verdicts } = differenceOf(
      { ...before, columns: ['code', 'en', 'mfn', 'vi', 'rcepCn'] },
      after,
      VN,
    );
    expect(verdicts).toEqual({ changed: 2, lines: 2, byParty: [['CN', 2]] });
  });

  it('loses no rate with a column that was empty, or whose rates are in another column', () => {
    const TH = layoutOf('TH');
    const lines = (names: string[], ...cells: string[]): LineTable => ({ columns: names, rows: [cells] });
    const mfn = lines(['code', 'mfn'], '010121', '5');
    const { lostColumns, verdicts } = differenceOf(
      lines(['code', 'mfn', 'rcepCn'], '010121', '5', ''),
      mfn,
      TH,
    );
    expect([lostColumns, verdicts.changed]).toEqual([['rcepCn'], 0]);
    const byParty = lines(['code', 'mfn', 'rcepCn', 'rcepAu'], '010121', '5', '3', '3');
    const all = differenceOf(lines(['code', 'mfn', 'rcep'], '010121', '5', '3'), byParty, TH);
    expect(all.verdicts.byParty.map(([party]) => party)).not.toContain('CN');
    expect(all.verdicts.byParty).toContainEqual(['JP', 1]);
  });

  it.each([
    ['lower', '5', '3'],
    ['same', '5', '5'],
    ['higher', '5', '8'],
    ['none', '5', '*'],
    ['none', '5', '3 (-CN)'],
    ['unclear', '5', '10/7,5'],
    ['unclear', 'Theo hướng dẫn', '5'],
    ['unclear', '', '5'],
  ])('distinguishes %s from another verdict (MFN %s, RCEP %s)', (verdict, mfn, rcep) => {
    const line = (a: string, b: string): LineTable => ({
      columns: ['code', 'mfn', 'rcepCn'],
      rows: [['01012100', a, b]],
    });
    const reference = verdict === 'lower' ? line('5', '9') : line('5', '1');
    expect(differenceOf(reference, line(mfn, rcep), VN).verdicts.changed).toBe(1);
  });

  it('compares by the rate Japan charges', () => {
    const JP = layoutOf('JP');
    const japan = (general: string, wto: string): LineTable => ({
      columns: ['code', 'general', 'wto', 'rcepCn'],
      rows: [['010121100', general, wto, '4%']],
    });
    expect(differenceOf(japan('5%', ''), japan('5%', '3%'), JP).verdicts.byParty).toEqual([['CN', 1]]);
    const [line] = linesOf(japan('', ''), JP);
    expect(line && mfnOf(line, JP)).toBeNull();
    expect(differenceOf(japan('5円/kg', ''), japan('6円/kg', ''), JP).changed[0]?.size).toBeNull();
    expect(differenceOf(japan('4%', ''), japan('5円/kg', ''), JP).verdicts.changed).toBe(1);
  });

  it('adds every line of the first edition of an importer', () => {
    const first = differenceOf({ columns: [], rows: [] }, table(['01012100', 'a', '5', '5', '5']), VN);
    expect([first.added.length, first.removed.length, first.newColumns]).toEqual([1, 0, []]);
  });

  it('is unclear about goods of Korea where there is no MFN rate', () => {
    const korea = (rate: string): LineTable => ({
      columns: ['code', 'basic', 'rcepCn'],
      rows: [['8507601000', '8', rate]],
    });
    const difference = differenceOf(korea('4'), korea('3'), layoutOf('KR'));
    expect([difference.changed.length, difference.verdicts.changed]).toEqual([1, 0]);
  });

  it('orders exporters by changes, then by code', () => {
    const { verdicts } = differenceOf(
      table(['01012100', 'a', '5', '5', '5'], ['01012900', 'b', '5', '5', '5']),
      table(['01012100', 'a', '5', '4', '4'], ['01012900', 'b', '5', '5', '4']),
      VN,
    );
    expect(verdicts.byParty.map(([party]) => party).slice(0, 3)).toEqual(['CN', 'BN', 'ID']);
  });

  it('of an edition with itself is empty', () => {
    const line = fc.tuple(
      fc.constantFrom('01012100', '01012900', '85076010'),
      fc.string({ maxLength: 4 }),
      fc.constantFrom('5', '*', '', '10/7,5', 'x'),
      fc.constantFrom('5', '*', ''),
      fc.constantFrom('5', '*', ''),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (rows) => {
        const own = table(...rows);
        const { added, removed, changed, verdicts } = differenceOf(own, own, VN);
        expect([added, removed, changed, verdicts.changed]).toEqual([[], [], [], 0]);
      }),
    );
  });
});

describe('outside', () => {
  const year = (validFrom: string, validTo: string) => ({ validFrom, validTo });

  it.each([
    ['before', year('2026-01-01', '2026-12-31'), [year('2026-01-01', '2026-12-31')]],
    ['after', year('2028-01-01', '2028-12-31'), [year('2028-01-01', '2028-12-31')]],
    ['within', year('2027-01-01', '2027-12-31'), []],
    ['from before into it', year('2026-01-01', '2027-06-30'), [year('2026-01-01', '2026-12-31')]],
  ])('keeps what applies %s', (_name, period, rest) => {
    expect(outside([period], year('2027-01-01', '2027-12-31'))).toEqual(rest);
  });
});
