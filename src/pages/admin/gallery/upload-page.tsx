import { useState } from 'react';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { FileChooser } from './file-chooser';
import { GalleryFrame } from './gallery-frame';
import { readPictures, type Picture } from './read-pictures';

const BYTES_PER_KB = 1000;

/** Pictures chosen from the device, checked and shown before anything is sent. */
export default function UploadPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'upload' });
  const language = useLanguage();
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
            <li key={picture.id}>
              <img src={picture.address} alt={t('preview', { name: picture.name })} />
              <span>
                {t('size', {
                  name: picture.name,
                  size: formatNumber(picture.bytes / BYTES_PER_KB, language, 1),
                })}
              </span>
              <Button
                variant="text"
                size="small"
                aria-label={t('removeOne', { name: picture.name })}
                onClick={() => setPictures(pictures.filter(({ id }) => id !== picture.id))}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      </Section>
    </GalleryFrame>
  );
}
