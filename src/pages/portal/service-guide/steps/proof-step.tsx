import { PROOF_WAIVER_USD, proofOptions } from '@/features/origin/proof-types';
import type { ProofOption } from '@/features/origin/proof-types';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { Note } from '@/shared/ui/states/note';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { DutyFacts } from './duty-facts';
import type { StepProps } from './step-props';
import { tariffLink } from './tariff-link';

const VERDICTS = { accepted: 'met', toConfirm: 'unknown', notAvailable: 'notMet' } as const;

/** Step 4: which proofs of origin may be used on this route and date, and how long they are valid. */
export function ProofStep({ guide }: StepProps) {
  const { t } = useTexts(['guide', 'origin']);
  const format = useOriginFormat();
  const { from, to, date } = guide.question;
  const { agreement, isWaived } = guide.facts;
  if (agreement === 'not-established') return <p className="guide-text">{t('fact.proofOpen')}</p>;
  const reason = ({ reason: key, inputs }: ProofOption) =>
    t(`origin:proof.reason.${key}`, {
      country: inputs.country ? format.country(inputs.country) : '',
      date: inputs.date ? format.date(inputs.date) : '',
    });
  return (
    <>
      {isWaived && (
        <Note title={t('origin:proof.duty.waiver.name')}>
          {t('origin:proof.duty.waiver.text', { amount: format.number(PROOF_WAIVER_USD) })}{' '}
          {t('origin:proof.waived')}
        </Note>
      )}
      <DataTable
        caption={t('origin:proof.title')}
        rows={proofOptions(from, to, date, guide.answer?.pairs)}
        rowKey={({ type }) => type}
        columns={[
          {
            id: 'type',
            head: t('origin:proof.head.type'),
            width: '30%',
            cell: ({ type }) => <b>{t(`origin:proof.type.${type}`)}</b>,
          },
          {
            id: 'state',
            head: t('origin:proof.head.state'),
            width: '14%',
            narrow: 'value',
            cell: ({ state }) => (
              <VerdictChip verdict={VERDICTS[state]}>{t(`origin:proof.state.${state}`)}</VerdictChip>
            ),
          },
          {
            id: 'reason',
            head: t('origin:proof.head.reason'),
            cell: (option) => (
              <>
                {reason(option)} {option.confidence === 'secondary' && <UncheckedMark />}
              </>
            ),
          },
          {
            id: 'articles',
            head: t('origin:proof.head.article'),
            width: '17%',
            cell: ({ articles }) => (
              <span className="guide-article">
                {t('origin:article', { number: articles.join(t('origin:rule.separator')) })}
              </span>
            ),
          },
        ]}
      />
      <DutyFacts duties={isWaived ? ['validity'] : ['validity', 'waiver']} />
      <p className="guide-text">
        <Link to={tariffLink(guide)}>{t('link.boxes')}</Link>
      </p>
      <SourceLine>{t('origin:proof.source')}</SourceLine>
    </>
  );
}
