import { assessUnderAgreement } from '@/domain/agreements';
import type { AgreementAssessment, AgreementCriteria } from '@/domain/agreements';
import type { Good } from '@/domain/rcep';

/** A good and the agreements to assess it under, as plain data for a worker. */
export interface AgreementsInput {
  good: Good;
  agreements: readonly { agreement: string; criteria: AgreementCriteria; members: readonly string[] }[];
}

/** The assessments by name of the agreement. */
export type UnderAgreements = Readonly<Record<string, AgreementAssessment>>;

/** Assesses one good under each agreement. RangeError where its figures are impossible. */
export const assessUnderAgreements = ({ good, agreements }: AgreementsInput): UnderAgreements =>
  Object.fromEntries(
    agreements.map(({ agreement, criteria, members }) => [
      agreement,
      assessUnderAgreement(good, criteria, members),
    ]),
  );
