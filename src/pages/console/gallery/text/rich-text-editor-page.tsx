import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { SafeHtml } from '@/shared/ui/html/safe-html';
import { sanitiseHtml } from '@/shared/ui/html/sanitise-html';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { RICH_TEXT } from './rich-text-kit';
import { RichTextTools } from './rich-text-tools';

/** A WYSIWYG editor, and what the sanitiser keeps of its HTML. */
export default function RichTextEditorPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'rich' });
  const [html, setHtml] = useState(() => t('sample'));
  // The editor is destroyed while the tab is hidden, and starts from `html` when the tab is shown again.
  const editor = useEditor({
    extensions: RICH_TEXT,
    content: html,
    editorProps: { attributes: { 'aria-label': t('text'), class: 'gallery-rich' } },
    onUpdate: (event) => setHtml(event.editor.getHTML()),
  });
  return (
    <GalleryFrame name="richTextEditor">
      <Section title={t('editor')} lead={t('lead')}>
        <RichTextTools editor={editor} />
        <EditorContent editor={editor} />
      </Section>
      <Section title={t('output')} lead={t('outputLead')}>
        <Output html={html} />
      </Section>
    </GalleryFrame>
  );
}

function Output({ html }: { html: string }) {
  const { t } = useTexts('gallery', { keyPrefix: 'rich' });
  const id = useId();
  const source = useMemo(() => sourceOf(sanitiseHtml(html)), [html]);
  return (
    <div className="gallery-halves">
      <div role="group" aria-labelledby={`${id}-preview`}>
        <p className="field-label" id={`${id}-preview`}>
          {t('preview')}
        </p>
        <div className="gallery-sheet">
          <SafeHtml html={html} topLevel={3} />
        </div>
      </div>
      <div role="group" aria-labelledby={`${id}-html`}>
        <p className="field-label" id={`${id}-html`}>
          {t('html')}
        </p>
        <pre className="gallery-code gallery-source">{source}</pre>
      </div>
    </div>
  );
}

function sourceOf(text: DocumentFragment): string {
  const holder = document.createElement('div');
  holder.append(text);
  return holder.innerHTML;
}
