import { useMemo } from 'react';
import { AddressNotes } from '@/features/countries/address-notes';
import { readHsInput } from '@/features/hs/hs-code';
import { ProductChoice } from '@/features/hs/suggest/product-choice';
import { QUERY_YEARS, nearestCoveredDay } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuery, PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { useRefusedDraft } from '@/features/tariffs/country-pair/use-refused-draft';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { PreviousResult } from '@/shared/ui/states/previous-result';
import { GuideBand } from './guide-band';
import { GuideIntro } from './guide-intro';
import { GuideOffer } from './guide-offer';
import { GuideResult } from './guide-result';
import { useGuideAddress, useGuideAnswer } from './use-guide-query';
import './service-guide.css';

/**
 * `/home/serviceGuide`: the whole path of one product on one route, from classification to the claim (product design
 * §4).
 */
export default function ServiceGuidePage() {
  const { t } = useTexts(['guide', 'tariff', 'shell']);
  const [{ query, unusable }, ask] = useGuideAddress();
  const question = useQuestion(query);
  const answered = useGuideAnswer(query.hs, question);
  const code = readHsInput(query.hs);
  const [isRefused, setIsRefused] = useRefusedDraft();
  const hasUnknownCountry = unusable.from !== '' || unusable.to !== '';
  return (
    <>
      <div className="page-width">
        <PageHead title={t('shell:title.serviceGuide')} lead={t('lead')} />
      </div>
      <GuideBand query={query} answer={answered.data ?? null} onAsk={ask} onRefused={setIsRefused} />
      <PreviousResult className="page-width guide-page" isPrevious={isRefused && query.hs !== ''}>
        <GuideOffer />
        <AddressNotes
          unusable={unusable}
          date={query.date}
          years={QUERY_YEARS}
          nearest={nearestCoveredDay(unusable.date)}
          onPick={(part, picked) => ask({ [part]: picked })}
        />
        {query.hs === '' && <GuideIntro query={query} />}
        {query.hs !== '' && code.kind === 'invalid' && (
          <EmptyState why={t(`tariff:error.${code.reason}`)} next={t('invalidNext')} />
        )}
        {query.hs !== '' && code.kind !== 'code' && (
          <ProductChoice typed={query.hs} to={query.to} onPick={(hs) => ask({ hs, line: null })} />
        )}
        {code.kind === 'code' && question === null && !hasUnknownCountry && (
          <EmptyState why={t('tariff:intro.countries')} />
        )}
        {code.kind === 'code' && question !== null && (
          <ErrorBoundary>
            <GuideResult digits={code.digits} tariff={answered} question={question} onAsk={ask} />
          </ErrorBoundary>
        )}
      </PreviousResult>
    </>
  );
}

/** The query if both countries are known, the same object until it changes. */
function useQuestion(query: PairQuery): PairQuestion | null {
  return useMemo(() => {
    const { from, to } = query;
    return from === null || to === null ? null : { ...query, from, to };
  }, [query]);
}
