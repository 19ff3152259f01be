import type { MeasureEnd } from '../../measure-end';
import { firstDay, lastDay } from '../../partial-date';
import type { MeasureTerm } from '../../risk-cases-schema';
import { timeAxis } from '../../time-axis';
import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import type { TimelineRow } from './timeline-rows';
import { useRowName } from './use-row-name';
import './timeline.css';

interface TimelineProps {
  rows: readonly TimelineRow[];
  term: MeasureTerm | null;
  end: MeasureEnd | null;
  /** An ended case is drawn without a line for today. */
  isEnded: boolean;
}

/** The steps on an axis of years by their numbers in the table below, with today and how long the measure applies. */
export function Timeline({ rows, term, end, isEnded }: TimelineProps) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const nameOf = useRowName();
  const today = todayIso();
  const drawn = rows.flatMap((row) => (row.date === null ? [] : [{ ...row, date: row.date }]));
  const axis = timeAxis(
    drawn.map((row) => row.date),
    isEnded ? [] : [today],
  );
  const from = term?.from ?? null;
  const band =
    from === null || end === null ? null : [axis.placeOf(firstDay(from)), axis.placeOf(lastDay(end.date))];
  const steps = drawn.map((row) =>
    t('details.timelineStep', { date: dateInText(row.date, language), step: nameOf(row) }),
  );
  const pairs = Math.max(...axis.points.map((point) => point.row)) + 1;
  const lastYear = axis.years.at(-1);
  return (
    <div
      className="risk-timeline"
      role="img"
      aria-label={t('details.timelineLabel', { steps: steps.join(t('listComma')) })}
      style={{ height: `${72 + pairs * 30}px` }}
    >
      {axis.years.map(({ year, at }) => (
        <span
          key={year}
          className={classNames(
            'risk-timeline-year',
            lastYear?.year === year && at > 96 && 'risk-timeline-last',
          )}
          style={{ left: `${at}%` }}
        >
          {year}
        </span>
      ))}
      {band && (
        <span
          className={classNames('risk-timeline-band', end?.basis !== 'printed' && 'risk-timeline-computed')}
          style={{ left: `${band[0]}%`, width: `${(band[1] ?? 0) - (band[0] ?? 0)}%` }}
        />
      )}
      {!isEnded && (
        <span
          className={classNames(
            'risk-timeline-today',
            axis.placeOf(today) > 88 && 'risk-timeline-today-left',
          )}
          style={{ left: `${axis.placeOf(today)}%` }}
        >
          {t('details.today')}
        </span>
      )}
      {drawn.map((row, index) => (
        <span
          key={row.number}
          className={classNames('risk-timeline-point', row.kind === 'end' && 'risk-timeline-end')}
          style={{
            left: `${axis.points[index]?.at ?? 0}%`,
            top: `${62 + (axis.points[index]?.row ?? 0) * 30}px`,
          }}
        >
          {row.number}
        </span>
      ))}
    </div>
  );
}
