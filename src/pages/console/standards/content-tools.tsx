import type { ReactNode } from 'react';
import { Permitted } from '@/features/session/permitted';
import { WritesNote, type WritesNoteProps } from '@/shared/console-ui/edit/writes-note';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

interface ContentToolsProps {
  addText: string;
  onAdd: () => void;
  selectedCount: number;
  onDelete: () => void;
  /** Export and refresh. */
  end: ReactNode;
  writes: WritesNoteProps;
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
      <WritesNote writes={writes} />
    </>
  );
}
