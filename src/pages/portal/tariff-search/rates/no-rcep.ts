import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { useTexts } from '@/shared/i18n/use-texts';

/** True if no RCEP rate applies at any date: the country is no Party, or the importer does not apply it. */
export const isNeverRcep = (pair: PairDuty) => whyNeverRcep(pair) !== null;

/** Why no RCEP rate applies at any date; null if one may. */
export function whyNeverRcep({ inForce }: PairDuty) {
  if (inForce.inForce || inForce.reason === 'not-established' || inForce.reason === 'not-yet') return null;
  return inForce.reason;
}

/** True if no RCEP rate applies at the route's date; a rate whose application is unconfirmed is still shown. */
export const isNotRcepNow = ({ inForce }: Pick<PairDuty, 'inForce'>) =>
  !inForce.inForce && inForce.reason !== 'not-established';

/** The word in place of an RCEP rate that does not apply to a route. */
export function useNoRcepWord(): (pair: Pick<PairDuty, 'inForce'>) => string {
  const { t } = useTexts(['pair', 'ui']);
  return ({ inForce }) => {
    if (inForce.inForce || inForce.reason === 'not-a-party') return t('ui:missing.noPreference');
    return t(`partners.noDifference.${inForce.reason}`);
  };
}
