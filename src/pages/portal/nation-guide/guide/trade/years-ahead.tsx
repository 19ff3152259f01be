import { tariffYear, tariffYearStart } from '@/domain/rcep';
import { useTexts } from '@/shared/i18n/use-texts';
import { useGuideFormat } from '../../facts/use-guide-format';
import './years-ahead.css';

interface YearsAheadProps {
  code: string;
  date: string;
}

const BEFORE = 2;
const AFTER = 4;

/** The tariff years round a date on one line, each with its first day; the one of the date is highlighted. */
export function YearsAhead({ code, date }: YearsAheadProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const current = tariffYear(code, date);
  const first = Math.max(1, (current ?? 1) - BEFORE);
  const years = Array.from({ length: BEFORE + AFTER + 1 }, (_, index) => first + index);
  return (
    <ol className="years-ahead" aria-label={t('agreement.years')}>
      {years.map((year) => {
        const start = tariffYearStart(code, year);
        return (
          <li key={year} aria-current={year === current ? 'date' : undefined}>
            <span className="years-ahead-order">{t('yearOrder', { year })}</span>
            <span>{start !== null && format.date(start)}</span>
          </li>
        );
      })}
    </ol>
  );
}
