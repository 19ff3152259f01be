import { describe, expect, it } from 'vitest';
import { readImport } from '@/pages/console/content/import/read-import';
import { synonymKind } from '@/pages/console/content/kinds/synonym-schema';

const empty = { wordsZh: null, wordsEn: null, wordsJa: null, wordsKo: null, wordsVi: null, wordsMs: null };
const saved = { ...empty, codes: '6403', wordsZh: '鞋' };
const current = (id: string) => (id === 's1' ? saved : null);
const read = (text: string) => readImport(synonymKind, text, current);

describe('an imported file', () => {
  it.each([
    ['comma', 'codes,wordsZh\n"6403,6404",鞋'],
    ['semicolon', 'codes;wordsZh\r\n6403,6404;鞋'],
    ['tab, other order and other columns', 'wordsZh\tstate\tcodes\n鞋\tdraft\t6403,6404'],
  ])('is read with any separator: %s', (_name, text) => {
    expect(read(text)).toEqual({
      rows: [{ id: null, values: { ...empty, codes: '6403,6404', wordsZh: '鞋' } }],
      problems: [],
      hasColumns: true,
    });
  });

  it('changes the columns it has, and leaves the others', () => {
    expect(read('id,wordsEn\ns1,shoes\n').rows).toEqual([
      { id: 's1', values: { ...saved, wordsEn: 'shoes' } },
    ]);
  });

  it('empties a field whose cell is empty', () => {
    expect(read('id,wordsZh\ns1,\n').rows[0]?.values).toMatchObject({ wordsZh: null, codes: '6403' });
  });

  it('names the line and field of each cell that is refused', () => {
    const { problems } = read('codes,wordsZh\n6403,a\n\nx,b\n,c');
    expect(problems.map(({ line, field, problem }) => [line, field.name, problem])).toEqual([
      [4, 'codes', 'format'],
      [5, 'codes', 'required'],
    ]);
  });

  it('takes back the apostrophe of exported formulas, and no other', () => {
    expect(read("codes,wordsEn\n6403,'=shoe\n").rows[0]?.values['wordsEn']).toBe('=shoe');
    expect(read("codes,wordsEn\n6403,'shoe'\n").rows[0]?.values['wordsEn']).toBe("'shoe'");
  });

  it.each([[''], ['a,b\n1,2']])('has none of the columns: %j', (text) => {
    expect(read(text)).toEqual({ rows: [], problems: [], hasColumns: false });
  });
});
