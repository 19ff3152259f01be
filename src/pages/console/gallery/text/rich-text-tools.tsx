import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { RichLinkForm } from './rich-link-form';

interface Tool {
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Missing for actions without an on state. */
  isOn?: (editor: Editor) => boolean;
}

const TOOLS = {
  undo: { run: (chain) => chain.undo() },
  redo: { run: (chain) => chain.redo() },
  bold: { run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  italic: { run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  heading: {
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  subheading: {
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  bullets: { run: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive('bulletList') },
  numbers: { run: (chain) => chain.toggleOrderedList(), isOn: (editor) => editor.isActive('orderedList') },
  quote: { run: (chain) => chain.toggleBlockquote(), isOn: (editor) => editor.isActive('blockquote') },
} as const satisfies Record<string, Tool>;
const NAMES = Object.keys(TOOLS) as (keyof typeof TOOLS)[];

/** The buttons of a rich text editor; each returns the focus to the text, so that typing continues there. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const { t } = useTexts('gallery', { keyPrefix: 'rich' });
  const states = useEditorState({ editor, selector: (context) => statesOf(context.editor) });
  return (
    <>
      <div className="gallery-tools gallery-rich-tools" role="group" aria-label={t('formats')}>
        {NAMES.map((name) => (
          <Button
            key={name}
            size="small"
            aria-pressed={states[name].isOn}
            disabled={!states[name].can}
            // Keeps the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => TOOLS[name].run(focused(editor)).run()}
          >
            {t(`format.${name}`)}
          </Button>
        ))}
      </div>
      <RichLinkForm editor={editor} />
    </>
  );
}

const focused = (editor: Editor) => editor.chain().focus(undefined, { scrollIntoView: false });

type ToolState = { isOn: boolean | undefined; can: boolean };

function statesOf(editor: Editor): Record<keyof typeof TOOLS, ToolState> {
  const state = (tool: Tool): ToolState => ({
    isOn: tool.isOn?.(editor),
    can: tool.run(editor.can().chain()).run(),
  });
  return Object.fromEntries(NAMES.map((name) => [name, state(TOOLS[name])])) as Record<
    keyof typeof TOOLS,
    ToolState
  >;
}
