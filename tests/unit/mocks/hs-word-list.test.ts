import { describe, expect, it } from 'vitest';
import { suggest } from '../../../mocks/hs-search';
import type { Locale } from '../../../mocks/locale';
import { mainGoods, namedGoods } from '../../../mocks/named-goods';

const found = (words: string, locale: Locale = 'zh') => suggest(words, locale).map(({ hs }) => hs);
const all = (text: string) => text.split(' ').filter((code) => code !== '');

describe('D4: typed accents count', () => {
  it.each([
    ['ghế', 'chair, not ghép'],
    ['cà phê', 'coffee, not cả phế'],
    ['bàn ghế', 'furniture'],
    ['đồ nội thất', 'furniture'],
    ['mũ bảo hiểm', 'helmet'],
    ['đèn LED', 'LED lamp'],
  ])('%s (%s) finds nothing', (words) => expect(found(words, 'vi')).toEqual([]));

  it.each([
    ['tủ', '853710', '250410 250510 320910'],
    ['bàn', '', '391721 251512'],
    ['cá', '560811', '250510 283691'],
    ['thép', '721049 730890', '391721'],
    ['hoá chất', '', '940620'],
    ['ống thép', '730431 730630', '391721'],
  ])('%s finds %j and not %j', (words, present, absent) => {
    const hs = found(words, 'vi');
    expect(hs).toEqual(expect.arrayContaining(all(present)));
    expect(all(absent).filter((code) => hs.includes(code))).toEqual([]);
  });

  it('words without accents stay loose', () => {
    expect(found('xi mang', 'vi')).toEqual(expect.arrayContaining(found('xi măng', 'vi')));
    expect(found('ong thep', 'vi')).toEqual(expect.arrayContaining(found('ống thép', 'vi')));
  });

  it('the tone may stand on either vowel', () => {
    expect(found('hoá chất', 'vi')).toEqual(found('hóa chất', 'vi'));
    expect(found('thuỷ tinh', 'vi')).toEqual(found('thủy tinh', 'vi'));
    expect(found('thủy tinh', 'vi')).not.toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['ms', 'sut', '500200'],
    ['en', 'pen', '847130'],
    ['en', 'bus', '870899'],
  ])('%s: a short word is found whole: %s does not find %s', (locale, words, hs) =>
    expect(found(words, locale)).not.toContain(hs),
  );

  it('the last of several words may still be typed', () =>
    expect(found('lithium bat', 'en')).toContain('850760'));
});

describe('D5: nothing is found in what a description leaves out', () => {
  it.each<[Locale, string]>([
    ['zh', 'LED'],
    ['en', 'LED'],
    ['ja', 'LED'],
    ['vi', 'LED'],
    ['ja', '発光ダイオード'],
    ['zh', '发光二极管'],
  ])('%s: %s finds no other diodes', (locale, words) => expect(found(words, locale)).toEqual([]));

  it.each([
    ['diodes, other than photosensitive or light-emitting diodes (LED)', 'LED'],
    ['Footwear, except slippers', 'slippers'],
    ['Pipes excluding cast iron', 'cast'],
    ['ダイオード（光電性ダイオード及び発光ダイオード（LED）を除く。）', 'LED'],
    ['針葉樹以外のもの', '針葉樹'],
    ['其他灯具，不包括台灯', '台灯'],
    ['포틀랜드 시멘트(백색 제외)', '백색'],
    ['Ô tô nhưng không bao gồm ô tô khách (coaches, buses) hoặc ô tô con', 'buses'],
    ['Simen portland selain simen putih', 'putih'],
    ['Kasut kecuali selipar', 'selipar'],
  ])('%s', (description, left) => expect(namedGoods(description)).not.toContain(left));

  it('the other clauses of the same brackets stay', () =>
    expect(namedGoods('管（継目なしのものに限るものとし、鋳鉄製のものを除く。）')).toBe(
      '管（継目なしのものに限るものとし、 ）',
    ));
});

