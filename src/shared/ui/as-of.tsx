import { useTranslation } from 'react-i18next';

const DAY_FIRST = ['vi', 'ms'];

/** An as-of date (`yyyy`, `yyyy-MM` or `yyyy-MM-dd`) as the reader's language writes it: ISO, or dd/MM/yyyy (look §3). */
export function AsOf({ value }: { value: string }) {
  const { i18n } = useTranslation();
  const shown = DAY_FIRST.includes(i18n.language) ? value.split('-').reverse().join('/') : value;
  return (
    <time dateTime={value} className="no-break">
      {shown}
    </time>
  );
}
