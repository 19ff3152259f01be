import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { RichLinkForm } from './rich-link-form';
import { RichPictureForm } from './rich-picture-form';
import { RICH_TEXT_SIGNS } from './rich-text-icons';
import { NEW_TABLE } from './rich-text-table';
import { RichTableTools } from './rich-table-tools';

interface Tool {
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Missing for actions without an on state. */
  isOn?: (editor: Editor) => boolean;
  /** True where the action makes no sense though the editor could do it. */
  isOff?: (editor: Editor) => boolean;
}

const headingTool = (level: 2 | 3 | 4): Tool => ({
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const TOOLS = {
  undo: { run: (chain) => chain.undo() },
  redo: { run: (chain) => chain.redo() },
  bold: { run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  italic: { run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  subscript: {
    run: (chain) => chain.toggleMark('subscript'),
    isOn: (editor) => editor.isActive('subscript'),
  },
  superscript: {
    run: (chain) => chain.toggleMark('superscript'),
    isOn: (editor) => editor.isActive('superscript'),
  },
  heading: headingTool(2),
  subheading: headingTool(3),
  minorHeading: headingTool(4),
  bullets: { run: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive('bulletList') },
  numbers: { run: (chain) => chain.toggleOrderedList(), isOn: (editor) => editor.isActive('orderedList') },
  quote: { run: (chain) => chain.toggleBlockquote(), isOn: (editor) => editor.isActive('blockquote') },
  table: {
    run: (chain) => chain.insertContent(NEW_TABLE),
    isOff: (editor) => editor.isActive('table'),
  },
} as const satisfies Record<string, Tool>;
const NAMES = Object.keys(TOOLS) as (keyof typeof TOOLS)[];

const FORMS = { link: RichLinkForm, picture: RichPictureForm } as const;
const FORM_NAMES = Object.keys(FORMS) as (keyof typeof FORMS)[];

/** The buttons of a rich text editor; each returns the focus to the text, so that typing continues there. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const { t } = useTexts('editor');
  const states = useEditorState({ editor, selector: (context) => statesOf(context.editor) });
  const [open, setOpen] = useState<keyof typeof FORMS | null>(null);
  const Form = open === null ? null : FORMS[open];
  return (
    <>
      <div className="rich-text-tools" role="group" aria-label={t('formats')}>
        {NAMES.map((name) => (
          <Button
            key={name}
            size="small"
            iconOnly
            title={t(`format.${name}`)}
            aria-label={t(`format.${name}`)}
            aria-pressed={states[name].isOn}
            disabled={!states[name].can}
            // Leaves the selection as it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => TOOLS[name].run(focused(editor)).run()}
          >
            {RICH_TEXT_SIGNS[name]}
          </Button>
        ))}
        {FORM_NAMES.map((name) => (
          <Button
            key={name}
            size="small"
            iconOnly
            title={t(`form.${name}`)}
            aria-label={t(`form.${name}`)}
            aria-expanded={open === name}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(open === name ? null : name)}
          >
            {RICH_TEXT_SIGNS[name]}
          </Button>
        ))}
      </div>
      <RichTableTools editor={editor} />
      {Form !== null && <Form editor={editor} />}
    </>
  );
}

const focused = (editor: Editor) => editor.chain().focus(undefined, { scrollIntoView: false });

type ToolState = { isOn: boolean | undefined; can: boolean };

function statesOf(editor: Editor): Record<keyof typeof TOOLS, ToolState> {
  const state = (tool: Tool): ToolState => ({
    isOn: tool.isOn?.(editor),
    can: tool.isOff?.(editor) !== true && tool.run(editor.can().chain()).run(),
  });
  return Object.fromEntries(NAMES.map((name) => [name, state(TOOLS[name])])) as Record<
    keyof typeof TOOLS,
    ToolState
  >;
}
