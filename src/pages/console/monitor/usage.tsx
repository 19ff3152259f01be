import { useTexts } from '@/shared/i18n/use-texts';

/** A share in use as a bar and in words; from 80 % on it is marked. Nothing without a share. */
export function Usage({ label, percent }: { label: string; percent: number | null | undefined }) {
  const { t } = useTexts('monitor');
  if (percent == null) return '—';
  return (
    <span className="monitor-usage" data-high={percent >= HIGH}>
      <meter aria-label={label} min={0} max={100} high={HIGH} value={percent} />
      {t('used', { percent: `${Math.round(percent * 10) / 10}%` })}
    </span>
  );
}

const HIGH = 80;
