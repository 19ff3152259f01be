import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names';
import './figure.css';

interface FigureProps {
  /** The number as formatted for the reader's language. */
  value: string;
  /** `%`, `+` or a word such as 个百分点; printed small behind the number. */
  unit?: string;
  /** `xl` once per page: the answer. */
  size?: 'xl' | 'l';
  tone?: 'positive' | 'warning';
  /** The name of the number; shown above it. */
  label?: ReactNode;
  /** Its meaning; shown below it. */
  note?: ReactNode;
  mark?: ReactNode;
}

/** One number set very large, its unit small beside it, its meaning in words (look §1). */
export function Figure({ value, unit, size = 'l', tone, label, note, mark }: FigureProps) {
  return (
    <div className={classNames('figure', `figure-${size}`, tone && `figure-${tone}`)}>
      {label !== undefined && <p className="figure-label">{label}</p>}
      <p className="figure-value">
        {value}
        {unit !== undefined && (
          <span className={/^[%+]/.test(unit) ? 'figure-unit figure-unit-percent' : 'figure-unit'}>
            {unit}
          </span>
        )}
      </p>
      {mark !== undefined && <div className="figure-mark">{mark}</div>}
      {note !== undefined && <p className="figure-note">{note}</p>}
    </div>
  );
}
