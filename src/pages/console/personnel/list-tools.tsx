import type { ReactNode } from 'react';
import { Permitted } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { WritesNote, type WritesNoteProps } from '@/shared/console-ui/edit/writes-note';

interface ListToolsProps {
  /** The prefix of the permissions: `_insert` and `_delete` follow. */
  perms: string;
  addText: string;
  onAdd: () => void;
  /** The selected rows; without them there is no button to delete several. */
  selected?: readonly string[];
  onDelete?: (ids: readonly string[]) => void;
  /** Export and refresh. */
  end: ReactNode;
  writes: WritesNoteProps;
}

/** The tool row of a list: add, delete the selected ones, and why the last action failed. */
export function ListTools({ perms, addText, onAdd, selected, onDelete, end, writes }: ListToolsProps) {
  const { t } = useTexts('personnel');
  return (
    <>
      <Permitted anyOf={[`${perms}_insert`]}>
        <Button size="small" variant="primary" onClick={onAdd}>
          {addText}
        </Button>
      </Permitted>
      {selected !== undefined && onDelete !== undefined && (
        <Permitted anyOf={[`${perms}_delete`]}>
          <Button
            size="small"
            variant="delete"
            disabled={selected.length === 0}
            aria-busy={writes.isUnderWay}
            onClick={() => onDelete(selected)}
          >
            {t('action.deleteSelected', { count: selected.length })}
          </Button>
        </Permitted>
      )}
      {end}
      <WritesNote writes={writes} />
    </>
  );
}
