import { useTexts } from '@/shared/i18n/use-texts';
import { MOST_COLOURED } from './chart-series';
import type { ChartSeries } from './chart-series';

interface ChartChoiceProps {
  series: readonly ChartSeries[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/**
 * Selects which of many series are coloured: one switch each, at most six on; the least recently chosen is switched
 * off.
 */
export function ChartChoice({ series, selected, onChange }: ChartChoiceProps) {
  const { t } = useTexts('chart');
  const handleToggle = (id: string) =>
    onChange(
      selected.includes(id)
        ? selected.filter((each) => each !== id)
        : [...selected, id].slice(-MOST_COLOURED),
    );
  return (
    <div className="chart-choice" role="group" aria-label={t('choose', { count: MOST_COLOURED })}>
      {series.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={selected.includes(id)} onClick={() => handleToggle(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
