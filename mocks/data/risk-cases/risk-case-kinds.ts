import type { CaseKind } from '@/features/risk-cases/risk-cases-schema';
import type { Locale } from '../../locale';

/** The kinds of cases as written after the name of the goods. */
export const caseKindNames: Record<CaseKind, Record<Locale, string>> = {
  AD: {
    zh: '反倾销',
    en: 'anti-dumping',
    ja: 'アンチダンピング',
    ko: '반덤핑',
    vi: 'chống bán phá giá',
    ms: 'antilambakan',
  },
  'AD+CVD': {
    zh: '反倾销和反补贴',
    en: 'anti-dumping and countervailing',
    ja: 'アンチダンピング・相殺関税',
    ko: '반덤핑·상계관세',
    vi: 'chống bán phá giá và chống trợ cấp',
    ms: 'antilambakan dan duti timbal balas',
  },
  CVD: {
    zh: '反补贴',
    en: 'countervailing',
    ja: '相殺関税',
    ko: '상계관세',
    vi: 'chống trợ cấp',
    ms: 'duti timbal balas',
  },
  SG: {
    zh: '保障措施',
    en: 'safeguard',
    ja: 'セーフガード',
    ko: '세이프가드',
    vi: 'tự vệ',
    ms: 'perlindungan',
  },
  AC: {
    zh: '反规避',
    en: 'anti-circumvention',
    ja: '迂回防止',
    ko: '우회덤핑 방지',
    vi: 'chống lẩn tránh',
    ms: 'antipengelakan',
  },
};
