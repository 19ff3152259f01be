import { Suspense, useMemo } from 'react';
import type { DutyRate } from '@/domain/rcep';
import { pairWithoutRates } from '@/features/tariffs/country-pair/pair-duty';
import { ratesByParty } from '@/features/tariffs/country-pair/pair-report';
import type { PairQuery, PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { idleProofForLines } from '@/features/tariffs/rates/lines-alike';
import { partnerRows } from '@/features/tariffs/country-pair/partners';
import { hasSharedPartyRates, pairsOf, sharedReport } from '@/features/tariffs/shared-report';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SecondPass } from '@/shared/loading/second-pass';
import { useOwner } from '@/shared/storage/owner';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { useOrigin } from '../origin/use-origin';
import { linesMark } from './lines-mark';
import { ImportersPart, OriginPart, RelatedSection } from './later-parts';
import './six-digit-sections.css';

interface SixDigitSectionsProps {
  answer: TariffAnswer;
  /** Six digits. */
  hs: string;
  question: PairQuestion;
  onAsk: (change: Partial<PairQuery>) => void;
}

/** The other importers of the product, if this one has nothing more to show. */
export function OtherImporters(props: SixDigitSectionsProps) {
  const { t } = useTexts('tariff');
  return (
    <SecondPass>
      <ErrorBoundary>
        <Suspense fallback={<LoadingState label={t('sectionsLoading')} />}>
          <ImportersPart number={1} {...props} />
        </Suspense>
      </ErrorBoundary>
    </SecondPass>
  );
}

/** What does not depend on a national line: rule, bill of materials, proof of origin, related records. */
export function SixDigitSections({ answer, hs, question, onAsk }: SixDigitSectionsProps) {
  const { t } = useTexts('tariff');
  const owner = useOwner();
  const { from, to } = question;
  const { idle, ...known } = useMemo(() => knownOf(answer, hs, question), [answer, hs, question]);
  const origin = useOrigin({ answer, query: question, ...known });
  return (
    <>
      <p className="six-digit-note">{t(answer.lines.length > 0 ? 'none.sixDigits' : 'none.stillHolds')}</p>
      <SecondPass>
        <ErrorBoundary>
          <Suspense fallback={<LoadingState label={t('sectionsLoading')} />}>
            <ImportersPart answer={answer} hs={hs} question={question} number={1} onAsk={onAsk} />
            <ErrorBoundary key={`${owner}:${hs}`}>
              <OriginPart answer={answer} pair={known.pair} origin={origin} first={2} {...idle} />
            </ErrorBoundary>
            <RelatedSection hs={hs} from={from} to={to} number={6} />
          </Suspense>
        </ErrorBoundary>
      </SecondPass>
    </>
  );
}

/**
 * Data for the sections: the rates of the Parties only if all lines share them, and why a proof of origin has no
 * effect on any.
 */
function knownOf(answer: TariffAnswer, hs: string, question: PairQuestion) {
  const { from, to, date } = question;
  const pairs = pairsOf(answer, question);
  const idle = {
    idleProof: idleProofForLines(pairs),
    idleMark: linesMark(pairs),
  };
  const shared = sharedReport(answer, question);
  if (shared === null || !hasSharedPartyRates(answer, question))
    return { line: null, pair: pairWithoutRates(hs, from, to, date, answer.pairs), rates: NO_RATES, idle };
  const rows = partnerRows(shared.line, to, date, question);
  return { line: shared.line, lines: answer.lines, pair: shared.pair, rates: ratesByParty(rows), idle };
}

const NO_RATES: Readonly<Record<string, DutyRate>> = {};
