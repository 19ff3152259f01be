import { useDeferredValue, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { agreementsQuery } from '@/features/agreements/agreements-api';
import type { AgreementsBetween } from '@/features/agreements/agreements-schema';
import type { AgreementsInput } from '@/features/origin/assessment/assess-agreements';
import { contradictionOf } from '@/domain/rcep';
import type { Good } from '@/domain/rcep';
import { readBom } from '@/features/origin/bom/read-bom';
import { useAgreementAssessments } from '@/features/origin/assessment/use-agreement-assessments';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { OriginState } from '../origin/use-origin';
import { sourcesOfRates } from '../rates/rates-sources';
import { AgreementsTable } from './agreements-table';
import { treatmentRows } from './treatment-rows';

export interface AgreementsSectionProps {
  answer: TariffAnswer;
  origin: OriginState;
  pair: PairDuty;
  number: number;
}

/** Which way to declare: MFN, RCEP and every other agreement between the two countries, for the same bill of materials. */
export function AgreementsSection({ number, ...input }: AgreementsSectionProps) {
  const { origin, pair, answer } = input;
  const { t } = useTexts('agreements');
  const between = useQuery(agreementsQuery(pair.from, pair.to, useLanguage()));
  return (
    <Section
      id="section-agreements"
      number={number}
      title={t('title')}
      lead={t('lead')}
      mark={origin.draft.isSample && <SampleMark />}
    >
      {origin.line === null && answer.lines.length > 0 ? (
        <p>{t('chooseLine')}</p>
      ) : (
        <QueryView query={between} failure={t('failure')}>
          {(data) => <Treatments data={data} {...input} />}
        </QueryView>
      )}
    </Section>
  );
}

function Treatments({
  data: { agreements, sources },
  answer,
  origin,
  pair,
}: Omit<AgreementsSectionProps, 'number'> & { data: AgreementsBetween }) {
  const { t } = useTexts('agreements');
  const { line, query, isRunning, verdict, finding } = origin;
  const good = useGood(origin, pair);
  const input = useMemo<AgreementsInput | null>(
    () =>
      good && {
        good,
        agreements: agreements.flatMap(({ agreement, criteria, members }) =>
          criteria === null ? [] : { agreement, criteria, members },
        ),
      },
    [good, agreements],
  );
  const assessed = useAgreementAssessments(input);
  const rows = useMemo(
    () =>
      treatmentRows({
        line,
        pair,
        query,
        agreements,
        assessed,
        rcepVerdict: isRunning ? null : verdict,
        finding,
      }),
    [line, pair, query, agreements, assessed, isRunning, verdict, finding],
  );
  const rates = rows.flatMap(({ rate }) => rate ?? []);
  const rateSources = sourcesOfRates(answer, rates);
  const known = new Set(rateSources.map(({ id }) => id));
  return (
    <>
      <AgreementsTable
        rows={rows}
        assessed={assessed}
        exporter={pair.from}
        importer={pair.to}
        currency={query.currency}
        state={good === null ? (origin.contradiction ? 'contradiction' : 'noBill') : 'bill'}
        isRunning={isRunning || (input !== null && assessed === null)}
      />
      <SourceLine sources={[...rateSources, ...sources.filter(({ id }) => !known.has(id))]}>
        {t('note')}
      </SourceLine>
    </>
  );
}

const EDITIONS = [2012, 2017, 2022] as const;

/** The bill of materials as parsed by the domain, whether or not RCEP applies between the two countries. */
function useGood({ draft, query, hs, hsEdition }: OriginState, { from }: PairDuty): Good | null {
  const settled = useDeferredValue(draft);
  const { currency } = query;
  return useMemo(() => {
    if (hs === null) return null;
    const edition = EDITIONS.find((each) => each === hsEdition);
    const read = readBom(settled, {
      currency,
      hs,
      hsEdition: edition,
      exporter: from,
      cumulationParties: [],
    });
    return read === null || contradictionOf(read.good) !== null ? null : read.good;
  }, [settled, currency, hs, hsEdition, from]);
}
