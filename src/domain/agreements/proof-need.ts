import type { Waiver } from './criteria';

/** Whether a claim needs a proof of origin; `unknown` where value or limit cannot be compared. */
export type ProofNeed = 'needed' | 'waived' | 'unknown';

/**
 * Whether the waiver for small consignments covers a customs value at an importer. A limit in another currency than the
 * value cannot be compared.
 */
export function proofNeed(
  waiver: Waiver | null,
  importer: string,
  value: { readonly amount: number | null; readonly currency: string },
): ProofNeed {
  if (waiver === null || value.amount === null) return 'unknown';
  const limit = waiver.limits.find(
    ({ importers }) => importers === undefined || importers.includes(importer),
  );
  if (limit === undefined || limit.currency !== value.currency) return 'unknown';
  return value.amount <= limit.amount ? 'waived' : 'needed';
}
