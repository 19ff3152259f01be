import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/shared/ui/field';
import { Section } from '@/shared/ui/section';
import { GalleryFrame } from './gallery-frame';
import { MarkdownText } from './markdown-text';

/** A Markdown file of the device, read here and shown; it is sent nowhere. */
export default function MarkdownPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'markdown' });
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const handleFile = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    chosen.text().then(
      (text) => {
        setFile({ name: chosen.name, text });
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  };
  return (
    <GalleryFrame name="markdown">
      <Section title={file?.name ?? t('reader')} lead={t('readerLead')}>
        <Field label={t('open')} hint={t('openHint')} error={hasFailed ? t('unreadable') : undefined}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".md,.markdown,.txt"
              onChange={({ target }) => handleFile(target.files?.[0])}
            />
          )}
        </Field>
        <div className="gallery-result" role="group" aria-label={t('preview')}>
          <MarkdownText text={file?.text ?? t('sample')} />
        </div>
      </Section>
    </GalleryFrame>
  );
}
