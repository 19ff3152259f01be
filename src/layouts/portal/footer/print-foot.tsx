import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { momentInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** Print only: the address of the page and the time it was printed (look §7). */
export function PrintFoot() {
  const { t } = useTexts('shell');
  const language = useLanguage();
  const [printed, setPrinted] = useState<{ address: string; time: Date } | null>(null);
  useEffect(() => {
    // The browser takes its snapshot as soon as the listeners return.
    const handlePrint = () =>
      flushSync(() => setPrinted({ address: window.location.href, time: new Date() }));
    window.addEventListener('beforeprint', handlePrint);
    return () => window.removeEventListener('beforeprint', handlePrint);
  }, []);
  if (printed === null) return null;
  const time = momentInText(printed.time, language);
  return (
    <p className="print-foot">
      {t('print.address', { address: printed.address })} {t('print.time', { time })}
    </p>
  );
}
