import { describe, expect, it } from 'vitest';
import { hsSuggestEndpoint, type HsSuggestPage } from '@/features/hs/hs-schema';
import { hsSynonyms } from '../../mocks/data/hs-synonyms';
import { requestPortal } from '../support/request-mocks';

const suggest = (q: string, language = 'zh', rest = '') =>
  requestPortal<HsSuggestPage>(`hs/suggest?q=${encodeURIComponent(q)}${rest}`, language);

describe('words in six languages', () => {
  it.each([
    ['zh', '锂电池', '850760'],
    ['en', 'battery', '850760'],
    ['vi', 'pin lithium', '850760'],
    ['ja', 'バッテリー', '850760'],
    ['ko', '배터리', '850760'],
    ['ms', 'bateri', '850760'],
    ['zh', '电动汽车', '870380'],
    ['en', 'electric car', '870380'],
    ['ja', '電気自動車', '870380'],
    ['ko', '전기차', '870380'],
    ['vi', 'ô tô điện', '870380'],
    ['ms', 'kereta elektrik', '870380'],
    ['zh', '瓷砖', '690721'],
    ['en', 'Ceramic Tile', '690721'],
    ['ja', 'タイル', '690721'],
    ['ko', '기와', '690510'],
    ['ko', '타일', '690721'],
    ['vi', 'gạch ốp lát', '690721'],
    ['ms', 'jubin', '690721'],
    ['zh', '模块化建筑', '940620'],
    ['en', 'modular building', '940620'],
    ['ja', 'プレハブ', '940620'],
    ['ko', '모듈러 주택', '940620'],
    ['vi', 'nhà tiền chế', '940620'],
    ['ms', 'bangunan modular', '940620'],
  ])('%s: %s is among the first, as %s', async (language, words, hs) => {
    const { rows } = await suggest(words, language);
    expect(rows.slice(0, 5).map((row) => row.hs)).toContain(hs);
  });

  it.each([
    ['ＢＡＴＴＥＲＹ', 'en'],
    ['Battery ', 'en'],
    ['batteries', 'en'],
    ['o to dien', 'vi'],
    ['ﾊﾞｯﾃﾘｰ', 'ja'],
  ])('%s: case, width and plural do not matter, nor accents that are not typed', async (words, language) => {
    expect((await suggest(words, language)).total).toBeGreaterThan(0);
  });

  it('says which words were found where they are not part of the name', async () => {
    const { rows } = await suggest('锂电池', 'en');
    expect(rows[0]).toMatchObject({
      hs: '850760',
      match: 'synonym',
      matched: { text: '锂电池', lang: 'zh' },
      name: { lang: 'en' },
    });
  });

  it('finds a word of the name in the language of the reader, without repeating it', async () => {
    const { rows } = await suggest('modular building units', 'en');
    expect(rows[0]).toMatchObject({ hs: '940620', match: 'name', matched: null });
  });
});

describe('digits', () => {
  it.each(['9406.20', '９４０６２０', '9406 20', '9406200000'])('%s finds 9406.20', async (q) => {
    const { rows } = await suggest(q);
    expect(rows.map((row) => [row.hs, row.match])).toEqual([['940620', 'code']]);
  });

  it('finds every code that begins with the digits, in order', async () => {
    const { rows } = await suggest('9406');
    expect(rows.map((row) => row.hs)).toEqual(['940610', '940620', '940690']);
  });

  it('finds the headings of a chapter, and as the code itself one that is not split', async () => {
    const { rows, total } = await suggest('04', 'en', '&pageSize=200');
    expect(total).toBe(10);
    expect(rows.map((row) => [row.hs, row.level])).toContainEqual(['0406', 'heading']);
    expect(rows.map((row) => [row.hs, row.level])).toContainEqual(['040900', 'subheading']);
  });

  it('finds six-digit codes only where they are wanted', async () => {
    const { rows, total } = await suggest('04', 'en', '&pageSize=200&level=subheading');
    expect(total).toBeGreaterThan(20);
    expect(rows.every((row) => row.level === 'subheading' && row.hs.startsWith('04'))).toBe(true);
    const words = await suggest('咖啡', 'zh', '&level=subheading');
    expect(words.rows[0]).toMatchObject({ hs: '090111', level: 'subheading' });
  });
});

describe('pages and odd input', () => {
  it('sends one page and the number of all', async () => {
    const first = await suggest('of', 'en', '&pageSize=5');
    const second = await suggest('of', 'en', '&pageSize=5&pageNo=2');
    expect(first.rows).toHaveLength(5);
    expect(second.rows).toHaveLength(5);
    expect(first.total).toBeGreaterThan(10);
    expect(second.rows[0]?.hs).not.toBe(first.rows[0]?.hs);
  });

  it.each(['', '<script>alert(1)</script>', '😀😀', '\u202e850760', 'x'.repeat(4000)])(
    'answers an odd text with a page',
    async (q) => {
      const page = await suggest(q);
      expect(page.total).toBe(page.rows.length);
    },
  );
});

describe('what is beside the proposals', () => {
  it.each(['电池', 'zzxq', '77', ''])('D1: %j says how many codes are searched', async (q) =>
    expect(await suggest(q)).toMatchObject({
      searched: { codes: 5612, languages: 7, synonyms: hsSynonyms.length },
    }),
  );

  it('D5: names the official tariff of the requested importer', async () => {
    expect((await suggest('LED灯', 'zh', '&to=JP')).official?.url).toContain('customs.go.jp');
    expect((await suggest('LED灯', 'zh')).official).toBeNull();
    expect((await suggest('LED灯', 'zh', '&to=XX')).official).toBeNull();
  });

  it('is as the schema says', async () => {
    for (const q of ['电池', 'batery', 'zzxq', '8504'])
      expect(hsSuggestEndpoint.data.parse(await suggest(q, 'en', '&to=VN'))).toBeTruthy();
  });

  it('D24: what one slip leads to is marked so', async () => {
    const { rows } = await suggest('batery', 'en');
    expect(rows[0]).toMatchObject({
      hs: '850760',
      match: 'spelling',
      matched: { text: 'battery', lang: 'en' },
    });
  });
});
