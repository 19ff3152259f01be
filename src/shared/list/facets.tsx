import { useState } from 'react';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import './facets.css';

/** One filter with its choices; `count` applies the other filters. */
export interface FacetGroup {
  id: string;
  label: string;
  options: readonly { value: string; label: string; count: number }[];
}

interface FacetsProps {
  groups: readonly FacetGroup[];
  /** The chosen values by the group's `id`. */
  selected: Readonly<Record<string, readonly string[]>>;
  onToggle: (group: string, value: string) => void;
  /** True while the counts belong to the previous query: they are not shown. */
  isOld: boolean;
}

/** Filters with counts (look §5): chosen ones stay in place, those without rows stay, disabled. */
export function Facets({ groups, selected, onToggle, isOld }: FacetsProps) {
  return (
    <div className="facets" aria-busy={isOld}>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          chosen={selected[group.id] ?? []}
          isOld={isOld}
          onToggle={(value) => onToggle(group.id, value)}
        />
      ))}
    </div>
  );
}

const FEW = 6;

interface GroupProps {
  group: FacetGroup;
  chosen: readonly string[];
  isOld: boolean;
  onToggle: (value: string) => void;
}

function Group({ group, chosen, isOld, onToggle }: GroupProps) {
  const { t } = useTexts('list');
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const shown = group.options.filter(
    (option, index) => isWhole || index < FEW || chosen.includes(option.value),
  );
  if (group.options.length === 0) return null;
  return (
    <fieldset className="facet">
      <legend>{group.label}</legend>
      {shown.map(({ value, label, count }) => (
        <label key={value} className="facet-row">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span className="facet-label">{label}</span>
          {!isOld && <span className="facet-count">{formatNumber(count, language, 0)}</span>}
        </label>
      ))}
      {group.options.length > FEW && (
        <button
          type="button"
          className="facet-more"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('fewer') : t('more', { count: group.options.length - shown.length })}
        </button>
      )}
    </fieldset>
  );
}
