import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import type { Goods } from './goods';

/** A made-up price with its unit and its mark. */
export function Price({ price, unit }: { price: number; unit: Goods['unit'] }) {
  const { t } = useTexts('mall');
  const language = useLanguage();
  return (
    <span className="gallery-price">
      {t(`per.${unit}`, { price: formatMoney(price, 'CNY', language) })} <SampleMark />
    </span>
  );
}
