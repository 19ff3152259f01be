import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';

interface VisitorOfferProps {
  /** How many items a visitor kept in this browser which the user lacks. */
  count: number;
  onTakeOver: () => void;
  onLeave: () => void;
}

/** Asks the user whether to take over what a visitor kept (product design §8); nothing without one. Texts in the area `kept`. */
export function VisitorOffer({ count, onTakeOver, onLeave }: VisitorOfferProps) {
  const { t } = useTexts('kept');
  if (count === 0) return null;
  return (
    <Note
      actions={
        <>
          <Button size="small" onClick={onTakeOver}>
            {t('takeOver')}
          </Button>
          <Button size="small" variant="text" onClick={onLeave}>
            {t('leave')}
          </Button>
        </>
      }
    >
      {t('fromVisitor', { count })}
    </Note>
  );
}
