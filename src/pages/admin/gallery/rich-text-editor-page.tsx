import { useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { FORMATS, formatted, type FormatName } from './format-markdown';
import { GalleryFrame } from './gallery-frame';
import { MarkdownField } from './markdown-field';
import { MarkdownPreview } from './markdown-preview';

const NAMES = Object.keys(FORMATS) as FormatName[];

/** Buttons for the formats in front of a Markdown field: what is kept stays plain text that the sanitiser lets pass. */
export default function RichTextEditorPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'markdown' });
  const [text, setText] = useState(() => t('richSample'));
  const field = useRef<HTMLTextAreaElement>(null);
  const handleFormat = (name: FormatName) => {
    const area = field.current;
    if (area === null) return;
    const { value, from, to } = formatted(text, area.selectionStart, area.selectionEnd, FORMATS[name]);
    setText(value);
    area.focus();
    // After the new text has been written into the field.
    requestAnimationFrame(() => area.setSelectionRange(from, to));
  };
  return (
    <GalleryFrame name="richTextEditor">
      <Section title={t('editor')} lead={t('richLead')}>
        <div className="gallery-tools" role="group" aria-label={t('formats')}>
          {NAMES.map((name) => (
            <Button key={name} size="small" onClick={() => handleFormat(name)}>
              {t(`format.${name}`)}
            </Button>
          ))}
        </div>
        <div className="gallery-halves">
          <MarkdownField ref={field} label={t('text')} value={text} onValueChange={setText} />
          <MarkdownPreview text={text} />
        </div>
      </Section>
    </GalleryFrame>
  );
}
