import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed or previewed, so that hidden content can be printed. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => matchMedia(PRINT).matches);
  useEffect(() => {
    const media = matchMedia(PRINT);
    // The browser takes its snapshot as soon as the listeners return.
    const handleBefore = () => flushSync(() => setIsPrinting(true));
    const handleAfter = () => setIsPrinting(false);
    const handleMedia = () => flushSync(() => setIsPrinting(media.matches));
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    media.addEventListener('change', handleMedia);
    return () => {
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
      media.removeEventListener('change', handleMedia);
    };
  }, []);
  return isPrinting;
}

const PRINT = 'print';
