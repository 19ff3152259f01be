import * as z from 'zod/mini';
import { recordMark } from './record-schema';

/**
 * What staff published about an importer and one exporter, over what follows from the Agreement: whether it is
 * applied, since when (`yyyy-MM-dd`; null: since the day that follows from it), and the proofs of origin accepted;
 * none: those that follow from it.
 */
export const pairTerms = z.object({
  exporter: z.string(),
  applies: z.boolean(),
  since: z.nullable(z.string()),
  proofs: z.array(z.string()),
  mark: recordMark,
});
export type PairTerms = z.infer<typeof pairTerms>;
