import { describe, expect, it } from 'vitest';
import { codesIn, labelsOf, offered, withToggled } from '@/shared/console-ui/list/filters/choices';

const OPTIONS = [
  { value: 'CN', label: '中国' },
  { value: 'JP', label: '日本' },
  { value: 'VN', label: '越南' },
];

describe('several choices of a filter', () => {
  it.each([
    ['', []],
    ['VN', ['VN']],
    ['VN,CN', ['VN', 'CN']],
    [' VN ,,VN', ['VN']],
  ])('“%s” has the codes %j', (text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });

  it.each([
    ['', 'JP', 'JP'],
    ['VN', 'CN', 'CN,VN'],
    ['VN,CN', 'JP', 'CN,JP,VN'],
    ['CN,VN', 'CN', 'VN'],
    ['CN', 'CN', ''],
    ['XX,VN', 'CN', 'CN,VN,XX'],
    ['XX,VN', 'XX', 'VN'],
  ])('“%s” with %s toggled is “%s”', (text, toggled, expected) => {
    expect(withToggled(OPTIONS, text, toggled)).toBe(expected);
  });

  it('are in words in the order of the options, one that is no option as it is', () => {
    expect(labelsOf(OPTIONS, 'XX,VN,CN')).toEqual(['中国', '越南', 'XX']);
    expect(labelsOf(OPTIONS, '')).toEqual([]);
    expect(offered(OPTIONS, 'VN')).toEqual(OPTIONS);
    expect(offered(OPTIONS, 'XX').at(-1)).toEqual({ value: 'XX', label: 'XX' });
  });
});
