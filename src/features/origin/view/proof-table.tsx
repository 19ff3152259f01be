import { useTexts } from '@/shared/i18n/use-texts';
import { TermLink } from '@/shared/ui/controls/term-link';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { DataTable } from '@/shared/ui/table/data-table';
import type { ProofOption } from '../proof-types';
import { useOriginFormat } from '../rule-words/use-origin-format';
import { PROOF_TERMS } from './proof-terms';
import './proof-table.css';

const VERDICTS = { accepted: 'met', toConfirm: 'unknown', notAvailable: 'notMet' } as const;

interface ProofTableProps {
  proofs: readonly ProofOption[];
  /** Shown in place of a usable proof: none can be issued for a product that does not qualify. */
  blocked?: string;
}

/** The kinds of proof of origin on a route: whether each may be used, why, and the article. */
export function ProofTable({ proofs, blocked }: ProofTableProps) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const reason = ({ reason: key, inputs, type }: ProofOption) =>
    t(`proof.reason.${key}`, {
      type: t(`proof.type.${type}`),
      country: inputs.country ? format.country(inputs.country) : '',
      date: inputs.date ? format.date(inputs.date) : '',
    });
  return (
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
            blocked !== undefined && state !== 'notAvailable' ? (
              <VerdictChip verdict="notMet">{blocked}</VerdictChip>
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
  );
}
