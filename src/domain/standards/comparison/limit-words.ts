/** Words of limits in the languages of the standards; spellings after NFKC, in lower case. */
export const NOT_DETECTED =
  /not\s+(?:be\s+)?detect|undetect|^n\.?d\.?$|未检出|不得检出|検出され(?:ない|ず)|不検出|불검출|검출되지|không (?:được )?phát hiện|t(?:id)?ak terdeteksi|tidak dikesan/;

/** Words that forbid a substance. */
export const PROHIBITED =
  /prohibited|forbidden|banned|not (?:be )?(?:used|allowed|permitted)|禁用|禁止|不得使用|不得有|사용\s*금지|cấm|dilarang/;

/** Words for a substance that must be absent. */
export const ABSENT = /^(?:none|no|absent|无|無|なし|없음|không(?: có)?|tiada|tidak ada)$/;

/** A class and its name: `class 1 (normal flammability)`. */
export const CLASS = /^(?:class|クラス|등급|等级|hạng|kelas)\s*([\w.+-]+)/;

/** Words before a number for a maximum or minimum, with the sign of each. */
export const COMPARATOR_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:max(?:imum)?\.?|at most|not more than|no more than|up to|不大于|不超过|不高于|最大|최대|tối đa|maksimum)/,
    '<=',
  ],
  [
    /^(?:min(?:imum)?\.?|at least|not less than|no less than|不小于|不低于|不少于|最小|최소|tối thiểu|sekurang-kurangnya)/,
    '>=',
  ],
  [/^(?:less than|below|under|小于|低于|未満|미만|dưới|kurang daripada)/, '<'],
  [/^(?:more than|above|over|greater than|大于|高于|초과|trên|lebih daripada)/, '>'],
];

/** Words for an approximate value, and for an upper bound, in the remark after "not detected". */
export const ABOUT = /(?:about|approx(?:imately)?\.?|约|約|khoảng|kira-kira)\s*(\d[\d.,]*)/;
export const BELOW = /(?:below|less than|under|低于|小于|未満|미만|dưới|<)\s*(\d[\d.,]*)/;

/** The same after a number, with the sign of each: `75 mg/kg 以下`. */
export const COMPARATOR_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:以下|이하|trở xuống|max\.?)$/, '<='],
  [/(?:以上|이상|trở lên|min\.?)$/, '>='],
  [/(?:未満|未满|미만)$/, '<'],
  [/(?:초과)$/, '>'],
];

/** Between the two numbers of a range. */
export const RANGE_SIGNS = '-|to|至|và|から|到';

/** Between two comparisons of one limit. */
export const JOINED = /^(?:and|,|且|và|dan)? ?([<>].*)$/i;
