import { jointEffect, parseRule, type RuleEffect, ruleEffect } from '../../rcep';
import { cellsOfRule, RULE_COLUMNS, type RuleLine, ruleFinder, ruleLinesOf } from './rule-lines';
import type { LineTable } from './tariff-layout';

/** What an edition does to the goods of a code: see `RuleEffect`; or the code has a rule for the first time, or none any more. */
export type RuleLineEffect = RuleEffect | 'gained' | 'lost';

/** A rule that is added, removed or changed; `codes` are the six-digit codes under it whose answer changes. */
export interface RuleLineChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly code: string;
  readonly cells: readonly { readonly column: string; readonly before: string; readonly after: string }[];
  readonly codes: number;
  readonly effect: RuleLineEffect;
}

/** An edition of rules against the one in force. */
export interface RuleDifference {
  /** Those that change the answers of most codes first. */
  readonly changes: readonly RuleLineChange[];
  /** Six-digit codes by what changes for them, the most frequent first; codes with the same answer are left out. */
  readonly effects: readonly (readonly [effect: RuleLineEffect, codes: number])[];
  /** Six-digit codes without a rule in the new edition. */
  readonly uncovered: number;
}

/** The difference of a table of rules against the one in force, for the codes of the nomenclature. */
export function ruleDifference(
  before: LineTable,
  after: LineTable,
  nomenclature: ReadonlySet<string>,
): RuleDifference {
  const [old, current] = [ruleLinesOf(before), ruleLinesOf(after)];
  const [oldOf, currentOf] = [ruleFinder(old), ruleFinder(current)];
  const effectOf = effectReader();
  const codes = [...nomenclature].map((hs) => ({
    hs,
    effect: effectOf(oldOf(hs), currentOf(hs)),
    printed: [oldOf(hs)?.code, currentOf(hs)?.code],
  }));
  const changed = codes.filter(({ effect }) => effect !== 'same');
  const under = new Map<string, RuleLineEffect[]>();
  for (const { effect, printed } of changed)
    for (const code of new Set(printed))
      if (code !== undefined) under.set(code, [...(under.get(code) ?? []), effect]);
  const counts = new Map<RuleLineEffect, number>();
  for (const { effect } of changed) counts.set(effect, (counts.get(effect) ?? 0) + 1);
  return {
    changes: lineChanges(old, current)
      .map((change) => {
        const effects = under.get(change.code) ?? [];
        return { ...change, codes: effects.length, effect: commonEffect(effects) };
      })
      .toSorted((a, b) => b.codes - a.codes),
    effects: [...counts].toSorted(([, a], [, b]) => b - a),
    uncovered: [...nomenclature].filter((hs) => currentOf(hs) === undefined).length,
  };
}

/** The codes of the nomenclature that have a rule. */
export function coveredCodes(table: LineTable, nomenclature: ReadonlySet<string>): number {
  const ruleOf = ruleFinder(ruleLinesOf(table));
  return [...nomenclature].filter((hs) => ruleOf(hs) !== undefined).length;
}

/** A list has far fewer different rules than codes: each pair is compared once. */
function effectReader() {
  const known = new Map<string, RuleLineEffect>();
  return (before: RuleLine | undefined, after: RuleLine | undefined): RuleLineEffect => {
    if (before === undefined || after === undefined)
      return before === after ? 'same' : before ? 'lost' : 'gained';
    const key = JSON.stringify([before, after].map((line) => cellsOfRule(line).slice(1)));
    const effect = known.get(key) ?? effectOfRules(before, after);
    known.set(key, effect);
    return effect;
  };
}

/** Rules under the same condition are compared case by case; else every case of one with every case of the other. */
function effectOfRules(before: RuleLine, after: RuleLine): RuleEffect {
  const casesOf = ({ holds, otherwise }: RuleLine) => [holds, otherwise ?? holds];
  const [old, current] = [casesOf(before), casesOf(after)];
  const pairs = old.flatMap((rule, at) =>
    before.condition === after.condition ? [[rule, current[at]]] : current.map((other) => [rule, other]),
  );
  return jointEffect(pairs.map(([a = '', b = '']) => ruleEffect(parseRule(a), parseRule(b))));
}

function commonEffect(effects: readonly RuleLineEffect[]): RuleLineEffect {
  const [only = 'same', other] = new Set(effects);
  return other === undefined ? only : 'different';
}

function lineChanges(old: readonly RuleLine[], current: readonly RuleLine[]) {
  const [before, after] = [cellsByCode(old), cellsByCode(current)];
  const codes = [...new Set([...old, ...current].map(({ code }) => code))].toSorted();
  return codes.flatMap((code) => {
    const [a, b] = [before.get(code), after.get(code)];
    const kind =
      a === undefined ? ('added' as const) : b === undefined ? ('removed' as const) : ('changed' as const);
    const cells = RULE_COLUMNS.map((column, at) => ({ column, before: a?.[at] ?? '', after: b?.[at] ?? '' }));
    const different = cells.filter((cell) => cell.column !== 'code' && cell.before !== cell.after);
    return different.length === 0 ? [] : [{ kind, code, cells: different }];
  });
}

const cellsByCode = (lines: readonly RuleLine[]): Map<string, string[]> =>
  new Map(lines.map((line) => [line.code, cellsOfRule(line)]));
