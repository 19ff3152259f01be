import { DUTIES, DUTY_ARTICLES, PROOF_WAIVER_USD } from '@/features/origin/proof-types';
import type { ProofOption } from '@/features/origin/proof-types';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import type { Lane } from '@/features/tariffs/lane/lane';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { TermLink } from '@/shared/ui/controls/term-link';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { CertificateTable } from './certificate-table';
import { DUTY_TERMS, PROOF_TERMS } from './proof-terms';
import type { OriginState } from '../use-origin';

const VERDICTS = { accepted: 'met', toConfirm: 'unknown', notAvailable: 'notMet' } as const;

/** The kinds of proof of origin on a route, the boxes of the certificate, and what else to have ready. */
export function ProofGuide({ origin, lane }: { origin: OriginState; lane: Lane | null }) {
  const { proofs, query } = origin;
  const { t } = useTexts(['origin', 'tariff']);
  const format = useOriginFormat();
  const reason = ({ reason: key, inputs, type }: ProofOption) =>
    t(`proof.reason.${key}`, {
      type: t(`proof.type.${type}`),
      country: inputs.country ? format.country(inputs.country) : '',
      date: inputs.date ? format.date(inputs.date) : '',
    });
  // No proof of origin can be issued for a product that does not qualify, whatever the route accepts.
  const isBlocked = origin.verdict === 'notMet';
  const isUsable = proofs.some(({ state }) => state !== 'notAvailable');
  const isWaived =
    isUsable && lane !== null && query.currency === 'USD' && (query.value ?? Infinity) <= PROOF_WAIVER_USD;
  return (
    <div className="proof-section">
      <DataTable
        caption={t('proof.title')}
        columns={[
          {
            id: 'type',
            head: t('proof.head.type'),
            width: '27%',
            cell: ({ type }) => (
              <b>
                <TermLink term={PROOF_TERMS[type]}>{t(`proof.type.${type}`)}</TermLink>
              </b>
            ),
          },
          {
            id: 'state',
            head: t('proof.head.state'),
            width: '14%',
            narrow: 'value',
            cell: ({ state }) =>
              isBlocked && state !== 'notAvailable' ? (
                <VerdictChip verdict="notMet">{t('tariff:contents.proofNotQualified')}</VerdictChip>
              ) : (
                <VerdictChip verdict={VERDICTS[state]}>{t(`proof.state.${state}`)}</VerdictChip>
              ),
          },
          {
            id: 'reason',
            head: t('proof.head.reason'),
            cell: (option) => (
              <>
                {reason(option)} {option.confidence === 'secondary' && <UncheckedMark />}
              </>
            ),
          },
          {
            id: 'articles',
            head: t('proof.head.article'),
            width: '17%',
            cell: ({ articles }) => (
              <span className="proof-article">
                {t('article', { number: articles.join(t('rule.separator')) })}
              </span>
            ),
          },
        ]}
        rows={proofs}
        rowKey={({ type }) => type}
      />
      {isUsable && lane?.inForce.inForce && origin.contradiction === null && (
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
