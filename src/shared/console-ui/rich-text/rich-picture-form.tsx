import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { safeAddress } from '@/shared/ui/html/safe-address';
import { onEnter, RichForm } from './rich-form';

/** Inserts a picture by its address, with a description for those who cannot see it. */
export function RichPictureForm({ editor }: { editor: Editor }) {
  const { t } = useTexts('editor');
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const canInsert = address !== '' && alt.trim() !== '';
  const handleSubmit = () => {
    const src = safeAddress(address, 'picture');
    setIsRefused(src === null);
    if (src === null) return;
    editor
      .chain()
      .focus(undefined, { scrollIntoView: false })
      .insertContent({ type: 'picture', attrs: { src, alt: alt.trim() } })
      .run();
    setAddress('');
    setAlt('');
  };
  const send = onEnter(canInsert ? handleSubmit : null);
  return (
    <RichForm label={t('form.picture')}>
      <TextField
        label={t('picture')}
        hint={t('pictureHint')}
        error={isRefused ? t('pictureError') : undefined}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={send}
      />
      <TextField
        label={t('alt')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={send}
      />
      <Button size="small" disabled={!canInsert} onClick={handleSubmit}>
        {t('insertPicture')}
      </Button>
    </RichForm>
  );
}
