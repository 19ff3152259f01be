import { MONEY_WORDS } from '@/shared/format/currency-words';

/** The unit in a head of amounts: the names of money in it, and the power of ten to multiply by; null if unclear. */
export interface MoneyUnit {
  names: string[];
  power: number | null;
}

/** The currency and the multiple in the head of a column of money, in the six languages: 万元, USD '000, triệu đồng. */
export function moneyUnit(head: string): MoneyUnit {
  const plain = head.slice(0, 100).normalize('NFKC').toLowerCase();
  const zeros = [...plain.matchAll(ZEROS)].map(([group]) => group.replace(/[^0]/g, '').length);
  const withoutZeros = plain.replace(ZEROS, ' ');
  const words = withoutZeros.split(NO_WORD).map(readWord);
  const powers = [...zeros, ...words.flatMap(({ power }) => power ?? [])];
  const isUnsure =
    powers.length > 1 ||
    words.some(({ isUnclear }) => isUnclear) ||
    POWER_SIGN.test(head) ||
    UNCLEAR_NUMBER.test(withoutZeros) ||
    (powers.length === 1 && PER_MULTIPLE.test(plain));
  return {
    names: words.flatMap(({ rest }) => rest.flatMap((part) => part.match(MONEY_IN_WORD) ?? [])),
    power: isUnsure ? null : (powers[0] ?? 0),
  };
}

/** True for what may follow the name of a column of money in its head (lower case, without spaces and signs): its unit. */
export const isUnitKey = (key: string): boolean => UNIT_KEY.test(key);

/** A word of a head: the power of its multiple, and the rest of the word. */
function readWord(word: string): { power: number | null; rest: string[]; isUnclear: boolean } {
  if (!ONE_MONEY.test(word)) {
    for (const pattern of MULTIPLES) {
      const [, before = '', multiple = '', after = ''] = pattern.exec(word) ?? [];
      const power = POWERS.get(multiple);
      if (power !== undefined) return { power, rest: [before, after], isUnclear: false };
    }
    if (UNCLEAR_WORD.test(word)) return { power: null, rest: [word], isUnclear: true };
  }
  return { power: null, rest: [word], isUnclear: false };
}

/** Multiples by their power of ten: words by themselves or at a name of money, and signs, which are written together with it. */
const LETTERS: Readonly<Record<number, string>> = {
  2: 'hundred|hundreds|trăm|ratus',
  3: 'thousand|thousands|k|nghìn|ngàn|ribu|seribu|rb',
  5: 'lakh|lakhs',
  6: 'million|millions|mio|mln|mn|triệu|juta|sejuta|jt',
  7: 'crore|crores',
  9: 'billion|billions|bn|tỷ|tỉ|bilion',
};
const SIGNS: Readonly<Record<number, string>> = {
  2: '百|백',
  3: '千|仟|천',
  4: '万|萬|만',
  5: '十万|십만',
  6: '百万|百萬|백만',
  7: '千万|千萬|천만',
  8: '亿|億|억',
  9: '十亿|十億|십억',
};

const POWERS = new Map(
  [...Object.entries(LETTERS), ...Object.entries(SIGNS)].flatMap(([power, words]) =>
    words.split('|').map((word) => [word, Number(power)] as const),
  ),
);

/** Words for a multiple that do not identify it for sure. */
const UNCLEAR = 'm|mm|mil|b|t|tr|ng|ten|tens|dozen|puluh|belas|sepuluh|mười|chục';

const joined = (lists: Readonly<Record<number, string>>) =>
  Object.values(lists)
    .join('|')
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const MONEY = `(?:${MONEY_WORDS}|\\p{Sc})`;
const UNIT = '(?:货币单位|单位|單位|単位|단위)';
const HAN = '十百千万萬亿億兆仟';
const HANGUL = '십백천만억조';
const ZERO_GROUPS = String.raw`(?:10{0,2}[.,'’ ]?)?0{3}(?:[.,'’ ]?0{3})*`;

const NO_WORD = /[^\p{L}\p{Sc}]+/u;
const ZEROS = new RegExp(String.raw`(?<![\d.,])${ZERO_GROUPS}(?!\d)`, 'gu');
const ONE_MONEY = new RegExp(`^${MONEY}$`, 'iu');
/**
 * A word with one multiple, and the text before and after it. A sign needs money after it or nothing beside it: 천 and
 * 千 are in many words.
 */
const MULTIPLES = [
  `^(${MONEY}*)(${joined(LETTERS)})(${MONEY}*)$`,
  `^([^每${HAN}]*?)(${joined(SIGNS)})(${MONEY}+)${UNIT}?$`,
  `^${UNIT}?()(${joined(SIGNS)})${UNIT}?$`,
].map((pattern) => new RegExp(pattern, 'iu'));
const UNCLEAR_WORD = new RegExp(
  `^${MONEY}*(?:${UNCLEAR})${MONEY}*$|[${HAN}](?![克瓦米])|[${HANGUL}]${MONEY}`,
  'iu',
);
const POWER_SIGN = /[\^⁰¹²³⁴-⁹]/u;
/** A bare ten or hundred, a number behind a sign of multiplication or before a multiple. */
const UNCLEAR_NUMBER = new RegExp(
  String.raw`(?<![\d.,])10{1,2}(?![\d.,]|\s*%)|(?<!\p{L})[x×]\s*\d|\d\s*(?:(?:${joined(LETTERS)})(?!\p{L})|[${HAN}${HANGUL}](?![克瓦米]))`,
  'iu',
);
/** The price of so many pieces, not an amount in multiples. */
const PER_MULTIPLE = new RegExp(
  String.raw`(?<!\p{L})per(?!\p{L})|(?:/|mỗi|setiap)\s*(?:${joined(LETTERS)}|${joined(SIGNS)}|${ZERO_GROUPS})(?!\p{L}|\d|\s*${MONEY})`,
  'iu',
);
const UNIT_KEY = new RegExp(
  `^,?(?:in)?${UNIT}?(?:${MONEY}|${joined(LETTERS)}|${joined(SIGNS)}|${UNCLEAR}|[${HAN}]|1?0{2,}|,)+${UNIT}?$`,
  'iu',
);

/** Names that may begin a word; not a single character, as 元 in 元件. */
const MONEY_BEFORE = MONEY_WORDS.split('|')
  .filter((word) => word.length > 1)
  .join('|');
const MONEY_IN_WORD = new RegExp(
  `^(?:${MONEY_BEFORE}|\\p{Sc})(?!\\p{Script=Latin})|(?<!\\p{Script=Latin})(?:${MONEY_WORDS}|\\p{Sc})$`,
  'giu',
);
