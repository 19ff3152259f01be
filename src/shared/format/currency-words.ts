import { VALUE_CURRENCIES } from './currencies';

/** Signs and names of money by the currency they can mean, in the six languages: ¥ is yuan or yen, $ any dollar. */
const WORDS: Readonly<Record<string, string>> = {
  AUD: '$|a$|au$|澳元|豪ドル|호주달러',
  BND: '$|b$|文莱元',
  CAD: '$|c$|加元',
  CHF: '瑞士法郎',
  CNY: '¥|cn¥|rmb|元|人民币|人民币元|人民元|위안|yuan|renminbi',
  EUR: '€|欧元|ユーロ|유로|euro|euros',
  GBP: '£|英镑',
  HKD: '$|hk$|港元|港币',
  IDR: 'rp|rupiah|印尼盾',
  INR: '₹',
  JPY: '¥|jp¥|円|日元|日圆|엔|yen|yên',
  KHR: '៛',
  KRW: '₩|원|韩元|ウォン|won',
  LAK: '₭|kip',
  MMK: 'kyat',
  MYR: 'rm|ringgit|林吉特|令吉|马币|リンギット|링깃',
  NZD: '$|nz$|纽元|新西兰元',
  PHP: '₱|菲律宾比索',
  SGD: '$|s$|新加坡元|新元',
  THB: '฿|泰铢|バーツ|바트|baht',
  TWD: '$|nt$|新台币|台币',
  USD: '$|us$|美元|美金|米ドル|미국달러|미달러|usdollar|usdollars|đôlamỹ|dolaras',
  VND: '₫|đ|vnđ|đồng|dong|동|越南盾',
};

const MEANINGS = new Map<string, Set<string>>();
for (const code of new Set([...VALUE_CURRENCIES, ...Object.keys(WORDS)])) {
  for (const word of [code.toLowerCase(), ...(WORDS[code]?.split('|') ?? [])]) {
    MEANINGS.set(word, (MEANINGS.get(word) ?? new Set()).add(code));
  }
}

/** The words as the alternatives of a regular expression (flags `iu`), those that begin with another one first. */
export const MONEY_WORDS = [...MEANINGS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('$', '\\$'))
  .join('|');

/** True if a word of money can mean the currency; false for a sign of none of those known here. */
export const canMean = (word: string, currency: string): boolean =>
  MEANINGS.get(word.toLowerCase())?.has(currency) ?? false;

/** The currency in a cell: the same, another one, or an unknown word. A blank cell counts as the same. */
export function statedMoney(text: string, currency: string): 'same' | 'other' | 'unknown' {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]/g, '')
    .split(/[^\p{L}\p{Sc}]+/u)
    .filter((word) => word !== '');
  if (words.every((word) => canMean(word, currency))) return 'same';
  return words.every((word) => MEANINGS.has(word) || /^[a-z]{3}$/.test(word)) ? 'other' : 'unknown';
}
