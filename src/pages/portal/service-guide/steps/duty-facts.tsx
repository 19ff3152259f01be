import { DUTY_ARTICLES, PROOF_WAIVER_USD } from '@/features/origin/proof-types';
import type { Duty } from '@/features/origin/proof-types';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { FactList } from './fact-list';

/** The Agreement on some duties, one line each. */
export function DutyFacts({ duties }: { duties: readonly Duty[] }) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  return (
    <FactList
      rows={duties.map((duty) => ({
        id: duty,
        name: <b>{t(`proof.duty.${duty}.name`)}</b>,
        fact: t(`proof.duty.${duty}.text`, { amount: format.number(PROOF_WAIVER_USD) }),
        note: t('article', { number: DUTY_ARTICLES[duty] }),
      }))}
    />
  );
}
