import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { WritesNote, type WritesNoteProps } from '../../edit/writes-note';

interface ListToolsProps {
  addText?: string;
  /** Missing where the user may not add. */
  onAdd?: () => void;
  /** The selected rows. */
  selected?: readonly string[];
  /** Missing where the user may not delete several. */
  onDelete?: (ids: readonly string[]) => void;
  /** Export and refresh. */
  end: ReactNode;
  writes: WritesNoteProps;
}

/** The tool row of a list: add, delete the selected ones, and why the last action failed. */
export function ListTools({ addText, onAdd, selected = [], onDelete, end, writes }: ListToolsProps) {
  const { t } = useTexts('console');
  return (
    <>
      {onAdd !== undefined && (
        <Button size="small" variant="primary" onClick={onAdd}>
          {addText}
        </Button>
      )}
      {onDelete !== undefined && (
        <Button
          size="small"
          variant="delete"
          disabled={selected.length === 0}
          aria-busy={writes.isUnderWay}
          onClick={() => onDelete(selected)}
        >
          {t('action.deleteSelected', { count: selected.length })}
        </Button>
      )}
      {end}
      <WritesNote writes={writes} />
    </>
  );
}
