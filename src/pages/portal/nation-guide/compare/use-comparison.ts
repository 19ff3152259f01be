import { useQueries, useQuery } from '@tanstack/react-query';
import { countryGuideQuery, countrySeriesQuery } from '@/features/countries/country-guide-api';
import { riskCasePageQuery } from '@/features/risk-cases/risk-cases-api';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import type { QueryOn } from '../facts/query-on';
import { useAgreementRows } from '../facts/use-agreement-rows';
import { useProfileRows } from '../facts/use-profile-rows';
import { useProofRows } from '../facts/use-proof-rows';
import { useRiskRows } from '../facts/use-risk-rows';
import { useTopicRows } from '../facts/use-topic-rows';
import { useTradeRows } from '../facts/use-trade-rows';
import type { GuideTab } from '../guide-address';
import { allOf } from './all-of';
import type { CompareLine } from './compare-line';
import { linesOf, reading } from './compare-line';

/** One part of a comparison: its rows as far as they have been read, and all sources its answers name. */
export interface ComparePart {
  lines: QueryOn<CompareLine[]>;
  sources: readonly SourceRecord[];
}

/** The parts of a comparison of `codes` on `date`; only those of `shown` are asked for. */
export function useComparison(
  codes: readonly string[],
  date: string,
  shown: readonly GuideTab[],
): Record<GuideTab, ComparePart> {
  const language = useLanguage();
  const enabled = shown.includes('risk');
  const guides = allOf(useQueries({ queries: codes.map((code) => countryGuideQuery(code, language)) }));
  const series = useQuery({ ...countrySeriesQuery(codes, language), enabled: shown.includes('trade') });
  const acting = allOf(
    useQueries({
      queries: codes.map((code) => ({
        ...riskCasePageQuery({ importer_IN: code, pageSize: 1 }, language),
        enabled,
      })),
    }),
  );
  const targeted = allOf(
    useQueries({
      queries: codes.map((code) => ({
        ...riskCasePageQuery({ exporter_IN: code, pageSize: 1 }, language),
        enabled,
      })),
    }),
  );
  const rows = {
    profile: useProfileRows(),
    trade: useTradeRows(),
    agreement: useAgreementRows(),
    proof: useProofRows(),
    investment: useTopicRows(),
    risk: useRiskRows(),
  };
  const guideSources = guides.data?.flatMap(({ sources }) => sources) ?? [];
  return {
    profile: {
      lines: reading(guides, (all) => linesOf(rows.profile, all)),
      sources: guideSources,
    },
    trade: {
      lines: reading(series, (answer) =>
        linesOf(
          rows.trade,
          codes.map((code) => answer.rows.find((row) => row.code === code) ?? { code, points: [] }),
        ),
      ),
      sources: series.data?.sources ?? [],
    },
    agreement: {
      lines: reading(guides, (all) => {
        const countries = all.map((guide) => ({ code: guide.code, date, guide }));
        return [...linesOf(rows.agreement, countries), ...linesOf(rows.proof, countries)];
      }),
      sources: guideSources,
    },
    investment: {
      lines: reading(guides, (all) => linesOf(rows.investment, all)),
      sources: guideSources,
    },
    risk: {
      lines: reading(bothOf(acting, targeted), ([asImporter, asTarget]) =>
        linesOf(
          rows.risk,
          codes.map((_, index) => ({
            acting: asImporter[index]?.total ?? null,
            targeted: asTarget[index]?.total ?? null,
            sourceId: asImporter[index]?.sources[0]?.id,
          })),
        ),
      ),
      sources: acting.data?.[0]?.sources ?? [],
    },
  };
}

/** Two answers as one. */
function bothOf<A, B>(a: QueryOn<A>, b: QueryOn<B>): QueryOn<readonly [A, B]> {
  return {
    data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
    isError: a.isError || b.isError,
    dataUpdatedAt: Math.min(a.dataUpdatedAt, b.dataUpdatedAt),
    refetch: () => Promise.all([a.refetch(), b.refetch()]),
  };
}
