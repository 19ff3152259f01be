import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHsChapter } from '@/features/hs/tree/hs-chapter';
import { formatHs, readHsInput, withoutHs } from '@/features/hs/hs-code';
import { suggestText, suggestTexts } from '@/features/hs/suggest/suggest-text';

describe('codes as they are typed (specification §5)', () => {
  it.each([
    ['8507.60', '850760'],
    ['850760', '850760'],
    ['８５０７６０', '850760'],
    ['8507 60', '850760'],
    [' 8507-60 ', '850760'],
    ['85.07.60', '850760'],
    ['\u202e8507.60\u200b', '850760'],
    ['85371040', '85371040'],
    ['85371040001', '85371040001'],
    ['9406.20 钢制模块化建筑单元', '940620'],
    ['9406.20 Modular building units', '940620'],
    ['850760 锂离子', '850760'],
    ['８５０７６０　锂离子', '850760'],
    ['８５０７．６０ 锂离子', '850760'],
    ['8507 60 lithium-ion', '850760'],
    ['8507-60 锂离子', '850760'],
    ['850760锂离子', '850760'],
    ['850760：锂离子', '850760'],
    ['850760（锂离子）', '850760'],
    ['850760, lithium-ion', '850760'],
    ['85076000 pin lithium', '85076000'],
    ['8507.60.0000 리튬이온', '8507600000'],
    ['85371040001 控制板', '85371040001'],
    ['9406 20 90 modular building units', '94062090'],
    ['9406.20 90 modular building units', '94062090'],
    ['8507 60 0000 리튬이온', '8507600000'],
    ['8507.60-0000 리튬이온', '8507600000'],
    ['8507.60 000 リチウム', '850760000'],
    ['8507.6000 锂离子', '85076000'],
    ['85.07.60 锂离子', '850760'],
    ['304 316', '304316'],
    ['HS 8507.60', '850760'],
    ['HS编码：850760', '850760'],
    ['hs code 850760 lithium', '850760'],
  ])('%j is the code %s', (typed, digits) => expect(readHsInput(typed)).toEqual({ kind: 'code', digits }));

  it.each(['', '   ', '\u200b', '\u202e\u2066'])('%j is empty', (typed) =>
    expect(readHsInput(typed)).toEqual({ kind: 'invalid', reason: 'empty' }),
  );

  it.each([
    '94 06',
    '94065',
    '123456789012',
    '9'.repeat(10_000),
    '94a62',
    '😀😀',
    '<>',
    '94/06/20',
    '-',
    '.',
  ])('%j is malformed', (typed) => expect(readHsInput(typed)).toEqual({ kind: 'invalid', reason: 'format' }));

  it.each([
    '锂',
    '锂电池',
    'lithium battery',
    'リチウム',
    '전지',
    'bộ pin',
    '<script>alert(1)</script>',
    '85076 锂离子',
    '123456789012 锂',
    '850760kg',
    '304 316 stainless steel',
    '304 316不锈钢',
    '6061 7075 aluminium bar',
    '240 220 110 V charger',
    '100-240 V charger',
    '100 000 mAh',
    '100.000 mAh',
    '2025 2026 calendar',
    '2025-2026 calendar',
    '850760 12 V battery',
    '9950 10 other goods',
    '000123 part',
    'HS 编码',
  ])('%j is product words', (typed) => expect(readHsInput(typed)).toEqual({ kind: 'words', text: typed }));

  it('cuts very long words', () => {
    const input = readHsInput('battery '.repeat(2000));
    expect(input.kind === 'words' && input.text.length <= 120).toBe(true);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const input = readHsInput(typed);
        if (input.kind === 'code') expect(input.digits).toMatch(/^\d{6,11}$/);
      }),
    );
  });
});

describe('codes as tariffs print them', () => {
  it.each([
    ['940620', '9406.20'],
    ['94062090', '9406.20.90'],
    ['8507600000', '8507.60.0000'],
    ['9406', '9406'],
  ])('%s is %s', (digits, printed) => expect(formatHs(digits)).toBe(printed));
});

describe('the request for proposals', () => {
  it.each([
    ['8507.6', '85076'],
    ['９４０６', '9406'],
    ['  lithium   battery ', 'lithium battery'],
    ['9406.20 钢制模块化建筑单元', '940620'],
    ['\u202e电池', '电池'],
    ['850760 锂离子', '850760'],
    ['HS 8507', '8507'],
    ['HS编码 8507.6', '85076'],
  ])('%j asks for %j', (typed, requested) => expect(suggestText(typed)).toBe(requested));

  it('asks for each text once, and for none that is too short', () =>
    expect(suggestTexts(['HS 8507', '8507', 'x', '锂电池'])).toEqual(['8507', '锂电池']));

  it('never asks for more than 60 characters', () =>
    expect(suggestText('ab '.repeat(5000)).length).toBeLessThanOrEqual(60));
});

describe('L9: "HS" in front of very many spaces is read in one pass', () => {
  it.each(['hs', 'HS code', 'hs 编码'])('%s', (begin) => {
    const spaces = ' '.repeat(200_000);
    expect(withoutHs(`${begin}${spaces}`)).toBe(`${begin}${spaces}`);
    expect(withoutHs(`${begin}${spaces}850760`)).toBe('850760');
  });
});

describe('D6: chapters of HS 2022', () => {
  it.each(['01', '76', '78', '97', '850760'])('%s exists', (digits) =>
    expect(hasHsChapter(digits)).toBe(true),
  );
  it.each(['00', '77', '98', '99', '999999', '000000'])('%s does not', (digits) =>
    expect(hasHsChapter(digits)).toBe(false),
  );
});
