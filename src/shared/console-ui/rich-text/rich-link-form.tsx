import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { safeAddress } from '@/shared/ui/html/safe-address';
import { TextField } from '@/shared/ui/fields/text-field';
import { onEnter, RichForm } from './rich-form';

/** Turns the selected words into a link, or back into plain text. */
export function RichLinkForm({ editor }: { editor: Editor }) {
  const { t } = useTexts('editor');
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
  const canSet = address !== '' && (!isEmpty || isLink);
  const handleSubmit = () => {
    const href = safeAddress(address, 'link');
    setIsRefused(href === null);
    if (href === null) return;
    chain().extendMarkRange('link').setLink({ href }).run();
    setAddress('');
  };
  return (
    <RichForm label={t('form.link')}>
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        error={isRefused ? t('addressError') : undefined}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onEnter(canSet ? handleSubmit : null)}
      />
      <Button size="small" disabled={!canSet} onClick={handleSubmit}>
        {t('setLink')}
      </Button>
      <Button
        size="small"
        disabled={!isLink}
        onClick={() => chain().extendMarkRange('link').unsetLink().run()}
      >
        {t('removeLink')}
      </Button>
    </RichForm>
  );
}
