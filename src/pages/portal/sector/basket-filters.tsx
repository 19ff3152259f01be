import type { FacetCounts } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/select-field';
import { useRuleName } from './use-rule-name';

interface BasketFiltersProps {
  facets: FacetCounts;
  filters: Readonly<Record<string, readonly string[]>>;
  onChoose: (name: string, values: readonly string[]) => void;
}

/** The basket's filters as one choice each, with how many codes each choice leaves. */
export function BasketFilters({ facets, filters, onChoose }: BasketFiltersProps) {
  const { t } = useTexts('sector');
  const ruleName = useRuleName();
  const labels: Record<string, (value: string) => string> = {
    chapter: (value) => t('basket.chapter', { chapter: value }),
    outcome: (value) => t(`outcome.${value}`),
    rule: ruleName,
  };
  return Object.entries(labels).map(([name, labelOf]) => {
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
            label: t('basket.option', { label: labelOf(value), codes: count }),
            disabled: count === 0 && value !== chosen,
          })),
        ]}
      />
    );
  });
}
