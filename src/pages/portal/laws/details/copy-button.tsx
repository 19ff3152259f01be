import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';

interface CopyButtonProps {
  label: string;
  /** Said when it is in the clipboard. */
  done: string;
  text: () => string;
}

/** Puts a text into the clipboard and says what came of it. */
export function CopyButton({ label, done, text }: CopyButtonProps) {
  const { t } = useTexts('list');
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button size="small" onClick={() => void handleClick()}>
        {label}
      </Button>
      <span role="status" className="law-copy-outcome">
        {outcome === 'copied' && done}
        {outcome === 'refused' && t('copyFailed')}
      </span>
    </>
  );
}
