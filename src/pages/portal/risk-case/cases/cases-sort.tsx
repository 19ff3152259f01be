import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import '@/shared/ui/fields/field.css';
import { CASE_SORTS, caseSortOf, type CaseSort } from './cases-question';

interface CasesSortProps {
  value: CaseSort;
  onChange: (sort: CaseSort) => void;
}

/** The order of the list, as a small native select. */
export function CasesSort({ value, onChange }: CasesSortProps) {
  const { t } = useTexts('risk');
  return (
    <label className="risk-sort">
      <span>{t('sort.label')}</span>
      <span className="field-select">
        <select
          className="field-input"
          value={value}
          onChange={(event) => onChange(caseSortOf(event.target.value))}
        >
          {CASE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} />
      </span>
    </label>
  );
}
