import type { Duty } from '@/features/origin/proof-types';

/** The term of the glossary for other obligations, if there is one. */
export const DUTY_TERMS: Readonly<Partial<Record<Duty, string>>> = {
  consignment: 'directConsignment',
  thirdParty: 'thirdPartyInvoice',
  backToBack: 'backToBack',
  refund: 'refund',
  ruling: 'advanceRuling',
};
