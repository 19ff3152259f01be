import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

const ACTIONS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  headRow: toggleHeaderRow,
  deleteTable,
} as const;
const NAMES = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

/** The buttons for the table in which the cursor is; nothing outside of one. */
export function RichTableTools({ editor }: { editor: Editor }) {
  const { t } = useTexts('editor');
  const isInTable = useEditorState({ editor, selector: (context) => context.editor.isActive('table') });
  if (!isInTable) return null;
  const run = (name: keyof typeof ACTIONS) => {
    ACTIONS[name](editor.state, editor.view.dispatch);
    editor.commands.focus(undefined, { scrollIntoView: false });
  };
  return (
    <div className="rich-text-tools" role="group" aria-label={t('format.table')}>
      {NAMES.map((name) => (
        <Button
          key={name}
          size="small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(name)}
        >
          {t(`table.${name}`)}
        </Button>
      ))}
    </div>
  );
}
