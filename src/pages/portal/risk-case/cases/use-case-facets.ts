import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { caseKind, caseSector, caseStage } from '@/features/risk-cases/risk-cases-schema';
import type { FacetCounts } from '@/shared/api/record-schema';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import type { FacetGroup } from '@/shared/list/facets';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';

/** The filters of the case list by name. Values without a case are shown with 0: that too is an answer. */
export function useCaseFacets(): (counts: FacetCounts) => FacetGroup[] {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const chapterName = (chapter: string) => {
    const name = textOfCode(t, 'chapter', chapter, '');
    return name === '' ? t('chapter.label', { chapter }) : t('chapter.named', { chapter, name });
  };
  return (counts) => {
    const options = (id: string, labelOf: (value: string) => string, known: readonly string[] = []) => {
      const available = counts[id] ?? [];
      const missing = known.filter((value) => !available.some((count) => count.value === value));
      return [...available, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
        value,
        count,
        label: labelOf(value),
      }));
    };
    const inOrder = (id: string, known: readonly string[], labelOf: (value: string) => string) =>
      options(id, labelOf, known).sort((a, b) => known.indexOf(a.value) - known.indexOf(b.value));
    const exporterName = (code: string) => (code === 'all' ? t('origin.all') : nameOf(code));
    const group = (id: KeyBelow<'risk', 'filter'>, found: FacetGroup['options']) => ({
      id,
      label: t(`filter.${id}`),
      options: found,
    });
    return [
      group(
        'kind',
        inOrder('kind', caseKind.options, (kind) => textOfCode(t, 'kind', kind)),
      ),
      group('importer', options('importer', nameOf, COUNTRY_CODES)),
      group('exporter', options('exporter', exporterName)),
      group(
        'stage',
        inOrder('stage', caseStage.options, (stage) => textOfCode(t, 'stage', stage)),
      ),
      group(
        'sector',
        inOrder('sector', caseSector.options, (sector) => textOfCode(t, 'sector', sector)),
      ),
      group('chapter', options('chapter', chapterName)),
      group(
        'year',
        options('year', (year) => year).sort((a, b) => b.value.localeCompare(a.value)),
      ),
    ];
  };
}
