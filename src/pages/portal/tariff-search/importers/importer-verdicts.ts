import { assessOrigin, contradictionOf, inForce } from '@/domain/rcep';
import type { Good, PairApplication, Verdict } from '@/domain/rcep';
import { originatesByAnyRule } from '@/features/origin/assessment/assess';
import { isEmptyDraft } from '@/features/origin/bom/bom';
import type { BomDraft } from '@/features/origin/bom/bom';
import { cumulationParties } from '@/features/origin/assessment/differential';
import { readBom } from '@/features/origin/bom/read-bom';
import type { GoodContext } from '@/features/origin/bom/read-bom';
import type { OriginRule } from '../origin/rule/origin-rule';

/** Why there is no verdict: the Agreement does not apply, no rule, no or an incomplete bill, or one that contradicts itself. */
export type NoVerdict = 'notInForce' | 'noRule' | 'noBill' | 'incomplete' | 'contradiction';

/** The verdict on one bill by importer: rule and bill are the same everywhere, the Parties whose materials count are not (Article 3.4). */
export type ImporterVerdict = Verdict | NoVerdict;

/** The input of the verdicts. */
export interface VerdictInput extends Omit<GoodContext, 'cumulationParties'> {
  draft: BomDraft;
  rule: OriginRule;
  date: string;
  /** What is published about the pairs of each importer. */
  pairs?: ReadonlyMap<string, readonly PairApplication[] | undefined>;
}

/** The verdicts at several importers. Each relevant set of Parties is assessed once. */
export function importerVerdicts(
  importers: readonly string[],
  { draft, rule, date, pairs, ...context }: VerdictInput,
): Map<string, ImporterVerdict> {
  const { exporter } = context;
  const read = readBom(draft, { ...context, cumulationParties: [] });
  const common = commonReason();
  const assessed = new Map<string, Verdict>();
  return new Map(importers.map((importer) => [importer, verdictAt(importer)]));

  function verdictAt(importer: string): ImporterVerdict {
    const terms = pairs?.get(importer);
    if (!inForce(importer, exporter, date, terms).inForce) return 'notInForce';
    if (common !== null || read === null) return common ?? 'incomplete';
    const good = { ...read.good, cumulationParties: cumulationParties(importer, exporter, date, terms) };
    const key = countedParties(good).join(' ');
    const verdict = assessed.get(key) ?? verdictOf(good);
    assessed.set(key, verdict);
    return verdict ?? 'noRule';
  }

  function commonReason(): NoVerdict | null {
    if (read === null) return isEmptyDraft(draft) ? 'noBill' : 'incomplete';
    if (contradictionOf(read.good) !== null) return 'contradiction';
    return rule.kind === 'none' && !originatesByAnyRule(read.good) ? 'noRule' : null;
  }

  function verdictOf(good: Good): Verdict {
    const { originating } = assessOrigin(good, rule.kind === 'none' ? { kind: 'wo' } : rule.rule);
    return originating === 'unknown' ? 'unknown' : originating ? 'met' : 'notMet';
  }
}

/** The Parties of the bill's own materials that may be cumulated: others make no difference. */
function countedParties({ materials, cumulationParties: parties = [] }: Good): string[] {
  const origins = new Set(materials.map(({ origin }) => origin));
  return parties.filter((party) => origins.has(party));
}
