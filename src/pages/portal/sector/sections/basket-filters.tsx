import type { FacetCounts } from '@/shared/api/record-schema';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import type { NoRcep } from '../pair-rcep';
import { useRuleName } from './use-rule-name';

interface BasketFiltersProps {
  facets: FacetCounts;
  /** True while `facets` belong to the previous query: the counts are hidden. */
  isOld: boolean;
  filters: Readonly<Record<string, readonly string[]>>;
  onChoose: (name: string, values: readonly string[]) => void;
  /** Why the route has no RCEP filters. */
  noRcep: NoRcep | null;
}

const FILTERS = ['chapter', 'outcome', 'rule'] as const;

/** The basket's filters as single choices with counts; those of RCEP state why there are none. */
export function BasketFilters({ facets, isOld, filters, onChoose, noRcep }: BasketFiltersProps) {
  const { t } = useTexts(['sector', 'pair']);
  const ruleName = useRuleName();
  const labels: Record<(typeof FILTERS)[number], (value: string) => string> = {
    chapter: (value) => t('basket.chapter', { chapter: value }),
    outcome: (value) => textOfCode(t, 'outcome', value),
    rule: ruleName,
  };
  return FILTERS.map((name) => {
    const labelOf = labels[name];
    if (noRcep !== null && name !== 'chapter') {
      const reason = { value: '', label: t(`pair:partners.reason.${noRcep}`) };
      return (
        <SelectField
          key={name}
          label={t(`basket.filter.${name}`)}
          value=""
          onValueChange={() => undefined}
          options={[reason]}
          disabled
        />
      );
    }
    const counts = [...(facets[name] ?? [])];
    if (name === 'chapter') counts.sort((a, b) => a.value.localeCompare(b.value));
    const chosen = filters[name]?.[0] ?? '';
    const isKnown = chosen === '' || counts.some(({ value }) => value === chosen);
    return (
      <SelectField
        key={name}
        label={t(`basket.filter.${name}`)}
        value={isKnown ? chosen : ''}
        onValueChange={(value) => onChoose(name, value === '' ? [] : [value])}
        options={[
          { value: '', label: t('basket.all') },
          ...counts.map(({ value, count }) => ({
            value,
            label: isOld ? labelOf(value) : t('basket.option', { label: labelOf(value), codes: count }),
            disabled: count === 0 && value !== chosen,
          })),
        ]}
      />
    );
  });
}
