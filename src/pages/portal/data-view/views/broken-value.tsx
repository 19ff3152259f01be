import { useTexts } from '@/shared/i18n/use-texts';

/** A figure of a revised series, which must not be compared with the year before; the mark is below it. */
export function BrokenValue({ text }: { text: string }) {
  const { t } = useTexts('dataview');
  return (
    <>
      {text}
      <span className="data-broken">{t('breakShort')}</span>
    </>
  );
}
