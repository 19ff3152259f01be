import type { TariffSpread } from './tariffs-spread-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { spreadShape, ticksUpTo } from './spread-shape';
import './spread-chart.css';

const KEYS = ['mfn', 'lower', 'higher', 'same'] as const;

/**
 * MFN and RCEP rate of every line of Viet Nam for Japan, each line one stroke, with its source (look §5, sign-in).
 */
export function SpreadChart({ spread }: { spread: TariffSpread }) {
  const { t } = useTexts('account');
  const language = useLanguage();
  const { top, mfn, lower, higher } = spreadShape(spread.steps);
  const counts = {
    year: spread.year,
    total: formatNumber(spread.total, language),
    lower: formatNumber(spread.lower, language),
    higher: formatNumber(spread.higher, language),
    same: formatNumber(spread.same, language),
  };
  return (
    <figure className="spread">
      <figcaption>
        <span className="spread-title">{t('spread.title', counts)}</span>
        {spread.mark === 'sample' && <SampleMark />}
        <span className="spread-unit">{t('spread.unit')}</span>
      </figcaption>
      <div className="spread-plot" role="img" aria-label={t('spread.summary', counts)}>
        {ticksUpTo(top).map((tick) => (
          <span key={tick} className="spread-tick" style={{ bottom: `${(tick / top) * 100}%` }}>
            <span>{tick}</span>
          </span>
        ))}
        <svg
          viewBox={`0 0 ${Math.max(1, spread.total)} ${top}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="spread-lower" d={lower} />
          <path className="spread-higher" d={higher} />
          <path className="spread-mfn" d={mfn} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <ul className="spread-key">
        {KEYS.map((key) => (
          <li key={key} className={`spread-key-${key}`}>
            {t(`spread.key.${key}`, counts)}
          </li>
        ))}
      </ul>
      <SourceLine sources={spread.sources}>{t('spread.coverage')}</SourceLine>
    </figure>
  );
}
