import { Suspense, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import type { ArrangedColumn } from './columns-dialog';

const ColumnsDialog = lazyPart(() => import('./columns-dialog').then((part) => part.ColumnsDialog));

interface ColumnsButtonProps {
  /** The list, by its name. */
  name: string;
  columns: readonly ArrangedColumn[];
}

/** Opens the choice of columns, their order, and the density. */
export function ColumnsButton({ name, columns }: ColumnsButtonProps) {
  const { t } = useTexts('console');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('tools.columns')}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnsDialog name={name} columns={columns} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
