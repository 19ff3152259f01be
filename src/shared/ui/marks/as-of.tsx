import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';

/** An as-of date (`yyyy`, `yyyy-MM` or `yyyy-MM-dd`) as the reader's language writes it: ISO, or dd/MM/yyyy (look §3). */
export function AsOf({ value }: { value: string }) {
  return (
    <time dateTime={value} className="no-break">
      {formatIsoDate(value, useLanguage())}
    </time>
  );
}
