import { describe, expect, it } from 'vitest';
import { allCodes } from '../../../../mocks/search/hs/hs-index';
import { suggest } from '../../../../mocks/search/hs/hs-search';
import { hsSynonyms } from '../../../../mocks/data/hs-synonyms';
import { locales, type Locale } from '../../../../mocks/locale';
import { namedGoods } from '../../../../mocks/search/hs/named-goods';

const found = async (words: string, locale: Locale = 'zh') =>
  (await suggest(words, locale)).map(({ hs }) => hs);
const codes = (text: string) => text.split(' ').filter((code) => code !== '');

describe('words lead to the goods they mean, and to no others', () => {
  it.each<[Locale, string, string, string]>([
    ['zh', '锂电', '850760', '850710 850720 850730 850750 850780'],
    ['en', 'lithium battery', '850760', '850710 850720 850730 850750 850780 282520'],
    ['en', 'lithium-ion', '850760', '850780'],
    ['zh', '铅酸电池', '850710 850720', '850760 850750'],
    ['zh', '镍氢电池', '850750', '850760 850710'],
    ['zh', '电池', '850760 850710 850750', ''],
    ['vi', 'pin', '850760 850750', '850710'],
    ['zh', '钢结构', '940620 940690 730890', '940610'],
    ['zh', '钢结构房屋', '940620 940690', '940610'],
    ['zh', '木屋', '940610', '940620'],
    ['en', 'wood', '940610', '940690'],
    ['zh', '纯电动', '870380 870240 870460', '870340 870350 870360 870370'],
    ['en', 'BEV', '870380', '870340 870350 870360 870370'],
    ['en', 'electric car', '870380', '870340 870360 870323'],
    ['zh', '插电混动', '870360 870370', '870340 870350 870380'],
    ['en', 'PHEV', '870360 870370', '870340 870350'],
    ['zh', '氢氧化镍', '282540', '282520 283691 282200'],
    ['en', 'nickel hydroxide', '282540', '282520 850750'],
    ['zh', '碳酸锂', '283691', '282520 282540'],
    ['zh', '刹车', '870830', '870840 870899'],
    ['zh', '变速箱', '870840', '870830'],
    ['en', 'portland cement', '252329 252321', '252310'],
    ['zh', '螺纹钢', '721420 721310', '721391 721499'],
    ['zh', '毛巾', '630260', '630221 630231'],
    ['en', 'jeans', '620342 620462', '610462 520942'],
    ['zh', '牛仔布', '520942', '620342'],
    ['en', 'tempered glass', '700719', '700529 700800'],
    ['en', 'cnc lathe', '845811 845891', '845961 845710'],
    ['zh', '笔记本电脑', '847130', '847141'],
    ['ko', '기와', '690510', '690721'],
    ['ms', 'zink bumbung', '721041', '721049'],
    ['zh', '镀锌板', '721049', '721070 721061'],
  ])('%s: %s', async (locale, words, present, absent) => {
    const hs = await found(words, locale);
    expect(hs).toEqual(expect.arrayContaining(codes(present)));
    expect(codes(absent).filter((code) => hs.includes(code))).toEqual([]);
  });

  it('what was typed with more around it means the longest word in it', async () => {
    expect(await found('新款纯电动汽车')).toContain('870380');
    expect(await found('新款纯电动汽车')).not.toContain('870323');
    expect(await found('cheap lithium battery', 'en')).toEqual(['850760']);
    expect(await found('cheap lithium batteries', 'en')).toEqual(['850760']);
  });
});

describe('everyday words of goods', () => {
  it.each<[Locale, string, string]>([
    ['zh', '温室', '940620'],
    ['zh', '大棚', '940620'],
    ['en', 'greenhouse', '940620'],
    ['ja', 'ビニールハウス', '940690'],
    ['ko', '온실', '940620'],
    ['vi', 'nhà kính', '940620'],
    ['ms', 'rumah hijau', '940620'],
    ['zh', '板房', '940690'],
    ['zh', '活动板房', '940690'],
    ['zh', '模块化房屋', '940620'],
    ['zh', '轻钢别墅', '940690'],
    ['en', 'steel house', '940620'],
    ['ja', '軽量鉄骨住宅', '940690'],
    ['ms', 'rumah keluli', '940620'],
    ['zh', '轿车', '870323'],
    ['ja', 'セダン', '870323'],
    ['ko', '승용차', '870323'],
    ['vi', 'ô tô con', '870323'],
    ['zh', '电车', '870380'],
    ['zh', '电控', '853710'],
    ['zh', '变频器', '850440'],
    ['en', 'frequency converter', '850440'],
    ['vi', 'biến tần', '850440'],
    ['zh', '西装', '620311'],
    ['en', 'suit', '620311'],
    ['ja', 'スーツ', '620311'],
    ['ko', '양복', '620311'],
    ['vi', 'com lê', '620311'],
    ['ms', 'sut', '620311'],
    ['zh', '棉纱', '520512'],
    ['ms', 'benang kapas', '520512'],
    ['zh', '传感器', '902620'],
    ['en', 'sensor', '902620'],
    ['vi', 'cảm biến', '902620'],
    ['zh', '袜子', '611595'],
    ['zh', '螺丝', '731815'],
  ])('%s: %s is among the first five, as %s', async (locale, words, hs) => {
    expect((await found(words, locale)).slice(0, 5)).toContain(hs);
  });

  it.each<[Locale, string, string]>([
    ['zh', '手机', '851713'],
    ['zh', '大米', '100630'],
    ['zh', 'smartphone', '851713'],
    ['zh', '沙发', '940161'],
  ])('%s: %s begins with %s', async (locale, words, hs) => expect((await found(words, locale))[0]).toBe(hs));
});

