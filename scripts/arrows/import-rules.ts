import * as rules from '../arrows';
import { matchesAny } from './path-pattern';
import { placeOf } from './place';
import type { Place } from './place';
import type { ImportKind } from './read-module';
import type { Target } from './resolve-import';
import type { Rule } from './violation';

interface Edge {
  from: string;
  kind: ImportKind;
  target: Target;
}

/** The rule broken by one import, or null. */
export function brokenByImport({ from, kind, target }: Edge): Rule | null {
  if (target.kind === 'unreadable') return 'unreadable-import';
  const inMocks = from.startsWith('mocks/');
  if (target.kind === 'package') return inMocks ? null : brokenByPackage(from, target.name);
  const broken = inMocks ? brokenByMocks(target.path) : brokenBySource(from, target.path, kind);
  if (broken !== null) return broken;
  if (!target.isKnown) return 'unknown-file';
  return inMocks ? null : brokenByWayIn(from, target.path);
}

function brokenByPackage(from: string, name: string): Rule | null {
  if (placeOf(from)?.layer === 'domain') return 'domain-is-pure';
  const gate = rules.GATES.find(({ packages }) => packages.some((own) => isOf(own, name)));
  return gate === undefined || matchesAny(from, gate.only) ? null : 'gatekeeper';
}

const isOf = (own: string, name: string): boolean =>
  name === own || name.startsWith(/[/:]$/.test(own) ? own : `${own}/`);

function brokenByMocks(to: string): Rule | null {
  if (to.startsWith('mocks/')) return null;
  return matchesAny(to, rules.MOCKS_MAY_IMPORT) ? null : 'mocks-know-schemas-only';
}

function brokenBySource(from: string, to: string, kind: ImportKind): Rule | null {
  if (to.startsWith('mocks/'))
    return from === rules.MOCKS_DOOR && kind === 'dynamic' ? null : 'no-mocks-in-source';
  if (!to.startsWith('src/')) return 'stay-in-source';
  const here = placeOf(from);
  const there = placeOf(to);
  if (here === null || there === null) return 'known-layer';
  if (here.island !== null && here.island === there.island) return null;
  if (here.layer === 'domain') return buildsOn(here, there) ? null : 'domain-is-pure';
  if (here.layer === there.layer && here.island !== null) return 'islands';
  if (!rules.MAY_IMPORT[here.layer].includes(there.layer)) return 'arrows';
  return null;
}

const buildsOn = (here: Place, there: Place): boolean =>
  there.island !== null && rules.DOMAIN_BUILDS_ON[here.island ?? '']?.includes(there.island) === true;

/** Files of a layer that only some files may import, or only through another file. */
function brokenByWayIn(from: string, to: string): Rule | null {
  const isOwnDomain = placeOf(from)?.island === placeOf(to)?.island;
  if (placeOf(to)?.layer === 'domain' && !isOwnDomain && !matchesAny(to, [rules.DOMAIN_INDEX])) {
    return 'domain-by-index';
  }
  if (matchesAny(to, rules.CONSOLE_PARTS) && !matchesAny(from, rules.CONSOLE_FILES)) return 'console-parts';
  return null;
}
