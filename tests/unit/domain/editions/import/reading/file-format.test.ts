import { describe, expect, it } from 'vitest';
import {
  type FileFormat,
  formatByHand,
  isByDate,
  isComplete,
  layoutOf,
  recognise,
  templateHeadOf,
  unusedColumns,
} from '@/domain/editions';

const KOREA_HEAD = [
  '품목번호',
  '관세율구분',
  '관세율',
  '단위당세액',
  '기준가격',
  '적용국가구분',
  '용도세율구분',
  '적용개시일',
  '적용만료일',
];

describe('recognise', () => {
  it.each([
    ['Korea, data set 15051179', [KOREA_HEAD], 'VN', { shape: 'kinds', subject: 'KR', firstRow: 1 }],
    ['the template', [templateHeadOf('TH')], 'TH', { shape: 'template', subject: 'TH', firstRow: 1 }],
    [
      'Viet Nam below a title',
      [['Biểu thuế xuất nhập khẩu'], [], ['Mã hàng', 'Mô tả hàng hóa', 'NK TT', 'NK ưu đãi', 'ACFTA']],
      'VN',
      { shape: 'wide', subject: 'VN', firstRow: 3 },
    ],
    [
      'Viet Nam with the letters of the RCEP columns in a second row',
      [
        ['Mã hàng', 'NK ưu đãi', 'RCEPT', '', '', '', '', ''],
        ['', '', 'A', 'B', 'C', 'D', 'E', 'F'],
      ],
      'VN',
      { shape: 'wide', subject: 'VN', firstRow: 2 },
    ],
    [
      'Japan, whatever importer is chosen',
      [['統計番号', '品名', '基本', '暫定', 'ＷＴＯ協定', 'RCEP（中国）']],
      'VN',
      { shape: 'wide', subject: 'JP', firstRow: 1 },
    ],
    [
      'a wide file of an importer without a layout of its own',
      [['HS code', 'MFN', 'RCEP China']],
      'TH',
      { shape: 'wide', subject: 'TH', firstRow: 1 },
    ],
  ] as const)('knows %s', (_name, cells, importer, format) => {
    expect(recognise(cells, importer)).toMatchObject(format);
  });

  it('finds every RCEP column under a head of two rows', () => {
    const found = recognise(
      [
        ['Mã hàng', 'NK ưu đãi', 'RCEP', '', ''],
        ['', '', 'A', 'B', 'C'],
      ],
      'VN',
    );
    expect(found?.places).toMatchObject({
      code: 0,
      mfn: 1,
      rcepAsean: 2,
      rcepAu: 3,
      rcepCn: 4,
      rcepJp: null,
    });
  });

  it.each([
    ['an unknown head', [['a', 'b', 'c']]],
    ['codes without rates', [['Mã hàng', 'Mô tả hàng hóa']]],
    ['nothing', []],
  ])('gives null for %s', (_name, cells) => {
    expect(recognise(cells, 'VN')).toBeNull();
  });
});

describe('formatByHand', () => {
  it('fills in the columns it knows, and is complete with a code and a rate', () => {
    const format = formatByHand([['x', 'MFN']], { shape: 'wide', subject: 'VN', headRow: 0 });
    expect(format.places).toMatchObject({ code: null, mfn: 1 });
    expect(isComplete(format)).toBe(false);
    expect(isComplete({ ...format, places: { ...format.places, code: 0 } })).toBe(true);
    expect(isComplete({ ...format, places: { code: 0 } })).toBe(false);
  });

  it('has no columns where there is no such row', () => {
    expect(formatByHand([], { shape: 'template', subject: 'VN', headRow: 3 }).head).toEqual([]);
  });
});

it('columns that are not used are named, each once', () => {
  const cells = [['Mã hàng', 'Ghi chú', 'NK ưu đãi', '', 'VAT', 'VAT', 'RCEPT C']];
  expect(unusedColumns(recognise(cells, 'VN') as FileFormat)).toEqual(['Ghi chú', 'VAT']);
});

it.each([
  ['the template', templateHeadOf('TH'), true],
  ['the data set of Korea', KOREA_HEAD, true],
  ['a wide file', ['HS code', 'MFN'], false],
])('the first day chooses the rows of %s: %s', (_name, head, expected) => {
  expect(isByDate(recognise([head], 'TH') as FileFormat)).toBe(expected);
});

describe('layoutOf', () => {
  it.each(['AU', 'CN', 'TH', 'IN'])('has no RCEP rates of %s for its own goods', (importer) => {
    const parties = layoutOf(importer).columns.flatMap((column) => column.parties ?? []);
    expect(parties).not.toContain(importer);
    expect(parties.length).toBeGreaterThan(0);
  });
});
