import { trivalent } from '@/domain/agreements';
import type { UnderAgreements } from '@/features/origin/assessment/assess-agreements';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';
import { formatMoney } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Tag } from '@/shared/ui/marks/tag';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { AgreementDetails } from './agreement-details';
import { ProofCell } from './proof-cell';
import type { TreatmentRow } from './treatment-rows';
import './agreements-table.css';

interface AgreementsTableProps {
  rows: readonly TreatmentRow[];
  assessed: UnderAgreements | null;
  exporter: string;
  importer: string;
  currency: string;
  /** Whether there is a bill of materials that can be assessed. */
  state: 'bill' | 'noBill' | 'contradiction';
  isRunning: boolean;
}

/** Agreement, rate, whether the goods qualify, proof, and what it saves: best first. */
export function AgreementsTable(props: AgreementsTableProps) {
  const { rows, importer, currency } = props;
  const { t } = useTexts('agreements');
  const language = useLanguage();
  const rateText = useRateText();
  return (
    <DataTable
      caption={t('caption')}
      columns={[
        { id: 'agreement', head: t('column.agreement'), cell: (row) => <Name row={row} /> },
        {
          id: 'rate',
          head: t('column.rate'),
          narrow: 'value',
          cell: ({ rate }) =>
            rate === null ? (
              t('noRate')
            ) : (
              <>
                {rateText(rate, importer)}{' '}
                {rate.kind !== 'missing' && <RecordMarkTag mark={rate.rate.mark} />}
              </>
            ),
        },
        { id: 'origin', head: t('column.origin'), cell: (row) => <OriginCell row={row} {...props} /> },
        { id: 'proof', head: t('column.proof'), cell: (row) => <ProofCell row={row} /> },
        { id: 'saved', head: t('column.saved'), align: 'end', cell: savedText },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      rowKind={({ isBest }) => (isBest ? 'selected' : undefined)}
    />
  );

  function savedText({ id, saved, savedPoints, place }: TreatmentRow): string {
    if (id === 'MFN' || place === 'closed') return '–';
    const isDearer = (saved ?? savedPoints ?? 0) < 0;
    if (saved !== null) {
      const amount = formatMoney(Math.abs(saved), currency, language);
      return isDearer ? t('more', { amount }) : amount;
    }
    if (savedPoints === null) return t('notComputed');
    const points = t('points', { points: formatNumber(Math.abs(savedPoints), language) });
    return isDearer ? t('more', { amount: points }) : points;
  }
}

function Name({ row: { id, agreement, isBest, place } }: { row: TreatmentRow }) {
  const { t } = useTexts('agreements');
  return (
    <>
      {id === 'MFN' ? t('mfn') : id} {agreement?.mark === 'unchecked' && <UncheckedMark />}{' '}
      {isBest && <Tag>{t('best')}</Tag>}
      {place === 'open' && <Tag>{t('check')}</Tag>}
    </>
  );
}

function OriginCell({
  row,
  assessed,
  exporter,
  state,
  isRunning,
}: AgreementsTableProps & { row: TreatmentRow }) {
  const { t } = useTexts('agreements');
  const { id, verdict, criteria } = row;
  if (verdict === null) return t('notNeeded');
  const assessment = assessed?.[id] ?? null;
  if (verdict === 'notAssessed')
    return (
      <>
        <p>{t(`notAssessed.${reasonOf()}`)}</p>
        {criteria && <AgreementDetails criteria={criteria} assessment={null} exporter={exporter} />}
      </>
    );
  return (
    <>
      <VerdictChip verdict={trivalent(verdict)}>{t(`verdict.${verdict}`)}</VerdictChip>
      {criteria?.generalRule.mark === 'unchecked' && <UncheckedMark />}
      {id === 'RCEP' && <p>{t('rcepAbove')}</p>}
      {criteria && <AgreementDetails criteria={criteria} assessment={assessment} exporter={exporter} />}
    </>
  );

  function reasonOf() {
    if (id !== 'RCEP' && criteria === null) return 'noCriteria';
    if (state !== 'bill') return state;
    if (isRunning) return 'running';
    return 'noRule';
  }
}
