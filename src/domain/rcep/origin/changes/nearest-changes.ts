import type { Change, ChangeKind } from './change';
import { decideOrigin } from '../decide-origin';
import type { Good } from '../good/good';
import { assessCase } from '../assess-case';
import { largestValue } from '../../duty/largest-value';
import type { MaterialRow } from '../good/material-row';
import { openCase, type OriginCase, withMaterial } from '../origin-case';
import { withOwnContent } from '../criteria/regional-value-content';
import type { Rule } from '../../rules/rule';
import { shiftingCodes } from '../../rules/shifting-codes';
import { smallestAddition } from './smallest-addition';

interface Candidate {
  readonly change: ChangeKind;
  readonly changed: OriginCase;
  /** The amount of the change. */
  readonly money: number;
}

/**
 * Every single change that makes a good that does not qualify qualify (3.2, 3.4, 3.5, 3.7), and no other, ordered by
 * the money it moves: the value of the material for its origin and its classification, value less `to` for its value,
 * `add` for local content. Each carries the assessment of the changed good. RangeError as in assessOrigin.
 */
export function nearestChanges(good: Good, rule: Rule): Change[] {
  const opened = openCase(good, rule);
  if (isOriginating(opened)) return [];
  const codes = shiftingCodes(good, opened.requirements);
  const foreign = opened.rows.filter(({ heaps }) => heaps.includes('nonOriginating'));
  return [...localContent(opened), ...foreign.flatMap((row) => changesOf(opened, row, codes))]
    .sort((a, b) => a.money - b.money)
    .map(({ change, changed }) => ({ ...change, assessment: assessCase(changed) }));
}

// An originating material affects no test: if that does not help, no other change of it does.
function changesOf(opened: OriginCase, row: MaterialRow, codes: readonly string[]): Candidate[] {
  const origin = materialOrigin(opened, row);
  if (!isOriginating(origin.changed)) return [];
  return [...materialValue(opened, row), origin, ...materialTariff(opened, row, codes)];
}

function isOriginating(opened: OriginCase): boolean {
  return decideOrigin(opened).verdict === 'met';
}

function localContent(opened: OriginCase): Candidate[] {
  const add = smallestAddition(opened);
  if (!Number.isFinite(add)) return [];
  const { good } = opened;
  const changed = { ...opened, good: { ...withOwnContent(good, add), fob: good.fob + add } };
  return [{ change: { kind: 'local-content', add }, changed, money: add } as const].filter(qualifies);
}

function materialOrigin(opened: OriginCase, row: MaterialRow): Candidate {
  const { index, material } = row;
  const changed = withMaterial(opened, row, { ...material, originating: true, origin: undefined });
  return { change: { kind: 'material-origin', material: index }, changed, money: material.value };
}

function materialValue(opened: OriginCase, row: MaterialRow): Candidate[] {
  const { index, material } = row;
  const atZero = withValue(opened, row, 0);
  if (!isOriginating(atZero)) return [];
  const to = Math.max(0, largestValue(atZero, row));
  const changed = withValue(opened, row, to);
  const change = { kind: 'material-value', material: index, to } as const;
  return [{ change, changed, money: material.value - to }].filter(qualifies);
}

function withValue(opened: OriginCase, row: MaterialRow, value: number): OriginCase {
  const good = withOwnContent(opened.good, row.material.value - value);
  return withMaterial(opened, row, { ...row.material, value }, good);
}

function materialTariff(opened: OriginCase, row: MaterialRow, codes: readonly string[]): Candidate[] {
  const { index, material } = row;
  const change = { kind: 'material-tariff', material: index } as const;
  const { hsEdition } = opened.good;
  return codes
    .map((hs) => ({
      change,
      changed: withMaterial(opened, row, { ...material, hs, hsEdition }),
      money: material.value,
    }))
    .filter(qualifies)
    .slice(0, 1);
}

function qualifies({ changed }: Candidate): boolean {
  return isOriginating(changed);
}
