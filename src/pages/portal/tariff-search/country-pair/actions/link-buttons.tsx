import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { LiveRegion } from '@/shared/ui/states/live-region';

interface LinkButtonsProps {
  /** Path and query of the app. */
  address: string;
  /** Returns the text of `bom=`; null while there is no bill of materials. */
  shareable: (() => Promise<string | null>) | null;
}

type Outcome = 'copied' | 'copiedWithBom' | 'tooLong' | 'refused';

/** Copies the result's link, with the bill of materials only on request (product design §8). */
export function LinkButtons({ address, shareable }: LinkButtonsProps) {
  const { t } = useTexts('tariff');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = async (suffix: string, done: Outcome) => {
    try {
      await navigator.clipboard.writeText(`${location.href.split('#')[0]}#${address}${suffix}`);
      setOutcome(done);
    } catch {
      setOutcome('refused');
    }
  };
  const copyWithBom = async (write: () => Promise<string | null>) => {
    const bom = await write();
    if (bom === null) setOutcome('tooLong');
    else await copy(`&bom=${bom}`, 'copiedWithBom');
  };
  return (
    <>
      <Button size="small" onClick={() => void copy('', 'copied')}>
        {t('actions.copy')}
      </Button>
      {shareable && (
        <Button size="small" onClick={() => void copyWithBom(shareable)}>
          {t('actions.copyWithBom')}
        </Button>
      )}
      {outcome && <span className="pair-actions-outcome">{t(`actions.outcome.${outcome}`)}</span>}
      <LiveRegion message={outcome ? t(`actions.outcome.${outcome}`) : ''} />
    </>
  );
}
