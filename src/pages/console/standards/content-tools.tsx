import type { ReactNode } from 'react';
import { Permitted } from '@/features/session/permitted';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import type { RowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

interface ContentToolsProps {
  addText: string;
  onAdd: () => void;
  selectedCount: number;
  onDelete: () => void;
  /** Export and refresh. */
  end: ReactNode;
  writes: Pick<RowWrites, 'isUnderWay' | 'refusal' | 'forgetRefusal'>;
}

/** The tool row of standards and of their parts: add, delete the selected ones, and why the last deletion failed. */
export function ContentTools({ addText, onAdd, selectedCount, onDelete, end, writes }: ContentToolsProps) {
  const { t } = useTexts('standards-admin');
  return (
    <>
      <Permitted anyOf={['content_standard_insert']}>
        <Button size="small" variant="primary" onClick={onAdd}>
          {addText}
        </Button>
      </Permitted>
      <Permitted anyOf={['content_standard_delete']}>
        <Button
          size="small"
          variant="delete"
          disabled={selectedCount === 0}
          aria-busy={writes.isUnderWay}
          onClick={onDelete}
        >
          {t('deleteSelected', { count: selectedCount })}
        </Button>
      </Permitted>
      {end}
      <Refusal text={writes.refusal} onClose={writes.forgetRefusal} />
    </>
  );
}
