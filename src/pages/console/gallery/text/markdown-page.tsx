import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { FileChooser } from '../media/file-chooser';
import { GalleryFrame } from '../gallery-frame';
import { MarkdownText } from './markdown-text';

/** A Markdown file from the device, read in the browser and shown; it is not uploaded. */
export default function MarkdownPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'markdown' });
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const handleFile = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    readText(chosen).then(
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
        <FileChooser
          label={t('open')}
          hint={t('openHint')}
          error={hasFailed ? t('unreadable') : undefined}
          accept=".md,.markdown,.txt"
          onFiles={([first]) => handleFile(first)}
        />
        <div className="gallery-result" role="group" aria-label={t('preview')}>
          <MarkdownText text={file?.text ?? t('sample')} />
        </div>
      </Section>
    </GalleryFrame>
  );
}

/** Rejects files that are not text of the three kinds in UTF-8. */
async function readText(file: File): Promise<string> {
  if (!/\.(md|markdown|txt)$/i.test(file.name)) throw new TypeError(file.name);
  return new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(file));
}

const bytesOf = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      reader.result === null || typeof reader.result === 'string'
        ? reject(new TypeError(file.name))
        : resolve(new Uint8Array(reader.result)),
    );
    reader.addEventListener('error', () => reject(new TypeError(file.name)));
    reader.readAsArrayBuffer(file);
  });
