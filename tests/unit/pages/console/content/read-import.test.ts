import { describe, expect, it } from 'vitest';
import { columnsIn, readImport, withColumn } from '@/pages/console/content/import/read-import';
import { newsContent } from '@/pages/console/content/kinds/news-schema';
import { synonymKind } from '@/pages/console/content/kinds/synonym-schema';

const empty = { wordsZh: null, wordsEn: null, wordsJa: null, wordsKo: null, wordsVi: null, wordsMs: null };
const saved = { ...empty, codes: '6403', wordsZh: '鞋' };
const current = (id: string) => (id === 's1' ? saved : null);
const labelOf = ({ name }: { name: string }) => `label of ${name}`;
const read = (...cells: string[][]) =>
  readImport(synonymKind, cells, columnsIn(synonymKind, cells[0] ?? [], labelOf), current, () => []);

describe('the columns of a file', () => {
  it('are recognised by the names of fields and by their labels, in any order; others are left out', () => {
    const head = ['state', 'wordsZh', 'label of codes', 'id', 'wordsZh'];
    expect(columnsIn(synonymKind, head, labelOf)).toEqual([null, 'wordsZh', 'codes', 'id', null]);
  });

  it('are chosen by hand, a field for one column only', () => {
    expect(withColumn(['codes', null], 1, 'codes')).toEqual([null, 'codes']);
    expect(withColumn(['codes', 'wordsZh', null], 1, null)).toEqual(['codes', null, null]);
  });
});

describe('an imported file', () => {
  it('is read by its columns', () => {
    expect(read(['wordsZh', 'state', 'codes'], ['鞋', 'draft', '6403,6404'])).toEqual({
      rows: [{ row: 2, id: null, values: { ...empty, codes: '6403,6404', wordsZh: '鞋' } }],
      cleaned: [],
      incomplete: [],
      problems: [],
    });
  });

  it('changes the columns it has, and leaves the others', () => {
    expect(read(['id', 'wordsEn'], ['s1', 'shoes']).rows).toEqual([
      { row: 2, id: 's1', values: { ...saved, wordsEn: 'shoes' } },
    ]);
  });

  it('empties a field whose cell is empty', () => {
    expect(read(['id', 'wordsZh'], ['s1', '']).rows[0]?.values).toMatchObject({
      wordsZh: null,
      codes: '6403',
    });
  });

  it('names the row and field of each cell that is refused', () => {
    const { problems, incomplete } = read(
      ['codes', 'wordsZh'],
      ['6403', 'a'],
      [''],
      ['x', 'b'],
      ['', 'c'],
      ['6404', ''],
    );
    expect(problems.map(({ row, field, problem }) => [row, field.name, problem])).toEqual([
      [4, 'codes', 'format'],
      [6, 'wordsZh', 'named'],
    ]);
    // A draft may be incomplete.
    expect(incomplete.map(({ row, field }) => [row, field.name])).toEqual([[5, 'codes']]);
  });

  it('takes the words of a choice, and refuses what is none', () => {
    const columns = ['mark', 'countries'];
    const wordsOf = ({ name }: { name: string }) =>
      name === 'mark' ? [{ value: 'fact', words: ['已核'] }] : [{ value: 'VN', words: ['越南'] }];
    const cells = [columns, ['已核', '越南、KR'], ['核', '越南、France、法国']];
    const { rows, problems } = readImport(newsContent, cells, columns, () => null, wordsOf);
    expect(rows[0]?.values).toMatchObject({ mark: 'fact', countries: 'VN,KR' });
    const refused = problems.filter(({ problem }) => problem === 'option');
    expect(refused.map(({ row, field, value }) => [row, field.name, value])).toEqual([
      [3, 'countries', 'VN,France,法国'],
      [3, 'mark', '核'],
    ]);
  });

  it('takes back the apostrophe of exported formulas, and no other', () => {
    const [first, second] = read(['codes', 'wordsEn'], ['6403', "'=shoe"], ['6403', "'shoe'"]).rows;
    expect(first?.values['wordsEn']).toBe('=shoe');
    expect(second?.values['wordsEn']).toBe("'shoe'");
  });

  it.each([
    [[]],
    [
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('has no rows without a column of the kind: %j', (cells) => {
    expect(read(...cells)).toEqual({ rows: [], cleaned: [], incomplete: [], problems: [] });
  });
});
