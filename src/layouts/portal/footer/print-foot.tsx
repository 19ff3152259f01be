import { useState } from 'react';
import { momentInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';

/** Print only: the address of the page and the time it was printed (look §7). */
export function PrintFoot() {
  return useIsPrinting() ? <PrintedAddress /> : null;
}

function PrintedAddress() {
  const { t } = useTexts('shell');
  const language = useLanguage();
  const [printed] = useState(() => ({ address: window.location.href, time: new Date() }));
  return (
    <p className="print-foot">
      {t('print.address', { address: printed.address })}{' '}
      {t('print.time', { time: momentInText(printed.time, language) })}
    </p>
  );
}
