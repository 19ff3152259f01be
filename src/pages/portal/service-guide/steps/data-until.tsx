import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import type { Ask } from '../use-guide-query';

/** States the last day for which the missing rates are available, and offers that day (product design §8). */
export function DataUntil({ day, onAsk }: { day: string; onAsk: Ask }) {
  const { t } = useTexts('tariff');
  const date = dateInText(day, useLanguage());
  return (
    <p className="guide-text">
      {t('answer.dataUntil', { date })}{' '}
      <Button size="small" onClick={() => onAsk({ date: day })}>
        {t('answer.showDataDay', { date })}
      </Button>
    </p>
  );
}