describe('Latin words are found where a word begins', () => {
  it.each<[Locale, string, string]>([
    ['en', 'lar panel', '854143'],
    ['en', 'ile', '690721'],
  ])('%s: %s does not find %s', async (locale, words, hs) =>
    expect(await found(words, locale)).not.toContain(hs),
  );
});

describe('the goods a description leaves out are not its goods', () => {
  it.each([
    ['Buildings; prefabricated, not of wood', 'wood'],
    ['Vehicles; parts and accessories, of bodies, other than safety seat belts', 'belt'],
    ['Blankets (other than electric blankets) and travelling rugs', 'electric'],
    ['Electric accumulators; other than lead-acid and lithium-ion, including separators', 'lithium'],
    ['Other motor cars (including station wagons, but not including vans)', 'vans'],
    ['二极管（光敏、发光二极管除外）', '发光'],
    ['綿糸（縫糸及び小売用にしたものを除く。） > 単糸', '縫糸'],
    ['Chăn (trừ chăn điện) và chăn du lịch', 'điện'],
    ['Đi-ốt, trừ đi-ốt cảm quang hoặc đi-ốt phát quang (LED)', 'quang'],
  ])('%s', (description, left) => expect(namedGoods(description)).not.toContain(left));

  it.each([
    ['Fabrics; knitted, other than those of headings 60.01 to 60.04, of cotton, dyed', 'cotton'],
    ['Electric accumulators; other than lead-acid, including separators', 'separators'],
    ['綿糸（縫糸を除く。） > 単糸', '単糸'],
  ])('the rest stays: %s', (description, saved) => expect(namedGoods(description)).toContain(saved));
});

describe('the table of synonyms', () => {
  it('names chapters, headings and subheadings of HS 2022', async () => {
    const known = new Set(await allCodes());
    const named = hsSynonyms.flatMap((synonym) => synonym.codes);
    expect(named.filter((code) => !known.has(code))).toEqual([]);
  });

  it('has words in six languages for at least 600 goods, with few that are particular to some', () => {
    const inAll = hsSynonyms.filter(({ words }) => locales.every((lang) => words[lang].length > 0));
    expect(inAll.length).toBeGreaterThanOrEqual(600);
    expect(hsSynonyms.length - inAll.length).toBeLessThanOrEqual(2);
  });

  it('has no word twice for the same code in a language', () => {
    const pairs = hsSynonyms.flatMap(({ codes: available, words }) =>
      available.flatMap((code) =>
        locales.flatMap((lang) => words[lang].map((word) => `${code} ${lang} ${word}`)),
      ),
    );
    const seen = new Set<string>();
    const twice = pairs.filter((pair) => seen.size === seen.add(pair).size);
    expect(twice).toEqual([]);
  });
});

describe('how the words are written does not matter', () => {
  it.each<[Locale, string, string]>([
    ['en', 'electric cars', 'electric car'],
    ['en', 'Electric Cars', 'electric car'],
    ['en', 'electriccar', 'electric car'],
    ['en', 'electriccars', 'electric car'],
    ['en', 'motor controllers', 'motor controller'],
    ['en', 'motorcontrollers', 'motor controller'],
    ['en', 'houses', 'house'],
    ['en', 'prefabricated houses', 'prefabricated house'],
    ['en', 'batteries', 'battery'],
    ['en', 'buses', 'bus'],
    ['en', 'gearboxes', 'gearbox'],
    ['en', 'green house', 'greenhouse'],
    ['en', 'lithiumion battery', 'lithium-ion battery'],
    ['zh', '电动 汽车', '电动汽车'],
    ['zh', '钢 结构 房屋', '钢结构房屋'],
    ['zh', 'ＥＶ', 'ev'],
    ['ja', '電気 自動車', '電気自動車'],
    ['ja', 'ﾊﾞｯﾃﾘｰ', 'バッテリー'],
    ['ko', '전기승용차', '전기 승용차'],
    ['ko', '리튬이온배터리', '리튬이온 배터리'],
    ['vi', 'otodien', 'ô tô điện'],
    ['vi', 'Ôtô Điện', 'ô tô điện'],
    ['vi', 'PIN LITHIUM', 'pin lithium'],
    ['ms', 'keretaelektrik', 'kereta elektrik'],
    ['ms', 'Kereta  Elektrik', 'kereta elektrik'],
  ])('%s: %s finds what %s finds', async (locale, written, plain) => {
    expect(await found(plain, locale)).not.toEqual([]);
    expect(await found(written, locale)).toEqual(await found(plain, locale));
  });

  it('leaves words alone that only look like a plural', async () => {
    expect(await found('glass', 'en')).toEqual(expect.arrayContaining(['700719']));
    expect(await found('bas', 'ms')).toEqual(expect.arrayContaining(['870210']));
    expect(await found('lens', 'en')).not.toEqual(await found('len', 'en'));
  });
});
