import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { loadChunk } from '@/shared/loading/load-chunk';
import { Button } from '@/shared/ui/controls/button';
import type { ButtonVariant } from '@/shared/ui/controls/button';

interface FileButtonProps<Maker> {
  /** Loads the code that makes the file, when the button is pressed. */
  load: () => Promise<Maker>;
  make: (maker: Maker) => void;
  variant?: ButtonVariant;
  /** True while the content of the file is being computed. */
  isBusy?: boolean;
  children: ReactNode;
}

/** Downloads a file; shows an error if its code fails to load, and can be pressed again. */
export function FileButton<Maker>({ load, make, variant, isBusy, children }: FileButtonProps<Maker>) {
  const { t } = useTexts('tariff');
  const [hasFailed, setHasFailed] = useState(false);
  const handleClick = () => {
    setHasFailed(false);
    loadChunk(load)
      .then(make)
      .catch(() => setHasFailed(true));
  };
  return (
    <>
      <Button size="small" variant={variant} disabled={isBusy} aria-busy={isBusy} onClick={handleClick}>
        {children}
      </Button>
      {hasFailed && <span role="alert">{t('actions.outcome.noFile')}</span>}
    </>
  );
}
