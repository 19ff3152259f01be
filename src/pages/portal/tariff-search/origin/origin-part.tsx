import type { IdleProof } from '@/features/tariffs/country-pair/idle-proof';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { AgreementsSlot } from '../agreements/agreements-slot';
import { OriginSection } from './origin-section';
import { ProofSection } from './proof/proof-section';
import { RuleSection } from './rule/rule-section';
import type { OriginState } from './use-origin';

interface OriginPartProps {
  answer: TariffAnswer;
  pair: PairDuty;
  /** Null until its code has loaded. */
  origin: OriginState | null;
  /** Number of the first of the four sections on its page. */
  first?: number;
  /** Why a proof of origin has no effect here, as in the answer; null if it may have one. */
  idleProof?: IdleProof | null;
  /** The mark of the rates this is based on. */
  idleMark?: RecordMark;
}

/** Rule, bill of materials with its verdict, ways to declare, and proof of origin: one state, four sections. */
export function OriginPart({ answer, pair, origin, first = 4, idleProof = null, idleMark }: OriginPartProps) {
  const { t } = useTexts('tariff');
  if (origin === null) return <LoadingState label={t('sectionsLoading')} />;
  if (origin.failure) throw origin.failure;
  return (
    <>
      <RuleSection answer={answer} origin={origin} {...place(first)} />
      <OriginSection origin={origin} pair={pair} {...place(first + 1)} />
      <AgreementsSlot answer={answer} origin={origin} pair={pair} number={first + 2} />
      <ProofSection origin={origin} pair={pair} idle={idleProof} idleMark={idleMark} {...place(first + 3)} />
    </>
  );
}

const place = (number: number) => ({ id: `section-${number}`, number });
