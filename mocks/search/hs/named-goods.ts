/** A description without the goods it names only to exclude them: "of steel (not bolts)" is not about bolts. */
export const namedGoods = (description: string): string => without(description, LEFT_OUT);

/** Patterns with words that every match contains: most texts need not be tested. */
type Hinted = readonly [hint: RegExp, patterns: readonly RegExp[]];

const without = (description: string, hinted: readonly Hinted[]): string =>
  hinted.reduce(
    (text, [hint, patterns]) =>
      hint.test(text) ? patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text) : text,
    description,
  );

const LEFT_OUT: readonly Hinted[] = [
  [
    /not|other than|excluding|except/i,
    [
      /\((?:not|other than|excluding|except)\b[^()]*\)/gi,
      /\bbut not including [^();>]*/gi,
      /\(?(?<!whether or )\bnot (?:of )?(?!less\b|more\b|over\b|exceeding\b)[a-z-]+(?: or (?!not\b)[a-z-]+)?\)?/gi,
      // "Other than those of heading …" names no goods.
      /\b(?:other than|excluding|except(?: for)?|not including) (?!those\b|(?:sub)?headings?\b)(?:[^;>()]|\([^()]*\))*?(?=, \(?(?:including|whether)|[;>)]|$)/gi,
    ],
  ],
  [
    /除|以外|不/,
    [
      // In Japanese and Chinese the goods are named first: 縫糸を除く。 Other clauses of the same brackets stay.
      /(?<=（|。|ものとし、)(?:(?!ものとし、)[^。（）]|（[^（）]*）)*(?:除外|除く。?)/g,
      /[^\s>、。（）]*以外/g,
      /除(?!臭|草|湿|尘|雪|水|锈)[^，；、（）]{1,20}?外/g,
      /(?:不包括|不含)[^，；）>]*/g,
    ],
  ],
  [
    /제외/,
    [/(?<=[([]|[며고],? ?|로서,? ?)(?:(?![며고],)[^()[\]]|\([^()]*\))*제외(?:한다)?/g, /[^\s,;>()]* ?제외/g],
  ],
  [
    /trừ|không|chưa/i,
    [
      /\((?:ngoại )?trừ [^()]*\)/gi,
      /,? (?:ngoại )?trừ (?:[^,;>()]|\([^()]*\))*/gi,
      /không (?:bao gồm|gồm|kể|phải|hợp kim)(?:[^,;>()]|\([^()]*\))*/gi,
      /(?<!\p{L})(?:chưa|không) (?:được |bị )?\p{L}+/giu,
    ],
  ],
  [
    /kecuali|selain|tidak|bukan/i,
    [
      /\b(?:kecuali|selain|tidak termasuk)\b[^,;>()]*/gi,
      /(?<!sama ada atau )\b(?:bukan|tidak) (?!lebih\b|kurang\b|melebihi\b)[a-z-]+/gi,
    ],
  ],
];

/** The content of a description. */
export interface NamedGoods {
  /** What the goods are, in its last meaningful part. */
  own: string;
  /** The same of its ancestors: groups they belong to. */
  above: string;
  /** With what they are for. */
  named: string;
}

/** The words of a description by their role; ` > ` separates its parts. */
export function namedGoodsOf(description: string): NamedGoods {
  const named = namedGoods(description);
  const parts = without(named, PURPOSE).split(' > ');
  const own = Math.max(
    0,
    parts.findLastIndex((part) => !isRest(part)),
  );
  const above = parts.slice(0, own).map((part) => part.replace(FURTHER_GOODS, ''));
  return { own: parts.slice(own).join(' > '), above: above.join(' > '), named };
}

/**
 * What the goods of a description are, without what they are for ("laces for shoes" are no shoes) and without the
 * other goods of the same heading ("cells and diodes > cells" are no diodes).
 */
export function mainGoods(description: string): string {
  const { own, above } = namedGoodsOf(description);
  return above === '' ? own : `${above} > ${own}`;
}

const PURPOSE: readonly Hinted[] = [
  [
    /for|of a kind|used|suitable|designed|intended/i,
    [
      /\b(?:of a kind|(?:used|suitable|designed|intended) (?:for|in|with))\b[^;>()]*/gi,
      // "For welding metal" names the function of a machine.
      /\bfor (?!(?:\w+ )?\w+ing\b)[^;>()]*/gi,
    ],
  ],
  [
    /用|供|適/,
    [
      /（[^（）]*に(?:適する|使用する|供する)[^（）]*）/g,
      /[^\s>、。（）]*用(?=の)/g,
      // 用品 and 用具 name the goods.
      /[^\s，；、（）>]{1,12}用(?![品具途餐])/g,
    ],
  ],
  [/용\s/, [/[^\s,;>()ㆍ]*용(?=\s)/g]],
  [
    /dùng|sử dụng|hợp/i,
    [/(?:loại )?(?:sử dụng|dùng) (?:cho|trong|với) [^,;>()]*/gi, /(?:phù|thích) hợp [^,;>()]*/gi],
  ],
  [/untuk/i, [/\buntuk [^,;>()]*/gi]],
];

/** From the second goods of a heading on. */
const FURTHER_GOODS = /(?:[,、;（(]|\s(?:and|và)\s|及び|並びに).*$/s;

/** "Other" has no meaning of its own. */
const isRest = (part: string): boolean => REST.test(part.trim());

const REST =
  /^[\s\p{P}]*(?:other|loại khác|その他(?:のもの)?|그 밖의 것|기타|lain-lain)[\s\p{P}]*(?:[（(].*)?$/iu;
