import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import { SampleMark } from '@/shared/ui/sample-mark';

/** A made-up price with its unit and its mark. */
export function Price({ price, unit }: { price: number; unit: string }) {
  const { t } = useTranslation('mall');
  const language = useLanguage();
  return (
    <span className="gallery-price">
      {t(`per.${unit}`, { price: formatMoney(price, 'CNY', language) })} <SampleMark />
    </span>
  );
}
