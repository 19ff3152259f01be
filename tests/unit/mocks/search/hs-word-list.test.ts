import { describe, expect, it } from 'vitest';
import { suggest } from '../../../../mocks/search/hs/hs-search';
import type { Locale } from '../../../../mocks/locale';
import { mainGoods, namedGoods } from '../../../../mocks/search/hs/named-goods';

const found = async (words: string, locale: Locale = 'zh') =>
  (await suggest(words, locale)).map(({ hs }) => hs);
const all = (text: string) => text.split(' ').filter((code) => code !== '');

describe('D4: typed accents count', () => {
  it.each([
    ['ghế', '9401', 'ghép'],
    ['cà phê', '0901', 'phế'],
    ['bàn ghế', '9403', 'ghép'],
    ['đồ nội thất', '9403', 'nối'],
    ['mũ bảo hiểm', '650610', 'hiếm'],
    ['đèn LED', '853952', 'đen'],
  ])('%s begins with %s, and finds no %s', async (words, hs, other) => {
    const rows = await suggest(words, 'vi');
    expect(rows[0]?.hs).toBe(hs);
    const typed = words.toLowerCase().split(' ');
    const isOther = rows.filter(({ match, name }) => {
      const text = name.text.toLowerCase();
      return match === 'name' && text.includes(other) && typed.every((word) => !text.includes(word));
    });
    expect(isOther).toEqual([]);
  });

  it.each([
    ['tủ', '853710', '250410 250510 320910'],
    ['bàn', '', '391721 251512'],
    ['cá', '560811', '250510 283691'],
    ['thép', '721049 730890', '391721'],
    ['hoá chất', '', '940620'],
    ['ống thép', '730431 730630', '391721'],
  ])('%s finds %j and not %j', async (words, present, absent) => {
    const hs = await found(words, 'vi');
    expect(hs).toEqual(expect.arrayContaining(all(present)));
    expect(all(absent).filter((code) => hs.includes(code))).toEqual([]);
  });

  it('words without accents stay loose', async () => {
    expect(await found('xi mang', 'vi')).toEqual(expect.arrayContaining(await found('xi măng', 'vi')));
    expect(await found('ong thep', 'vi')).toEqual(expect.arrayContaining(await found('ống thép', 'vi')));
  });

  it('the tone may stand on either vowel', async () => {
    expect(await found('hoá chất', 'vi')).toEqual(await found('hóa chất', 'vi'));
    expect(await found('thuỷ tinh', 'vi')).toEqual(await found('thủy tinh', 'vi'));
    expect(await found('thủy tinh', 'vi')).not.toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['ms', 'sut', '500200'],
    ['en', 'pen', '847130'],
    ['en', 'bus', '870899'],
  ])('%s: a short word is found whole: %s does not find %s', async (locale, words, hs) =>
    expect(await found(words, locale)).not.toContain(hs),
  );

  it('the last of several words may still be typed', async () =>
    expect(await found('lithium bat', 'en')).toContain('850760'));
});

describe('D5: nothing is found in what a description leaves out', () => {
  it.each<[Locale, string]>([
    ['zh', 'LED'],
    ['en', 'LED'],
    ['ja', 'LED'],
    ['vi', 'LED'],
    ['ja', '発光ダイオード'],
    ['zh', '发光二极管'],
  ])('%s: %s finds light-emitting diodes first, and no other diodes', async (locale, words) => {
    const hs = await found(words, locale);
    expect(hs.slice(0, 3)).toContain('854141');
    expect(hs).not.toContain('854110');
  });

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
  ])('the rest stays: %s', (description, saved) => expect(mainGoods(description)).toContain(saved));
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
  ])('%s: %s no longer finds %s', async (locale, words, hs) =>
    expect(await found(words, locale)).not.toContain(hs),
  );

  it.each<[Locale, string, string, string]>([
    ['en', 'fish', '0302', '950710'],
    ['en', 'table', '940360', '847130'],
  ])(
    '%s: %s begins with %s, and not with %s, whose words only begin so',
    async (locale, words, first, other) => {
      const hs = await found(words, locale);
      expect(hs[0]).toBe(first);
      expect(hs.slice(0, 20)).not.toContain(other);
    },
  );
});

describe('what the goods are comes before what describes them', () => {
  it.each<[Locale, string, string]>([
    ['vi', 'cá', '0302'],
    ['en', 'tyres', '401110'],
    ['zh', '石膏板', '680911'],
  ])('%s: %s begins with %s', async (locale, words, hs) => expect((await found(words, locale))[0]).toBe(hs));
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
  ])('%s finds what %s finds', async (american, british) =>
    expect(await found(american, 'en')).toEqual(await found(british, 'en')),
  );

  it.each<[Locale, string, string, string]>([
    ['en', 'batery', 'battery', '850760'],
    ['en', 'plywod', 'plywood', '441231'],
    ['en', 'tramsformer', 'transformer', '850431'],
    ['en', 'cemnt', 'cement', '252329'],
    ['zh', '锂电迟', '锂电池', '850760'],
    ['zh', '太阳能版', '太阳能板', '854143'],
    ['ko', '베터리', '배터리', '850760'],
  ])('%s: %s may mean %s, and says so', async (locale, typed, meant, hs) => {
    const rows = await suggest(typed, locale);
    expect(rows.map((row) => row.hs)).toContain(hs);
    expect(rows.every((row) => row.match === 'spelling' && row.matched?.text === meant)).toBe(true);
  });

  it('is left alone where the words as typed find something', async () =>
    expect((await suggest('battery', 'en')).some(({ match }) => match === 'spelling')).toBe(false));

  it.each<[Locale, string, string]>([
    ['en', 'chair', '9401'],
    ['en', 'sofa', '940161'],
    ['en', 'furniture', '9403'],
    ['en', 'helmet', '650610'],
    ['en', 'coffee', '0901'],
    ['en', 'perfume', '330300'],
    ['zh', '太阳镜', '900410'],
    ['zh', '电视机', '852872'],
    ['zh', '摩托艇', '8903'],
    ['ko', '커피', '0901'],
    ['ms', 'kasut', '6403'],
  ])('%s: %s is no slip, and begins with %s', async (locale, words, hs) => {
    const rows = await suggest(words, locale);
    expect(rows[0]?.hs).toBe(hs);
    expect(rows.filter(({ match }) => match === 'spelling')).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['ko', '강관', '730431'],
    ['ms', 'paip keluli', '730431'],
    ['zh', '钢管', '730630'],
    ['ja', '鋼管', '730661'],
    ['ko', '옷', '61'],
    ['ms', 'pakaian', '61'],
  ])('%s: %s is among the first, as %s', async (locale, words, hs) =>
    expect((await found(words, locale)).slice(0, 5)).toContain(hs),
  );
});
