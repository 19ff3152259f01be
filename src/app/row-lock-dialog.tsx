import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { RowLockQuestion } from './notices';

/** Asks whether to load the page again after somebody else changed the row (code 10100, specification §8). */
export function RowLockDialog({ question }: { question: RowLockQuestion }) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      isOpen
      title={t('dialog.title')}
      onClose={() => question.answer(false)}
      actions={
        <>
          <Button onClick={() => question.answer(false)}>{t('action.cancel')}</Button>
          <Button variant="primary" onClick={() => question.answer(true)}>
            {t('action.confirm')}
          </Button>
        </>
      }
    >
      {question.text}
    </Dialog>
  );
}
