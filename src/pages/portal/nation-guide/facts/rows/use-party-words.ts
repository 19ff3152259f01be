import { PARTIES } from '@/domain/rcep';
import { useTexts } from '@/shared/i18n/use-texts';
import { useGuideFormat } from '../use-guide-format';

/** Up to this many exceptions are named instead of all that are included. */
const FEW = 3;

/** Names the Parties from an importer's view: all others, all but a few, each, or none. */
export function usePartyWords(): (importer: string, codes: readonly string[]) => string {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  return (importer, codes) => {
    if (codes.length === 0) return t('proof.noParty');
    const others = PARTIES.filter((code) => code !== importer && !codes.includes(code));
    if (others.length === 0) return t('proof.all');
    if (others.length <= FEW)
      return t('proof.allBut', { countries: format.list(others.map(format.country)) });
    return format.list(codes.map(format.country));
  };
}
