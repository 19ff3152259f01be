import { PARTIES } from '@/domain/rcep';
import { PROOF_TYPES, proofOptions } from '@/features/origin/proof-types';
import type { ProofTerms, ProofType } from '@/features/origin/proof-types';

/**
 * The Parties from which an importer accepts a kind of proof of origin on a date, and those still to be confirmed.
 */
export interface ProofInto {
  type: ProofType;
  accepted: string[];
  toConfirm: string[];
  /** The other Parties: no kind of proof of origin, or not this one. */
  not: string[];
  articles: readonly string[];
  /** True if no official text was read on some of the routes. */
  isUnchecked: boolean;
}

/** The four kinds of proof of origin of Article 3.16 over all routes into `importer`; `terms` are published for them. */
export function proofsInto(importer: string, date: string, terms?: readonly ProofTerms[]): ProofInto[] {
  const exporters = PARTIES.filter((code) => code !== importer);
  const pairs = exporters.map((code) => ({ code, options: proofOptions(code, importer, date, terms) }));
  return PROOF_TYPES.map((type) => {
    const found = pairs.flatMap(({ code, options }) =>
      options.filter((option) => option.type === type).map((option) => ({ code, option })),
    );
    const codesIn = (state: string) =>
      found.filter(({ option }) => option.state === state).map(({ code }) => code);
    return {
      type,
      accepted: codesIn('accepted'),
      toConfirm: codesIn('toConfirm'),
      not: codesIn('notAvailable'),
      articles: found[0]?.option.articles ?? [],
      isUnchecked: found.some(({ option }) => option.confidence === 'secondary'),
    };
  });
}
