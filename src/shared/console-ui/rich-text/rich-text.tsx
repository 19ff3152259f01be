import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, type AriaAttributes } from 'react';
import { isSameText, safeHtmlText, storedHtml } from './rich-html';
import { RICH_TEXT } from './rich-text-kit';
import { RichTextTools } from './rich-text-tools';

interface RichTextProps {
  id?: string;
  label: string;
  lang?: string;
  isDisabled: boolean;
  /** What the form says about the field. */
  aria: AriaAttributes;
  value: string;
  onChange: (html: string) => void;
  /** The editor cannot show all of the text: it has to be edited as source. */
  onUnfit: () => void;
}

/** A text edited as readers see it. Its HTML changes only when the text is edited. */
export function RichText(props: RichTextProps) {
  const { id, label, lang, isDisabled, aria, value, onChange, onUnfit } = props;
  // What the editor shows: another value came from outside.
  const shown = useRef(value);
  // The editor is destroyed while the tab is hidden, and starts from `value` when the tab is shown again.
  const editor = useEditor({
    extensions: RICH_TEXT,
    content: safeHtmlText(value),
    editable: !isDisabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-disabled': String(isDisabled),
        class: 'rich-text-area',
        ...attributesOf(aria),
        ...(id !== undefined && { id }),
        ...(lang !== undefined && { lang }),
      },
    },
    onCreate: (event) => {
      if (!isSameText(value, storedHtml(event.editor.getHTML()))) onUnfit();
    },
    onUpdate: (event) => {
      const written = storedHtml(event.editor.getHTML());
      // The editor adds an empty line of its own after a table, for the cursor.
      if (isSameText(written, shown.current)) return;
      shown.current = written;
      onChange(written);
    },
  });
  useEffect(() => {
    if (editor.isDestroyed || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(safeHtmlText(value), { emitUpdate: false });
    if (!isSameText(value, storedHtml(editor.getHTML()))) onUnfit();
  }, [editor, value, onUnfit]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  return (
    <>
      {!isDisabled && <RichTextTools editor={editor} />}
      <EditorContent editor={editor} />
    </>
  );
}

/** The attributes as the editor sets them on its text area. */
const attributesOf = (aria: AriaAttributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(aria).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
