import { Suspense, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { MAX_SAVED_PER_KIND } from './saved-item';
import type { Saveable } from './saved-item';
import { useSaved } from './use-saved';
import type { SaveOutcome } from './use-saved';
import './save-button.css';

interface SaveButtonProps {
  item: Saveable;
  /** `text` for the rows of a list. */
  variant?: 'secondary' | 'text';
}

/**
 * Saves something for the reader, or removes it; reports a full list or a refusing browser. Texts in the area `saved`:
 * pages load it with their own, or the button appears later in its reserved place.
 */
export function SaveButton(props: SaveButtonProps) {
  return (
    <span className="keep-button">
      <Suspense>
        <LoadedButton {...props} />
      </Suspense>
    </span>
  );
}

function LoadedButton({ item, variant = 'secondary' }: SaveButtonProps) {
  const { t } = useTexts('saved');
  const { isSaved, toggle } = useSaved();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const isPressed = isSaved(item);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        aria-pressed={isPressed}
        aria-label={t(isPressed ? 'button.savedNamed' : 'button.saveNamed', { title: item.title })}
        onClick={() => setOutcome(toggle(item))}
      >
        {isPressed && <Icon name="check" size={16} />}
        {t(isPressed ? 'button.saved' : 'button.save')}
      </Button>
      <span role="status" className="keep-button-trouble">
        {(outcome === 'full' || outcome === 'notStored') &&
          t(`trouble.${outcome}`, { max: MAX_SAVED_PER_KIND })}
      </span>
    </>
  );
}
