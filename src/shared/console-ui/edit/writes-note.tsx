import { useEffect, useRef } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { isFocusLost } from '../focus-place';
import { Refusal } from './refusal';
import type { RowWrites } from './use-row-writes';
import './refusal.css';

/** What a tool row says about the last write: why it was refused, or that a deletion can be undone. */
export type WritesNoteProps = Pick<RowWrites, 'isUnderWay' | 'refusal' | 'forgetRefusal'> &
  Partial<Pick<RowWrites, 'undo'>>;

/** Shows, next to the buttons, why an action on rows was refused, and after a deletion how to undo it. */
export function WritesNote({ writes }: { writes: WritesNoteProps }) {
  const { refusal, forgetRefusal, undo = null, isUnderWay } = writes;
  return (
    <>
      <Refusal text={refusal} onClose={forgetRefusal} />
      {undo !== null && <UndoOffer undo={undo} isUnderWay={isUnderWay} />}
    </>
  );
}

interface UndoOfferProps {
  undo: NonNullable<RowWrites['undo']>;
  isUnderWay: boolean;
}

/** Gets the focus if the deletion removed what had it. */
function UndoOffer({ undo, isUnderWay }: UndoOfferProps) {
  const { t } = useTexts(['console', 'ui']);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusLost()) button.current?.focus();
  }, []);
  return (
    <div className="refusal">
      <Note
        role="status"
        actions={
          <>
            <Button ref={button} size="small" aria-busy={isUnderWay} onClick={undo.run}>
              {t('undo.undo')}
            </Button>
            <Button size="small" variant="text" onClick={undo.dismiss}>
              {t('ui:action.close')}
            </Button>
          </>
        }
      >
        {t('undo.offer')}
      </Note>
    </div>
  );
}
