import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { safeAddress } from '@/shared/ui/html/safe-address';
import { TextField } from '@/shared/ui/fields/text-field';

/** Turns the selected words into a link, or back into plain text. */
export function RichLinkForm({ editor }: { editor: Editor }) {
  const { t } = useTexts('gallery', { keyPrefix: 'rich' });
  const [address, setAddress] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { isLink, isEmpty } = useEditorState({
    editor,
    selector: (context) => ({
      isLink: context.editor.isActive('link'),
      isEmpty: context.editor.state.selection.empty,
    }),
  });
  const chain = () => editor.chain().focus(undefined, { scrollIntoView: false });
  const handleSubmit = () => {
    const href = safeAddress(address, 'link');
    setIsRefused(href === null);
    if (href === null) return;
    chain().extendMarkRange('link').setLink({ href }).run();
    setAddress('');
  };
  return (
    <form
      className="gallery-tools"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        error={isRefused ? t('addressError') : undefined}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" size="small" disabled={address === '' || (isEmpty && !isLink)}>
        {t('setLink')}
      </Button>
      <Button
        size="small"
        disabled={!isLink}
        onClick={() => chain().extendMarkRange('link').unsetLink().run()}
      >
        {t('removeLink')}
      </Button>
    </form>
  );
}
