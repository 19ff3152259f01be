import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PartnerRow } from '@/features/tariffs/country-pair/partners';
import type { AgreementWithoutRates, OtherAgreement } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { NoData } from '@/shared/ui/marks/no-data';
import { Tag } from '@/shared/ui/marks/tag';
import { FigureMark } from '../rates/figure-mark';
import { isNotRcepNow } from '../rates/no-rcep';
import { useRateResultText } from '../rates/rate-cell';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

/**
 * An exporter with its labels; a button for its route, marked and disabled for the current one so that focus stays on
 * it.
 */
export function PartnerName({
  row,
  isCurrent,
  onPick,
}: {
  row: PartnerRow;
  isCurrent: boolean;
  onPick: () => void;
}) {
  const { t } = useTexts(['pair', 'countries']);
  const rateResultText = useRateResultText();
  const { pair, isDifferent } = row;
  return (
    <span className="partner-name">
      <button
        type="button"
        className="partner-pick"
        aria-current={isCurrent || undefined}
        onClick={isCurrent ? undefined : onPick}
      >
        {t(`countries:${pair.from}`)}
      </button>
      {isCurrent && <Tag>{t('partners.current')}</Tag>}
      {isDifferent && <Tag>{t('partners.differential')}</Tag>}
      {!pair.inForce.inForce && <Tag>{t(`partners.reason.${pair.inForce.reason}`)}</Tag>}
      {isNotRcepNow(pair) && pair.mfn.kind === 'rate' && (
        <span className="partner-aside">{t('partners.byMfn', { rate: rateResultText(pair.mfn) })}</span>
      )}
    </span>
  );
}

/** RCEP less MFN in percentage points with its sign, or why it is unknown. */
export function PartnerDifference({ pair, decimals }: { pair: PairDuty; decimals: number }) {
  const { t } = useTexts('pair');
  const language = useLanguage();
  const { inForce, rcep, mfn, pointsBelowMfn } = pair;
  if (isNotRcepNow(pair)) return '—';
  if (!inForce.inForce)
    return <span className="no-data">{t(`partners.noDifference.${inForce.reason}`)}</span>;
  if (rcep.kind === 'none') return <NoData reason="noPreference" />;
  if (rcep.kind === 'missing') return <NoData />;
  if (mfn.kind !== 'rate') return <span className="no-data">{t('partners.noMfn')}</span>;
  if (pointsBelowMfn === null) return <span className="no-data">{t('partners.notComparable')}</span>;
  const tone = pointsBelowMfn > 0 ? 'partner-below' : pointsBelowMfn < 0 ? 'partner-above' : undefined;
  return <span className={tone}>{formatSigned(-pointsBelowMfn || 0, language, decimals)}</span>;
}

/**
 * Rates of other agreements on the line for this exporter, the lowest below the payable rate labelled, and agreements
 * without rates here.
 */
export function PartnerAgreements({
  pair,
  agreements,
}: {
  pair: PairDuty;
  /** Those of the importer without rates here. */
  agreements: readonly AgreementWithoutRates[];
}) {
  const { t } = useTexts('pair');
  const list = useListText();
  const language = useLanguage();
  const missing = agreements.filter(({ parties }) => parties.includes(pair.from));
  if (pair.others.length === 0 && missing.length === 0) return <NoData />;
  return (
    <span className="partner-agreements">
      {[...pair.others].sort(lowestFirst).map((other) => {
        const { agreement, rate } = other;
        const percent = percentOf({ kind: 'rate', rate });
        return (
          <span key={agreement} className="partner-agreement">
            <FigureMark mark={rate.mark} />
            {other === pair.lowerElsewhere && <Tag>{t('partners.lower')}</Tag>} {agreement}{' '}
            {percent === null ? rate.printed : formatNumber(percent, language)}
          </span>
        );
      })}
      {missing.length > 0 && (
        <span className="partner-missing">
          {list(missing.map(({ agreement }) => agreement))} <NoData />{' '}
          <RecordMarkTag mark={missing.some(({ mark }) => mark === 'unchecked') ? 'unchecked' : 'fact'} />
        </span>
      )}
    </span>
  );
}

const lowestFirst = (a: OtherAgreement, b: OtherAgreement) => percentOrLast(a) - percentOrLast(b);
const percentOrLast = ({ rate }: OtherAgreement) => percentOf({ kind: 'rate', rate }) ?? Number.MAX_VALUE;
