import { pointsRange, wordedKind } from '@/features/tariffs/country-pair/answer-kind';
import type { AnswerKind } from '@/features/tariffs/country-pair/answer-kind';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { moneyOf } from '@/features/tariffs/country-pair/pair-report';
import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { NextFigure } from './next-figure';
import { RateFigure } from './rate-figure';
import { SavingFigure, SavingRange } from './saving-figure';
import { isRcepVisible } from './use-answer-sentence';

interface AnswerFiguresProps {
  pair: PairDuty;
  kind: AnswerKind;
  currency: string;
}

/** Three columns: the payable rate, the saving against MFN, the next reduction. */
export function AnswerFigures({ pair, kind, currency: requested }: AnswerFiguresProps) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const currency = moneyOf(pair, requested);
  const isRcep = isRcepVisible(kind);
  const amount = pair.payable?.amount ?? null;
  const saved =
    pair.pointsBelowMfn === null && pair.savedAmount !== null && pair.savedAmount > 0
      ? pair.savedAmount
      : null;
  const range = pointsRange(pair);
  const hasNoPreference = kind === 'no-data' && pair.rcep.kind === 'none';
  const basis = hasNoPreference ? 'no-preference' : wordedKind(pair, kind);
  return (
    <div className="answer-figures">
      <RateFigure
        result={isRcep ? pair.rcep : pair.mfn}
        importer={pair.to}
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
        {kind === 'rcep' && pair.pointsBelowMfn === null && amount === null && (
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
      {pair.pointsBelowMfn !== null && (
        <SavingFigure points={pair.pointsBelowMfn} amount={pair.savedAmount} currency={currency} />
      )}
      {range && <SavingRange {...range} />}
      {pair.next && (
        <NextFigure next={pair.next} importer={pair.to} isMfnPaid={pair.payable?.basis === 'MFN'} />
      )}
    </div>
  );
}
