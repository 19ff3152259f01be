import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import type { AppQuestion } from './notices';

/** A dialog with the title and the buttons of specification §9, or those of the question. */
export function QuestionDialog({ question }: { question: AppQuestion }) {
  const { t } = useTexts('ui');
  return (
    <Dialog
      isOpen
      title={t('dialog.title')}
      onClose={() => question.answer(null)}
      actions={
        <>
          <Button onClick={() => question.answer(false)}>
            {question.labels?.cancel ?? t('action.cancel')}
          </Button>
          <Button variant="primary" onClick={() => question.answer(true)}>
            {question.labels?.confirm ?? t('action.confirm')}
          </Button>
        </>
      }
    >
      {question.text}
    </Dialog>
  );
}
