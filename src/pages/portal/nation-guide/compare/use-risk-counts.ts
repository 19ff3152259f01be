import { useQueries } from '@tanstack/react-query';
import { riskCasePageQuery } from '@/features/risk-cases/risk-cases-api';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import type { RiskOf } from '../facts/rows/use-risk-rows';
import type { CountryQuery } from './joined-queries';

/** Both counts of a country, with their sources. */
export interface RiskCounts extends RiskOf {
  sources: readonly SourceRecord[];
}

/** The counts of cases of each country, as importer and as target; a country is loaded when both its counts are. */
export function useRiskCounts(codes: readonly string[], enabled: boolean): CountryQuery<RiskCounts>[] {
  const language = useLanguage();
  const acting = useQueries({
    queries: codes.map((code) => ({
      ...riskCasePageQuery({ importer_IN: code, pageSize: 1 }, language),
      enabled,
    })),
  });
  const targeted = useQueries({
    queries: codes.map((code) => ({
      ...riskCasePageQuery({ exporter_IN: code, pageSize: 1 }, language),
      enabled,
    })),
  });
  return acting.flatMap((asImporter, index) => {
    const asTarget = targeted[index];
    return asTarget === undefined ? [] : [countsOf(asImporter, asTarget)];
  });
}

interface CasePage {
  total: number;
  sources: readonly SourceRecord[];
}

function countsOf(
  asImporter: CountryQuery<CasePage>,
  asTarget: CountryQuery<CasePage>,
): CountryQuery<RiskCounts> {
  const both = [asImporter, asTarget];
  const { data: acting } = asImporter;
  const { data: targeted } = asTarget;
  return {
    data:
      acting === undefined || targeted === undefined
        ? undefined
        : {
            acting: acting.total,
            targeted: targeted.total,
            sourceId: acting.sources[0]?.id,
            sources: acting.sources,
          },
    isError: both.some(({ isError }) => isError),
    error: asImporter.error ?? asTarget.error,
    isFetched: both.every(({ isFetched }) => isFetched),
    dataUpdatedAt: Math.min(...both.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(both.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
