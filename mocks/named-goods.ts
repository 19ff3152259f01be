/** A description without the goods it names only to leave them out: "of steel (not bolts)" is not about bolts. */
export const namedGoods = (description: string): string =>
  LEFT_OUT.reduce((text, pattern) => text.replace(pattern, ' '), description);

const LEFT_OUT: readonly RegExp[] = [
  /\((?:not|other than|excluding|except)\b[^()]*\)/g,
  /\bbut not including [^();>]*/g,
  /\bnot of [a-z-]+/g,
  // "Other than those of heading …" names no goods.
  /\bother than (?!those\b)[^;>]*?(?=, \(?(?:including|whether)|[;>]|$)/g,
  /（[^（）]*(?:除外|除く。?)）/g,
  /\((?:ngoại )?trừ [^()]*\)/g,
  /,? (?:ngoại )?trừ [^,;>]*/g,
];
