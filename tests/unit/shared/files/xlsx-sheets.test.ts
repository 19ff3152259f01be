import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openWorkbook } from '@/shared/files/xlsx-sheets';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of sheets in this order: the name with its attributes as written, and the kind of its part. */
function workbook(sheets: readonly (readonly [attributes: string, kind: string])[]) {
  const listed = sheets.map(
    ([attributes], at) => `<sheet ${attributes} sheetId="${at + 1}" r:id="rId${at}"/>`,
  );
  const links = sheets.map(
    ([, kind], at) =>
      `<Relationship Id="rId${at}" Type="${TYPES}/${kind}" Target="${kind}s/sheet${at}.xml"/>`,
  );
  const parts = sheets.map(([, kind], at) => [`xl/${kind}s/sheet${at}.xml`, strToU8(`<of${at}/>`)]);
  return zipSync({
    'xl/workbook.xml': strToU8(`<workbook><sheets>${listed.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${links.join('')}</Relationships>`),
    ...Object.fromEntries(parts),
  });
}

describe('the sheets of a workbook', () => {
  const book = workbook([
    ['name="A &amp; B"', 'worksheet'],
    ['name="Chart"', 'chartsheet'],
    ['name="Lists" state="hidden"', 'worksheet'],
    ['name="Codes" state="veryHidden"', 'worksheet'],
    ['name="税则"', 'worksheet'],
  ]);

  it.each([
    [null, 'A & B', '<of0/>'],
    ['税则', '税则', '<of4/>'],
    ['Lists', 'A & B', '<of0/>'],
  ])('opens %s, and names the tables that are shown', (wanted, name, sheet) => {
    expect(openWorkbook(book, wanted)).toMatchObject({
      sheets: ['A & B', '税则'],
      name,
      texts: { sheet, strings: '', styles: '' },
    });
  });

  it('opens a hidden one if there is no other', () => {
    const hidden = workbook([['name="Lists" state="hidden"', 'worksheet']]);
    expect(openWorkbook(hidden, null)).toMatchObject({ sheets: ['Lists'], name: 'Lists' });
  });

  it('is empty if the workbook does not say what it has', () => {
    const texts = { book: '', sheet: '', strings: '', styles: '' };
    expect(openWorkbook(zipSync({ other: strToU8('x') }), null)).toEqual({ sheets: [], name: null, texts });
  });
});
