/** A description without the goods it names only to leave them out: "of steel (not bolts)" is not about bolts. */
export const namedGoods = (description: string): string => without(description, LEFT_OUT);

const without = (description: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((text, pattern) => text.replace(pattern, ' '), description);

const LEFT_OUT: readonly RegExp[] = [
  /\((?:not|other than|excluding|except)\b[^()]*\)/gi,
  /\bbut not including [^();>]*/gi,
  /\bnot of [a-z-]+/gi,
  // "Other than those of heading …" names no goods.
  /\b(?:other than|excluding|except(?: for)?|not including) (?!those\b|(?:sub)?headings?\b)(?:[^;>()]|\([^()]*\))*?(?=, \(?(?:including|whether)|[;>)]|$)/gi,
  // In Japanese and Chinese the goods come first: 縫糸を除く。 Other clauses of the same brackets stay.
  /(?<=（|。|ものとし、)(?:(?!ものとし、)[^。（）]|（[^（）]*）)*(?:除外|除く。?)/g,
  /[^\s>、。（）]*以外/g,
  /(?:不包括|不含)[^，；）>]*/g,
  /\([^()]*제외[^()]*\)|[^\s,;>()]* ?제외/g,
  /\((?:ngoại )?trừ [^()]*\)/gi,
  /,? (?:ngoại )?trừ (?:[^,;>()]|\([^()]*\))*/gi,
  /không (?:bao gồm|gồm|kể|phải|hợp kim)(?:[^,;>()]|\([^()]*\))*/gi,
  /\b(?:kecuali|selain|tidak termasuk)\b[^,;>()]*/gi,
];

/**
 * What the goods of a description are, without what they are for ("laces for shoes" are no shoes) and without what stands
 * in the same heading beside them ("cells and diodes > cells" are no diodes).
 */
export function mainGoods(description: string): string {
  const parts = without(namedGoods(description), PURPOSE).split(' > ');
  const own = parts.findLastIndex((part) => !isRest(part));
  return parts.map((part, place) => (place < own ? part.replace(FURTHER_GOODS, '') : part)).join(' > ');
}

const PURPOSE: readonly RegExp[] = [
  /\b(?:of a kind|(?:used|suitable|designed|intended) (?:for|in|with))\b[^;>()]*/gi,
  // "For welding metal" says what a machine does.
  /\bfor (?!(?:\w+ )?\w+ing\b)[^;>()]*/gi,
  /（[^（）]*に(?:適する|使用する|供する)[^（）]*）/g,
  /(?:loại )?(?:sử dụng|dùng) (?:cho|trong|với) [^,;>()]*/gi,
  /(?:phù|thích) hợp [^,;>()]*/gi,
];

/** From the second goods of a heading on. */
const FURTHER_GOODS = /(?:[,、;（(]|\s(?:and|và)\s|及び|並びに).*$/s;

/** "Other" says nothing of its own. */
const isRest = (part: string): boolean => /^\W*(?:other|loại khác|その他)/i.test(part.trim());
