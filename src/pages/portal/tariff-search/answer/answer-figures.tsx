import { pointsRange, wordedKind } from '@/features/tariffs/lane/answer-kind';
import type { AnswerKind } from '@/features/tariffs/lane/answer-kind';
import type { Lane } from '@/features/tariffs/lane/lane';
import { moneyOf } from '@/features/tariffs/lane/lane-report';
import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { NextFigure } from './next-figure';
import { RateFigure } from './rate-figure';
import { SavingFigure, SavingRange } from './saving-figure';
import { isRcepVisible } from './use-answer-sentence';

interface AnswerFiguresProps {
  lane: Lane;
  kind: AnswerKind;
  currency: string;
}

/** Three columns: the payable rate, the saving against MFN, the next reduction. */
export function AnswerFigures({ lane, kind, currency: requested }: AnswerFiguresProps) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const currency = moneyOf(lane, requested);
  const isRcep = isRcepVisible(kind);
  const amount = lane.payable?.amount ?? null;
  const saved =
    lane.pointsBelowMfn === null && lane.savedAmount !== null && lane.savedAmount > 0
      ? lane.savedAmount
      : null;
  const range = pointsRange(lane);
  const hasNoPreference = kind === 'nothing-held' && lane.rcep.kind === 'none';
  const basis = hasNoPreference ? 'no-preference' : wordedKind(lane, kind);
  return (
    <div className="answer-figures">
      <RateFigure
        result={isRcep ? lane.rcep : lane.mfn}
        importer={lane.to}
        isMfn={!isRcep}
        label={t(`answer.figure.${kind}`)}
      >
        {t(`answer.basis.${basis}`)}
        {amount !== null && (
          <>
            <br />
            {t('answer.duty', { amount: formatMoney(amount, currency, language) })}
          </>
        )}
        {kind === 'rcep' && lane.pointsBelowMfn === null && amount === null && (
          <>
            <br />
            {t('answer.needQuantity')}
          </>
        )}
        {saved !== null && (
          <>
            <br />
            {t('answer.saved', { amount: formatMoney(saved, currency, language) })}
          </>
        )}
      </RateFigure>
      {lane.pointsBelowMfn !== null && (
        <SavingFigure points={lane.pointsBelowMfn} amount={lane.savedAmount} currency={currency} />
      )}
      {range && <SavingRange {...range} />}
      {lane.next && (
        <NextFigure next={lane.next} importer={lane.to} isMfnPaid={lane.payable?.basis === 'MFN'} />
      )}
    </div>
  );
}
