import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';

/** A made-up price with its unit and its mark. */
export function Price({ price, unit }: { price: number; unit: string }) {
  const { t } = useTexts('mall');
  const language = useLanguage();
  return (
    <span className="gallery-price">
      {t(`per.${unit}` as TextKey<'mall'>, { price: formatMoney(price, 'CNY', language) })} <SampleMark />
    </span>
  );
}
