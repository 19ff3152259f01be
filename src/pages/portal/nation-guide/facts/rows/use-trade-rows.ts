import type { CountrySeries } from '@/features/countries/guide/country-series-schema';
import { latestOf, countryCompetitiveness } from '@/features/countries/guide/trade-series';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Fact, FactRow } from '../fact';
import { NO_DATA } from '../fact';
import { useGuideFormat } from '../use-guide-format';

/** The latest trade figures, each with its year. */
export function useTradeRows(): FactRow<CountrySeries>[] {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const money = (
    field: 'exportsUsdBn' | 'importsUsdBn' | 'gdpUsdBn',
    sourceId: 'tradeSourceId' | 'gdpSourceId',
  ) =>
    function fact({ points }: CountrySeries): Fact {
      const latest = latestOf(points, field);
      if (latest === null) return NO_DATA;
      return {
        kind: 'known',
        text: format.number(latest.value, 1),
        note: t('ofYear', { year: latest.year }),
        mark: latest.point.mark,
        sourceId: latest.point[sourceId] ?? undefined,
        size: latest.value,
      };
    };
  return [
    { id: 'exports', label: t('trade.exportsUnit'), fact: money('exportsUsdBn', 'tradeSourceId') },
    { id: 'imports', label: t('trade.importsUnit'), fact: money('importsUsdBn', 'tradeSourceId') },
    { id: 'tc', label: t('trade.tc'), fact: competitiveness },
    { id: 'gdp', label: t('trade.gdpUnit'), fact: money('gdpUsdBn', 'gdpSourceId') },
  ];

  function competitiveness({ points }: CountrySeries): Fact {
    const latest = latestOf(points, 'exportsUsdBn');
    const value = latest && countryCompetitiveness(latest.point);
    if (latest === null || value === null) return NO_DATA;
    return {
      kind: 'known',
      text: format.number(value, 3),
      note: t('ofYear', { year: latest.year }),
      mark: latest.point.mark,
      sourceId: latest.point.tradeSourceId ?? undefined,
    };
  }
}
