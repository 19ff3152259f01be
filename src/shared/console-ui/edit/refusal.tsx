import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import './refusal.css';

interface RefusalProps {
  /** Why the server refused ("不可操作自身"); null: nothing was refused. */
  text: string | null;
  onClose: () => void;
}

/** Shows, next to the buttons, why an action on rows was refused. */
export function Refusal({ text, onClose }: RefusalProps) {
  const { t } = useTexts('ui');
  if (text === null) return null;
  return (
    <div className="refusal">
      <Note
        tone="negative"
        role="alert"
        actions={
          <Button size="small" onClick={onClose}>
            {t('action.close')}
          </Button>
        }
      >
        {text}
      </Note>
    </div>
  );
}
