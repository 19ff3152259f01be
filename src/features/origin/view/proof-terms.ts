import type { ProofType } from '../proof-types';

/** The term of the glossary for each proof of origin. */
export const PROOF_TERMS: Readonly<Record<ProofType, string>> = {
  certificate: 'certificate',
  approvedExporter: 'approvedExporter',
  anyExporter: 'declaration',
  importer: 'declaration',
};
