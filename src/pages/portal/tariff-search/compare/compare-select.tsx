import { MAX_COMPARED_PAIRS } from '@/features/tariffs/country-pair/pair-query';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';

interface CompareSelectProps {
  /** Number of compared routes, the requested one included. */
  count: number;
  exporters: readonly string[];
  onPick: (code: string) => void;
}

/** Adds another exporter to the comparison; a native select that always resets. */
export function CompareSelect({ count, exporters, onPick }: CompareSelectProps) {
  const { t } = useTexts(['tariff', 'countries']);
  return (
    <div className="field-select">
      <select
        className="field-input compare-select"
        aria-label={t('actions.compare', { count, most: MAX_COMPARED_PAIRS })}
        value=""
        onChange={(event) => onPick(event.target.value)}
      >
        <option value="" disabled hidden>
          {t('actions.compare', { count, most: MAX_COMPARED_PAIRS })}
        </option>
        {exporters.map((code) => (
          <option key={code} value={code}>
            {t(`countries:${code}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={16} />
    </div>
  );
}
