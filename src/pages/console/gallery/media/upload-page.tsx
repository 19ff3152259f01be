import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { FileChooser } from './file-chooser';
import { GalleryFrame } from '../gallery-frame';
import { readPictures, type Picture } from './read-pictures';
import { UploadItem } from './upload-item';

/** Pictures from the device, checked by their content and shown before they are uploaded to the file store. */
export default function UploadPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'upload' });
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const handleFiles = async (files: readonly File[]) => {
    const read = await readPictures(files);
    setPictures((before) => [...before, ...read.pictures]);
    setRefused(read.refused);
  };
  const error = refused.length === 0 ? undefined : t('refused', { names: refused.join(', ') });
  return (
    <GalleryFrame name="upload">
      <Section title={t('pictures')} lead={t('lead')}>
        <FileChooser
          label={t('choose')}
          hint={t('hint')}
          error={error}
          accept="image/png,image/jpeg,image/webp"
          multiple
          onFiles={(files) => void handleFiles(files)}
        />
        <p className="gallery-result" role="status">
          {t('count', { count: pictures.length })}
        </p>
        <ul className="gallery-pictures">
          {pictures.map((picture) => (
            <UploadItem
              key={picture.id}
              picture={picture}
              onRemove={() => setPictures(pictures.filter(({ id }) => id !== picture.id))}
            />
          ))}
        </ul>
      </Section>
    </GalleryFrame>
  );
}
