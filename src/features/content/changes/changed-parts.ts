/** A part of a text as compared with another: what both have, or what only this one has. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

type Sides<Of> = [before: Of, after: Of];

/** A sign of a script without spaces, a word or number, a run of spaces, or any other sign. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+(?:[.,]\p{N}+)*|\s+|./gsu;
/** Texts with more pairs of words than these, between their common start and end, are not compared word by word. */
const MOST_PAIRS = 4_000_000;
/** Below this part of the longer text in common, the words in common are chance. */
const LEAST_IN_COMMON = 0.3;

/**
 * Two texts in parts, with those that only one of them has marked: in order, and together the whole text. Texts with
 * little in common are changed as a whole.
 */
export function changedParts(before: string, after: string): Sides<TextPart[]> {
  const old = before.match(WORDS) ?? [];
  const now = after.match(WORDS) ?? [];
  const isCommon = commonWords(old, now);
  const length = (words: readonly string[], common: ReadonlySet<number>) =>
    words.reduce((sum, word, at) => (common.has(at) && word.trim() !== '' ? sum + word.length : sum), 0);
  const longer = Math.max(before.length, after.length);
  if (length(old, isCommon[0]) < longer * LEAST_IN_COMMON && !isPartOf(before, after)) {
    const whole = (text: string) => (text === '' ? [] : [{ text, isChanged: true }]);
    return [whole(before), whole(after)];
  }
  return [joined(old, isCommon[0]), joined(now, isCommon[1])];
}

/** The same with what stayed cut to so many signs beside each change; whole where nothing changed. */
export function cutParts(parts: readonly TextPart[], signs: number): readonly TextPart[] {
  if (!parts.some(({ isChanged }) => isChanged)) return parts;
  return parts.map((part, at) => {
    const before = at === 0 ? '' : part.text.slice(0, signs);
    const after = at === parts.length - 1 ? '' : part.text.slice(-signs);
    const cut = `${before}…${after}`;
    return part.isChanged || part.text.length <= signs * 2 ? part : { ...part, text: cut };
  });
}

const isPartOf = (one: string, other: string) =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one));

/** The places of the words that both have in the same order. */
function commonWords(old: readonly string[], now: readonly string[]): Sides<Set<number>> {
  const common: Sides<Set<number>> = [new Set(), new Set()];
  const pair = (oldAt: number, nowAt: number) => {
    common[0].add(oldAt);
    common[1].add(nowAt);
  };
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) {
    pair(start, start);
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) {
    end += 1;
    pair(old.length - end, now.length - end);
  }
  const [rows, columns] = [old.length - start - end, now.length - start - end];
  if (rows * columns > MOST_PAIRS) return common;
  // How many words what is left has in common, from each place on.
  const width = columns + 1;
  const best = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      best[row * width + column] =
        old[start + row] === now[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (old[start + row] === now[start + column]) {
      pair(start + row, start + column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return common;
}

function joined(words: readonly string[], common: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = [];
  for (const [at, text] of words.entries()) {
    const isChanged = !common.has(at);
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  }
  return parts;
}
