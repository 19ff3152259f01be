/** Groups of product classes that standards of textiles share. */
export type ClassGroup = 'infants' | 'noDirectContact' | 'directContact' | 'all';

/** How the classes are printed; the first that fits counts. */
export const CLASS_WORDS: readonly (readonly [RegExp, ClassGroup])[] = [
  [/^(?:all|全部|所有)\b|^all$|^designated textile/, 'all'],
  [/not infants|婴幼儿除外/, 'directContact'],
  [
    /no direct|not in direct|without direct|indirect|非直接|间接|không tiếp xúc|tidak kontak/,
    'noDirectContact',
  ],
  [/infant|bab(?:y|ies)|(?:under|up to) (?:24|36) months|婴幼儿|乳幼児|영유아|trẻ em dưới|bayi/, 'infants'],
  [/direct|直接|tiếp xúc trực tiếp|kontak langsung/, 'directContact'],
];
