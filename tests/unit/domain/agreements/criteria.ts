import type { AgreementCriteria } from '@/domain/agreements';
import { criteriaOf } from '../../../../mocks/data/tariffs/agreement-criteria';

/** The criteria of an agreement as the mocks answer with them. */
export function of(agreement: string): AgreementCriteria {
  const criteria = criteriaOf(agreement);
  if (criteria === null) throw new Error(`No criteria of ${agreement}`);
  return criteria;
}

/** Criteria with nothing but a general rule. */
export const bare = (changes: Partial<AgreementCriteria['generalRule']> = {}): AgreementCriteria => ({
  agreement: 'Bare',
  generalRule: {
    article: 'art. 1',
    mark: 'fact',
    alternatives: [{ rule: 'CTH' }],
    list: 'none',
    hasExclusive: false,
    ...changes,
  },
  valueContent: null,
  deMinimis: null,
  cumulation: null,
  consignment: null,
  proof: null,
  validity: null,
  waiver: null,
});
