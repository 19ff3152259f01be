import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { MarkdownField } from './markdown-field';
import { MarkdownPreview } from './markdown-preview';

/** Markdown and, beside it, its preview. */
export default function MarkdownEditorPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'markdown' });
  const [text, setText] = useState(() => t('sample'));
  return (
    <GalleryFrame name="markdownEditor">
      <Section title={t('editor')} lead={t('lead')}>
        <div className="gallery-halves">
          <MarkdownField label={t('source')} value={text} onValueChange={setText} />
          <MarkdownPreview text={text} />
        </div>
      </Section>
    </GalleryFrame>
  );
}
