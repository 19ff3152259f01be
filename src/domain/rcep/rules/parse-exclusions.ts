import type { Exclusion, HsLevel } from './rule';
import type { RuleCursor } from './rule-cursor';

const LEVEL_WORDS: ReadonlyMap<string | undefined, HsLevel> = new Map([
  ['chapter', 'chapter'],
  ['chapters', 'chapter'],
  ['heading', 'heading'],
  ['headings', 'heading'],
  ['subheading', 'subheading'],
  ['subheadings', 'subheading'],
]);

const CONNECTIVES: ReadonlySet<string | undefined> = new Set(['or', 'and', ',']);

const CODE_FORMS: Readonly<Record<HsLevel, RegExp>> = {
  chapter: /^\d{2}$/,
  heading: /^\d{2}\.?\d{2}$/,
  subheading: /^\d{4}\.?\d{2}$/,
};

/**
 * Parses `except from` and its list of codes and ranges, if present. A code without a level word is of the level
 * named before it.
 */
export function parseExclusions(cursor: RuleCursor): Exclusion[] {
  if (!cursor.take('except')) return [];
  cursor.expect('from');
  let level = takeLevel(cursor) ?? cursor.fail('"chapter", "heading" or "subheading"');
  const exclusions = [parseRange(cursor, level)];
  while (continuesList(cursor)) {
    cursor.skip();
    level = takeLevel(cursor) ?? level;
    exclusions.push(parseRange(cursor, level));
  }
  return exclusions;
}

function takeLevel(cursor: RuleCursor): HsLevel | undefined {
  const level = LEVEL_WORDS.get(cursor.peek());
  if (level) cursor.skip();
  return level;
}

function continuesList(cursor: RuleCursor): boolean {
  const after = cursor.peek(1);
  const leadsOn = LEVEL_WORDS.has(after) || /^\d/.test(after ?? '');
  return leadsOn && CONNECTIVES.has(cursor.peek());
}

function parseRange(cursor: RuleCursor, level: HsLevel): Exclusion {
  const from = parseCode(cursor, level, '');
  return cursor.take('through') ? { level, from, to: parseCode(cursor, level, from) } : { level, from };
}

function parseCode(cursor: RuleCursor, level: HsLevel, atLeast: string): string {
  const text = cursor.peek() ?? '';
  const digits = text.replaceAll('.', '');
  if (!CODE_FORMS[level].test(text)) cursor.fail(`the code of a ${level}`);
  if (digits < atLeast) cursor.fail('a range that ascends');
  cursor.skip();
  return digits;
}
