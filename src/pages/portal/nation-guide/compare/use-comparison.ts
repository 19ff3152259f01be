import { useQueries, useQuery } from '@tanstack/react-query';
import { countryGuideQuery, countrySeriesQuery } from '@/features/countries/guide/country-guide-api';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import type { QueryOn } from '../facts/query-on';
import { isFromServer, useAgreementRows } from '../facts/rows/use-agreement-rows';
import { useAgreementSources } from '../facts/use-agreement-sources';
import { useProfileRows } from '../facts/rows/use-profile-rows';
import { useProofRows } from '../facts/rows/use-proof-rows';
import { useRiskRows } from '../facts/rows/use-risk-rows';
import { useTopicRows } from '../facts/rows/use-topic-rows';
import { useTradeRows } from '../facts/rows/use-trade-rows';
import type { GuideTab } from '../guide-address';
import { joinedQueries } from './joined-queries';
import type { CountryQuery } from './joined-queries';
import type { CompareLine } from './compare-line';
import { known, compareLines, reading } from './compare-line';
import { useRiskCounts } from './use-risk-counts';

/** One part of a comparison: its rows as far as loaded, and all sources of its answers. */
export interface ComparePart {
  lines: QueryOn<CompareLine[]>;
  /** The query of each country, if the countries are loaded one by one. */
  columns?: readonly CountryQuery<unknown>[];
  sources: readonly SourceRecord[];
}

/** The parts of a comparison of `codes` on `date`; only those of `shown` are requested. */
export function useComparison(
  codes: readonly string[],
  date: string,
  shown: readonly GuideTab[],
): Record<GuideTab, ComparePart> {
  const language = useLanguage();
  const guideColumns = useQueries({ queries: codes.map((code) => countryGuideQuery(code, language)) });
  const guides = joinedQueries(guideColumns);
  const series = useQuery({ ...countrySeriesQuery(codes, language), enabled: shown.includes('trade') });
  const riskColumns = useRiskCounts(codes, shown.includes('risk'));
  const rows = {
    profile: useProfileRows(),
    trade: useTradeRows(),
    agreement: useAgreementRows(),
    proof: useProofRows(),
    investment: useTopicRows(),
    risk: useRiskRows(),
  };
  const agreementSources = useAgreementSources();
  const guideSources = guideColumns.flatMap(({ data }) => data?.sources ?? []);
  return {
    profile: {
      lines: reading(guides, (all) => compareLines(rows.profile, all)),
      columns: guideColumns,
      sources: guideSources,
    },
    trade: {
      lines: reading(series, (answer) =>
        compareLines(
          rows.trade,
          codes.map((code) => known(answer.rows.find((row) => row.code === code) ?? { code, points: [] })),
        ),
      ),
      sources: series.data?.sources ?? [],
    },
    agreement: {
      lines: { ...guides, data: agreementLines(), isError: guides.data !== undefined && guides.isError },
      columns: guideColumns,
      sources: [...agreementSources, ...guideSources],
    },
    investment: {
      lines: reading(guides, (all) => compareLines(rows.investment, all)),
      columns: guideColumns,
      sources: guideSources,
    },
    risk: {
      lines: reading(joinedQueries(riskColumns), (all) => compareLines(rows.risk, all)),
      columns: riskColumns,
      sources: riskColumns.flatMap(({ data }) => data?.sources ?? []),
    },
  };

  /** What follows from the Agreement needs no answer. */
  function agreementLines(): CompareLine[] {
    const countries = codes.map((code) => known({ code, date, guide: null }));
    const guided = guideColumns.map(({ data: guide, isError }) => ({
      data: guide && { code: guide.code, date, guide },
      isError,
    }));
    return [
      ...compareLines(
        rows.agreement.filter((row) => !isFromServer(row)),
        countries,
      ),
      ...compareLines(rows.agreement.filter(isFromServer), guided),
      ...compareLines(
        rows.proof,
        codes.map((code, at) => known({ code, date, guide: guideColumns[at]?.data ?? null })),
      ),
    ];
  }
}
