import { parseExclusions } from './parse-exclusions';
import type { Rule, ShiftLevel } from './rule';
import { RuleCursor } from './rule-cursor';

const SHIFT_LEVELS: ReadonlyMap<string | undefined, ShiftLevel> = new Map([
  ['cc', 'CC'],
  ['cth', 'CTH'],
  ['ctsh', 'CTSH'],
]);

const EXPECTED_RULE = 'WO, PE, CC, CTH, CTSH, RVC40, CR or "("';

/**
 * Parses a product-specific rule in the codes of headnote 7 of Annex 3A, such as "CTH except from heading 71.13 or
 * RVC40": `and` binds tighter than `or`, brackets group, case does not matter. Else throws RuleSyntaxError.
 */
export function parseRule(text: string): Rule {
  const cursor = new RuleCursor(text);
  const rule = parseAlternatives(cursor);
  if (cursor.peek() !== undefined) cursor.fail('"or", "and" or the end of the rule');
  return rule;
}

function parseAlternatives(cursor: RuleCursor): Rule {
  return parseJoined(cursor, 'or', (inner) => parseJoined(inner, 'and', parseSingle));
}

function parseJoined(cursor: RuleCursor, kind: 'or' | 'and', parseOne: (cursor: RuleCursor) => Rule): Rule {
  const first = parseOne(cursor);
  if (!cursor.take(kind)) return first;
  const of: [Rule, Rule, ...Rule[]] = [first, parseOne(cursor)];
  while (cursor.take(kind)) of.push(parseOne(cursor));
  return { kind, of };
}

function parseSingle(cursor: RuleCursor): Rule {
  const word = cursor.peek();
  if (cursor.take('(')) {
    const rule = parseAlternatives(cursor);
    cursor.expect(')');
    return rule;
  }
  if (word === 'wo' || word === 'pe' || word === 'cr') {
    cursor.skip();
    return { kind: word };
  }
  const level = SHIFT_LEVELS.get(word);
  if (level) {
    cursor.skip();
    return { kind: 'ctc', level, except: parseExclusions(cursor) };
  }
  if (cursor.take('rvc')) return { kind: 'rvc', percent: parsePercent(cursor, cursor.peek()) };
  if (word?.startsWith('rvc')) return { kind: 'rvc', percent: parsePercent(cursor, word.slice(3)) };
  return cursor.fail(EXPECTED_RULE);
}

// Six decimals at most: smaller numbers would be printed with an exponent and could not be parsed again.
function parsePercent(cursor: RuleCursor, digits = ''): number {
  const percent = Number(digits);
  if (!/^\d{1,3}(\.\d{1,6})?$/.test(digits) || percent > 100) cursor.fail('a percentage from 0 to 100');
  cursor.skip();
  return percent;
}
