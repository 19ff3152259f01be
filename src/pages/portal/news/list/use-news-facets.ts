import { newsKind } from '@/features/news/news-schema';
import type { FacetCounts } from '@/shared/api/record-schema';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import type { FacetGroup } from '@/shared/list/facets';

/**
 * The news filters with labels: subjects in a fixed order, countries by number, years descending. Selected values
 * stay.
 */
export function useNewsFacets(
  counts: FacetCounts,
  selected: Readonly<Record<string, readonly string[]>>,
): FacetGroup[] {
  const { t, i18n } = useTexts(['news', 'countries']);
  const countryName = (code: string) => (i18n.exists(`countries:${code}`) ? t(`countries:${code}`) : code);
  const group = <Value extends string>(
    id: KeyBelow<'news', 'facet'>,
    values: readonly Value[],
    label: (value: Value) => string,
  ): FacetGroup => ({
    id,
    label: t(`facet.${id}`),
    options: values.map((value) => ({
      value,
      label: label(value),
      count: counts[id]?.find((available) => available.value === value)?.count ?? 0,
    })),
  });
  const valuesOf = (id: string) => [
    ...new Set([...(counts[id] ?? []).map(({ value }) => value), ...(selected[id] ?? [])]),
  ];
  const years = valuesOf('year').toSorted((a, b) => b.localeCompare(a));
  return [
    group('kind', newsKind.options, (kind) => t(`kind.${kind}`)),
    group('country', valuesOf('country'), countryName),
    group('year', years, (year) => year),
  ];
}
