import type { ReactNode } from 'react';
import './stacked-bar.css';

/** A part of the bar: its name with its number, its length in per cent of the whole bar, and the class that fills it. */
interface BarPart {
  id: string;
  text: string;
  percent: number;
  fill: string;
}

interface StackedBarProps {
  title: ReactNode;
  /** What the bar measures. */
  unit: ReactNode;
  /** The sentence describing the bar. */
  label: string;
  parts: readonly BarPart[];
  /** The position of a line across the bar, in per cent, with its words; null without one. */
  threshold: { percent: number; text: string } | null;
}

/** Parts of one whole as a bar with its key, and a threshold across it (look §5, stacked share bar). */
export function StackedBar({ title, unit, label, parts, threshold }: StackedBarProps) {
  return (
    <figure className="stacked-bar">
      {title}
      <p className="stacked-bar-unit">{unit}</p>
      <div className="stacked-bar-track" role="img" aria-label={label}>
        {parts.map(({ id, percent, fill }) => (
          <span key={id} className={`stacked-bar-part ${fill}`} style={{ width: `${percent}%` }} />
        ))}
        {threshold !== null && (
          <span className="stacked-bar-threshold" style={{ insetInlineStart: `${threshold.percent}%` }}>
            <span>{threshold.text}</span>
          </span>
        )}
      </div>
      <ul className="stacked-bar-key">
        {parts.map(({ id, text, fill }) => (
          <li key={id}>
            <span className={`stacked-bar-swatch ${fill}`} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
