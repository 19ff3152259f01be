import type { ReactNode } from 'react';
import { Permitted } from '@/features/session/permitted';
import { WritesNote, type WritesNoteProps } from '@/shared/console-ui/edit/writes-note';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

interface DictToolsProps {
  addText: string;
  onAdd: () => void;
  mayAdd?: boolean;
  selectedCount: number;
  onDelete: () => void;
  /** Why some actions are disabled. */
  note?: string | null;
  /** Export and refresh. */
  end: ReactNode;
  writes: WritesNoteProps;
}

/**
 * The tool row of types and of entries, which share their permissions: add, delete the selected ones, and why the
 * last deletion failed.
 */
export function DictTools(props: DictToolsProps) {
  const { addText, onAdd, mayAdd = true, selectedCount, onDelete, note = null, end, writes } = props;
  const { t } = useTexts('dictionary');
  return (
    <>
      <Permitted anyOf={['system_dict_insert']}>
        <Button size="small" variant="primary" disabled={!mayAdd} onClick={onAdd}>
          {addText}
        </Button>
      </Permitted>
      <Permitted anyOf={['system_dict_delete']}>
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
      {note !== null && <p className="list-tools-note">{note}</p>}
      {end}
      <WritesNote writes={writes} />
    </>
  );
}
