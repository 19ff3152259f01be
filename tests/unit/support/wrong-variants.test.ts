import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/shared/i18n/languages';
import { VARIANTS } from '../../contracts/glossary-variants';
import { leaves, wrongVariants } from '../../support/wrong-variants';

const found = (language: Language, text: string, key = 'origin:planted') =>
  wrongVariants([[key, text]], VARIANTS[language]);

describe('wrong variants of terms', () => {
  it('are named with the key and the right term', () => {
    const texts = leaves('tariff', { own: { listed: '附属表にあれば', other: '付録にあれば' } });
    expect(wrongVariants(texts, VARIANTS.ja)).toEqual(['tariff:own.listed: "附属表" → 付録']);
  });

  it.each<[Language, string]>([
    ['zh', '附件 3A 的规则'],
    ['zh', '按最惠国征税'],
    ['zh', '第 3.5.5 款'],
    ['zh', '差别税率'],
    ['en', 'This rate is not held.'],
    ['en', 'The lane from Japan'],
    ['en', 'Proofs are needed'],
    ['en', 'The data are from 2024.'],
    ['en', 'Log out'],
    ['en', 'Enter your e-mail.'],
    ['ja', '関税差異の付録'],
    ['ja', '個人センター'],
    ['ko', '최소허용수준'],
    ['ko', '역내가치비율(RVC)'],
    ['ko', 'MFN 세율보다 낮음'],
    ['vi', 'hưởng thuế suất ưu đãi của RCEP'],
    ['vi', 'Vệ sinh dịch tễ'],
    ['vi', 'Vệ sinh dịch tễ'.normalize('NFD')],
    ['ms', 'Data ini dipegang'],
    ['ms', 'Langkah perlindungan muktamad'],
    ['ms', 'Perakuan asal pengeksport'],
    ['ms', 'Artikel 3.5'],
  ])('%s: "%s" is refused', (language, text) => expect(found(language, text)).toHaveLength(1));

  it.each<[Language, string]>([
    ['zh', '最惠国税率；最惠国待遇（第 10.4 条）'],
    ['zh', '译文未核对'],
    ['en', 'A proof of origin, or two proofs of origin'],
    ['en', 'Years with no data are left blank.'],
    ['en', '{{held}} of {{all}} countries'],
    ['en', 'A product-specific rule'],
    ['ko', '부속서 3가(3A)'],
    ['vi', 'thuế suất ưu đãi đặc biệt'],
    ['vi', 'thuế suất ưu đãi (MFN)'],
    ['vi', 'Đối xử tối huệ quốc'],
    ['ms', 'perlindungan kesihatan dan keselamatan'],
    ['ms', 'tindakan pelindung'],
  ])('%s: "%s" is right', (language, text) => expect(found(language, text)).toEqual([]));

  it('may be typed by readers who search', () =>
    expect(found('ja', '技術法規', 'search:words.lawService')).toEqual([]));

  it.each(LANGUAGES)('%s: no right term is a wrong variant itself', (language) => {
    const right = VARIANTS[language].map((each): [string, string] => ['right', each.right]);
    expect(wrongVariants(right, VARIANTS[language])).toEqual([]);
  });
});
