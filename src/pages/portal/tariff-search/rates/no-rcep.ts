import type { Lane } from '@/features/tariffs/lane/lane';
import { useTexts } from '@/shared/i18n/use-texts';

/** True where no RCEP rate applies at any date, held or not: a country that is no Party, or an importer that does not apply it. */
export const isNeverRcep = ({ inForce }: Lane) =>
  !inForce.inForce && inForce.reason !== 'not-established' && inForce.reason !== 'not-yet';

/** True where no RCEP rate applies at the lane's date; a rate whose application is unconfirmed is still shown. */
export const isNotRcepNow = ({ inForce }: Pick<Lane, 'inForce'>) =>
  !inForce.inForce && inForce.reason !== 'not-established';

/** The word that stands in the place of an RCEP rate that does not apply to a lane. */
export function useNoRcepWord(): (lane: Pick<Lane, 'inForce'>) => string {
  const { t } = useTexts(['lane', 'ui']);
  return ({ inForce }) => {
    if (inForce.inForce || inForce.reason === 'not-a-party') return t('ui:missing.noPreference');
    return t(`partners.noDifference.${inForce.reason}`);
  };
}
