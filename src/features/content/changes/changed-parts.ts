import { diffArrays } from 'diff';

/** A part of a text as compared with another: what both have, or what only this one has; empty where only the other has more. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** A sign of a script without spaces, a word or number, a run of spaces, or any other sign. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+(?:[.,]\p{N}+)*|\s+|./gsu;
/** Texts that differ in more words than these have little in common; to find out how much would take seconds. */
const MOST_CHANGES = 2000;
/** Below this part of the longer text in common, the words in common are chance. */
const LEAST_IN_COMMON = 0.3;

/**
 * Two texts in parts, with those that only one of them has marked: in order, and together the whole text. Texts with
 * little in common are changed as a whole.
 */
export function changedParts(before: string, after: string): [before: TextPart[], after: TextPart[]] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES });
  if (changes === undefined) return [wholly(before), wholly(after)];
  const parts = changes.map(({ value, added, removed }) => ({ text: value.join(''), added, removed }));
  const inCommon = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0);
  if (inCommon < Math.max(before.length, after.length) * LEAST_IN_COMMON && !isPartOf(before, after))
    return [wholly(before), wholly(after)];
  return [
    joined(
      parts.map(({ text, added, removed }) => ({ text: added ? '' : text, isChanged: added || removed })),
    ),
    joined(
      parts.map(({ text, added, removed }) => ({ text: removed ? '' : text, isChanged: added || removed })),
    ),
  ];
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

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

const wholly = (text: string): TextPart[] => (text === '' ? [] : [{ text, isChanged: true }]);

const isPartOf = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one));

/** Adjacent parts that are alike as one: between two of one text there may be one of the other alone. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = [];
  for (const { text, isChanged } of parts) {
    const last = all.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else all.push({ text, isChanged });
  }
  return all;
}
