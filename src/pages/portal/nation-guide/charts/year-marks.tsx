import { runsOf } from '@/features/countries/guide/trade-series';
import { topOf } from './year-scale';
import type { YearScale } from './year-scale';

interface YearMarksProps {
  values: readonly (number | null)[];
  kind: 'line' | 'bar';
  /** 1 for the first series: sets colour and line style. */
  order: number;
  scale: YearScale;
}

/** The drawing of one series: a line with a dot per year and gaps for missing years, or a bar per year from zero. */
export function YearMarks({ values, kind, order, scale }: YearMarksProps) {
  const available = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const middle = (index: number) => ((index + 0.5) / values.length) * 100;
  if (kind === 'bar') {
    const zero = topOf(0, scale);
    return available.map(({ value, index }) => {
      const top = topOf(value, scale);
      const style = {
        left: `${middle(index)}%`,
        top: `${Math.min(top, zero)}%`,
        height: `${Math.abs(zero - top)}%`,
      };
      return <div key={index} className={`year-bar year-series-${order}`} style={style} />;
    });
  }
  const indices = values.map((_, index) => index);
  const runs = runsOf(indices, (index) => values[index] !== null);
  return (
    <>
      <svg className={`year-line year-series-${order}`} viewBox="0 0 100 100" preserveAspectRatio="none">
        {runs.map((run) => (
          <polyline
            key={run[0]}
            points={run.map((index) => `${middle(index)},${topOf(values[index] ?? 0, scale)}`).join(' ')}
          />
        ))}
      </svg>
      {available.map(({ value, index }) => (
        <div
          key={index}
          className={`year-dot year-series-${order}`}
          style={{ left: `${middle(index)}%`, top: `${topOf(value, scale)}%` }}
        />
      ))}
    </>
  );
}
