import { useMemo } from 'react';
import { isKnownCountry } from '@/features/countries/country-codes';
import { formatHs } from '@/features/hs/hs-code';
import { ProductChoice } from '@/features/hs/suggest/product-choice';
import type { PairQuery, PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { chosenLine } from '@/features/tariffs/outcome';
import { quantityQuery } from '@/features/tariffs/rates/quantity-unit';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { useRefusedDraft } from '@/features/tariffs/country-pair/use-refused-draft';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { PreviousResult } from '@/shared/ui/states/previous-result';
import { QueryView } from '@/shared/ui/states/query-view';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { LineChoice } from './query/line-choice';
import { QueryBand } from './query/query-band';
import { TariffResult } from './country-pair/tariff-result';
import { TariffIntro } from './query/tariff-intro';
import { usePairQuery } from './query/use-pair-query';
import { useTariffAnswer } from './query/use-tariff-answer';

/** Tax rate and rules of origin (product design §3): the query in the address, the answer below it. */
export default function TariffSearchPage() {
  const { t } = useTexts(['tariff', 'shell']);
  const [query, ask] = usePairQuery();
  const question = useQuestion(query);
  const tariff = useTariffAnswer(query.hs, question);
  const { code } = tariff;
  const answer = tariff.query.data ?? null;
  const line = answer && chosenLine(answer, query.line);
  const [isRefused, setIsRefused] = useRefusedDraft();
  const isAnswered = tariff.isRequested && question !== null;
  useNamedRecord(useResultName(answer, line, question));
  return (
    <>
      <QueryBand
        query={query}
        answer={answer}
        quantity={quantityQuery(answer, line, query.from, query.date)}
        onAsk={ask}
        onRefused={setIsRefused}
      >
        {answer && question && (
          <LineChoice
            key={`${answer.hs} ${answer.importer}`}
            answer={answer}
            line={line}
            question={question}
            onPick={(picked) => ask({ line: picked })}
          />
        )}
      </QueryBand>
      {/* Remounted with the answer: reused elements pushed down by the lines above would count as a layout shift. */}
      <PreviousResult
        className="page-width tariff-page"
        key={String(answer !== null)}
        isPrevious={isRefused && query.hs !== ''}
      >
        {(!isAnswered || answer === null) && <h1>{t('shell:title.taxOriginSearch')}</h1>}
        {query.hs === '' && <TariffIntro />}
        {query.hs !== '' && code.kind === 'invalid' && <EmptyState why={t(`error.${code.reason}`)} />}
        {query.hs !== '' && code.kind !== 'code' && (
          <ProductChoice typed={query.hs} to={query.to} onPick={(hs) => ask({ hs, line: null })} />
        )}
        {code.kind === 'code' && question === null && <EmptyState why={t('intro.countries')} />}
        {isAnswered && (
          <QueryView
            query={tariff.query}
            failure={t('failure')}
            loading={<LoadingState onCancel={tariff.cancel} />}
          >
            {(data) => <TariffResult answer={data} question={question} onAsk={ask} />}
          </QueryView>
        )}
      </PreviousResult>
    </>
  );
}

/** Code and countries of a result, for the title of the tab; null without one. */
function useResultName(
  answer: TariffAnswer | null,
  line: TariffLine | null,
  question: PairQuestion | null,
): string | null {
  const { t } = useTexts('countries');
  if (answer === null || question === null) return null;
  const { from, to } = question;
  if (![from, to].every(isKnownCountry)) return null;
  return `${formatHs(line?.code ?? answer.hs ?? answer.requested)} ${t(`countries:${from}`)} → ${t(`countries:${to}`)}`;
}

/** The query if both countries are known, the same object until it changes. */
function useQuestion(query: PairQuery): PairQuestion | null {
  return useMemo(() => {
    const { from, to } = query;
    return from === null || to === null ? null : { ...query, from, to };
  }, [query]);
}
