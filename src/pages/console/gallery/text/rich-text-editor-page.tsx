import { useId, useMemo, useState } from 'react';
import { LazyRichText } from '@/shared/console-ui/rich-text/lazy-rich-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { SafeHtml } from '@/shared/ui/html/safe-html';
import { sanitiseHtml } from '@/shared/ui/html/sanitise-html';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';

/** A WYSIWYG editor, and what the sanitiser keeps of its HTML. */
export default function RichTextEditorPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'rich' });
  const [html, setHtml] = useState(() => t('sample'));
  return (
    <GalleryFrame name="richTextEditor">
      <Section title={t('editor')} lead={t('lead')}>
        <LazyRichText label={t('text')} value={html} onChange={(next) => setHtml(next ?? '')} />
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
