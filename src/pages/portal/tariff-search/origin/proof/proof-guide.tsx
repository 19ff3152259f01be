import { DUTIES, DUTY_ARTICLES, PROOF_WAIVER_USD } from '@/features/origin/proof-types';
import { ProofTable } from '@/features/origin/view/proof-table';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { useTexts } from '@/shared/i18n/use-texts';
import { TermLink } from '@/shared/ui/controls/term-link';
import { CertificateTable } from './certificate-table';
import { DUTY_TERMS } from './duty-terms';
import type { OriginState } from '../use-origin';

/** The kinds of proof of origin on a route, the boxes of the certificate, and what else to have ready. */
export function ProofGuide({ origin, pair }: { origin: OriginState; pair: PairDuty | null }) {
  const { proofs, query } = origin;
  const { t } = useTexts(['origin', 'tariff']);
  const format = useOriginFormat();
  // No proof of origin can be issued for a product that does not qualify, whatever the route accepts.
  const isBlocked = origin.verdict === 'notMet';
  const isUsable = proofs.some(({ state }) => state !== 'notAvailable');
  const isWaived =
    isUsable && pair !== null && query.currency === 'USD' && (query.value ?? Infinity) <= PROOF_WAIVER_USD;
  return (
    <div className="proof-section">
      <ProofTable proofs={proofs} blocked={isBlocked ? t('tariff:contents.proofNotQualified') : undefined} />
      {isUsable && pair?.inForce.inForce && origin.contradiction === null && (
        <CertificateTable origin={origin} />
      )}
      <div>
        <h3>{t('proof.alsoTitle')}</h3>
        <dl className="proof-duties">
          {DUTIES.map((duty) => (
            <div key={duty}>
              <dt>
                <TermLink term={DUTY_TERMS[duty]}>{t(`proof.duty.${duty}.name`)}</TermLink>
              </dt>
              <dd>
                {t(`proof.duty.${duty}.text`, { amount: format.number(PROOF_WAIVER_USD) })}
                {duty === 'waiver' && isWaived && <b> {t('proof.waived')}</b>}
              </dd>
              <dd className="proof-article">{t('article', { number: DUTY_ARTICLES[duty] })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
