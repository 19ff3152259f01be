import type { Duty, ProofType } from '@/features/origin/proof-types';

/** The term of the glossary for each proof of origin. */
export const PROOF_TERMS: Readonly<Record<ProofType, string>> = {
  certificate: 'certificate',
  approvedExporter: 'approvedExporter',
  anyExporter: 'declaration',
  importer: 'declaration',
};

/** The term of the glossary for other obligations, if there is one. */
export const DUTY_TERMS: Readonly<Partial<Record<Duty, string>>> = {
  consignment: 'directConsignment',
  thirdParty: 'thirdPartyInvoice',
  backToBack: 'backToBack',
  refund: 'refund',
  ruling: 'advanceRuling',
};
