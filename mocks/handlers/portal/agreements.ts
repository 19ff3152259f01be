import type { AgreementsBetween } from '@/features/agreements/agreements-schema';
import { criteriaOf } from '../../data/tariffs/agreement-criteria';
import { agreementsBetween } from '../../data/tariffs/other-agreements';
import { sourcesFor } from '../../data/sources';
import { portalGet, requiredCountry } from '../../portal-conventions';

/** GET tariff/getAgreements */
export const agreementHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/tariff/getAgreements', ({ query, locale }): AgreementsBetween => {
    const [from, to] = [requiredCountry(query, 'from'), requiredCountry(query, 'to')];
    const agreements = agreementsBetween(from, to).map(({ agreement, members, mark, sourceId }) => ({
      agreement,
      members: [...members],
      mark,
      sourceId,
      criteria: criteriaOf(agreement),
    }));
    return {
      from,
      to,
      agreements,
      sources: sourcesFor(
        agreements.map(({ sourceId }) => sourceId),
        locale,
      ),
    };
  }),
];