describe('what goods are for is not what they are', () => {
  it.each([
    ['Other > Laces for shoes, boots, corsets', 'shoes'],
    ['Of a kind used with toys, scale models', 'toys'],
    ['取付具（家具、戸、階段に適するものに限る。）', '家具'],
    ['Dây buộc dùng cho giày', 'giày'],
    ['太陽電池及びLED > 太陽電池', 'LED'],
  ])('%s', (description, left) => expect(mainGoods(description)).not.toContain(left));

  it.each([
    ['Machines for welding metal', 'welding'],
    ['Sắt hoặc thép > Loại khác', 'thép'],
    ['太陽電池及びLED > その他のもの', 'LED'],
  ])('the rest stays: %s', (description, kept) => expect(mainGoods(description)).toContain(kept));
});

describe('D1: words that used to lead to a wrong code', () => {
  it.each<[Locale, string, string]>([
    ['zh', '家具', '830241'],
    ['ja', '家具', '830241'],
    ['zh', '石油', '680710'],
    ['en', 'toy', '850431'],
    ['en', 'shoe', '630790'],
    ['en', 'laptop', '850760'],
    ['vi', 'đồ nội thất', '870321'],
    ['vi', 'giày', '630790'],
    ['vi', 'xe đạp', '870810'],
    ['ko', '의자', '870899'],
    ['zh', 'LED', '854110'],
    ['ja', '靴', '854442'],
  ])('%s: %s no longer finds %s', (locale, words, hs) => expect(found(words, locale)).not.toContain(hs));

  it.each<[Locale, string, string, string]>([
    ['en', 'fish', '560811', 'fishing'],
    ['en', 'table', '847130', 'tablet'],
  ])('%s: %s finds %s only as the beginning of %s', (locale, words, hs) =>
    expect(found(words, locale)).toEqual([hs]),
  );
});

describe('what the goods are stands before what describes them', () => {
  it.each<[Locale, string, string]>([
    ['vi', 'cá', '560811'],
    ['en', 'tyres', '401110'],
    ['zh', '石膏板', '680911'],
  ])('%s: %s begins with %s', (locale, words, hs) => expect(found(words, locale)[0]).toBe(hs));
});

describe('D24: spellings, slips and words in Korean and Malay', () => {
  it.each([
    ['aluminum', 'aluminium'],
    ['aluminum profile', 'aluminium profile'],
    ['fiber', 'fibre'],
    ['fiberboard', 'fibreboard'],
    ['tire', 'tyre'],
    ['galvanized steel', 'galvanised steel'],
    ['color', 'colour'],
    ['mold', 'mould'],
    ['gray cotton', 'grey cotton'],
  ])('%s finds what %s finds', (american, british) =>
    expect(found(american, 'en')).toEqual(found(british, 'en')),
  );

  it.each<[Locale, string, string, string]>([
    ['en', 'batery', 'battery', '850760'],
    ['en', 'plywod', 'plywood', '441231'],
    ['en', 'tramsformer', 'transformer', '850431'],
    ['en', 'cemnt', 'cement', '252329'],
    ['zh', '锂电迟', '锂电池', '850760'],
    ['zh', '太阳能版', '太阳能板', '854143'],
    ['ko', '베터리', '배터리', '850760'],
  ])('%s: %s may mean %s, and says so', (locale, typed, meant, hs) => {
    const rows = suggest(typed, locale);
    expect(rows.map((row) => row.hs)).toContain(hs);
    expect(rows.every((row) => row.match === 'spelling' && row.matched?.text === meant)).toBe(true);
  });

  it('is left alone where the words as typed find something', () =>
    expect(suggest('battery', 'en').some(({ match }) => match === 'spelling')).toBe(false));

  it.each<[Locale, string]>([
    ['en', 'chair'],
    ['en', 'sofa'],
    ['en', 'furniture'],
    ['en', 'helmet'],
    ['en', 'coffee'],
    ['en', 'perfume'],
    ['zh', '太阳镜'],
    ['zh', '电视机'],
    ['zh', '摩托艇'],
    ['ko', '커피'],
    ['ms', 'kasut'],
  ])('%s: %s is no slip, and finds nothing', (locale, words) => expect(found(words, locale)).toEqual([]));

  it.each<[Locale, string, string]>([
    ['ko', '강관', '730431'],
    ['ms', 'paip keluli', '730431'],
    ['zh', '钢管', '730630'],
    ['ja', '鋼管', '730661'],
    ['ko', '옷', '610910'],
    ['ms', 'pakaian', '610910'],
  ])('%s: %s is among the first, as %s', (locale, words, hs) =>
    expect(found(words, locale).slice(0, 5)).toContain(hs),
  );
});
