import { describe, expect, it } from 'vitest';
import { fileOfLines, RULE_COLUMNS } from '@/domain/editions';

describe('fileOfLines', () => {
  it('has the lines of a tariff as they are, under the names of their cells', () => {
    const table = { columns: ['code', 'vi', 'mfn'], rows: [['85076010', 'Ắc qui', '5']] };
    expect(fileOfLines(table, 'VN')).toEqual(table);
  });

  it('has each rule of origin in words, with its condition', () => {
    const rows = [
      ['8507', 'CTH or RVC40', '', ''],
      ['160210', 'CC or RVC40', 'CC', 'insect'],
    ];
    expect(fileOfLines({ columns: RULE_COLUMNS, rows }, 'rules')).toEqual({
      columns: ['code', 'rule'],
      rows: [
        ['8507', 'CTH or RVC40'],
        ['160210', '1. CC or RVC40 for insects; 2. CC for any other good'],
      ],
    });
  });
});
