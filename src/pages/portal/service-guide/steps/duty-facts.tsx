import { PROOF_WAIVER_USD } from '@/features/origin/proof-types';
import { useOriginFormat } from '@/features/origin/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { FactList } from './fact-list';

/** Duties of the Agreement that the steps name, with the article each rests on. */
const ARTICLES = {
  validity: '3.16',
  waiver: '3.22',
  consignment: '3.15',
  thirdParty: '3.20',
  backToBack: '3.19',
  retroactive: '3.17',
  records: '3.27',
  refund: '3.23',
  discrepancies: '3.26',
} as const;

/** What the Agreement says on some duties, one line each. */
export function DutyFacts({ duties }: { duties: readonly (keyof typeof ARTICLES)[] }) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  return (
    <FactList
      rows={duties.map((duty) => ({
        id: duty,
        name: <b>{t(`proof.duty.${duty}.name`)}</b>,
        fact: t(`proof.duty.${duty}.text`, { amount: format.number(PROOF_WAIVER_USD) }),
        note: t('article', { number: ARTICLES[duty] }),
      }))}
    />
  );
}
