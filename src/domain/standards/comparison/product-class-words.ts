/** Groups of product classes that standards of textiles share. */
export type ClassGroup = 'infants' | 'noDirectContact' | 'directContact' | 'all';

/** The names of the classes in the six languages; the first match wins. */
export const CLASS_WORDS: readonly (readonly [RegExp, ClassGroup])[] = [
  [/^(?:all|全部|所有|すべて|전체|tất cả|semua)$/, 'all'],
  [/^(?:designated textile|指定的纺织品|指定の繊維製品|지정 섬유)/, 'all'],
  [/^hàng dệt.*chỉ định|^barangan tekstil.*ditetapkan/, 'all'],
  [/not infants|婴幼儿除外|乳幼児用を除く|영유아용 제외|trừ trẻ nhỏ|bukan bayi/, 'directContact'],
  [/no direct|not in direct|without direct|indirect|非直接|间接|直接触れない/, 'noDirectContact'],
  [/비접촉|không tiếp xúc|tiada sentuhan|tidak kontak/, 'noDirectContact'],
  [/infant|bab(?:y|ies)|(?:under|up to) (?:24|36) months|婴幼儿|乳幼児|영유아|bayi|kanak-kanak/, 'infants'],
  [/(?:24|36)(?:个月|か月|개월)|trẻ (?:nhỏ|em dưới|dưới|đến)/, 'infants'],
  [/direct|直接|직접|tiếp xúc trực tiếp|(?:kontak|sentuhan) langsung/, 'directContact'],
];
