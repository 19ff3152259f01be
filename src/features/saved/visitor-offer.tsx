import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';

interface VisitorOfferProps {
  /** How many items saved by a visitor in this browser the user does not have. */
  count: number;
  onTakeOver: () => void;
  onLeave: () => void;
}

/**
 * Offers the user a visitor's saved items (product design §8); renders nothing without any. Texts in the area `saved`.
 */
export function VisitorOffer({ count, onTakeOver, onLeave }: VisitorOfferProps) {
  const { t } = useTexts('saved');
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
