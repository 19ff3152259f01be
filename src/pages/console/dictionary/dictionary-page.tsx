import { useState } from 'react';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EntriesDrawer } from './entries-drawer';
import { TypesList } from './types-list';
import { useOpenType } from './use-open-type';

/** The dictionary administration: the types, and the entries of one of them beside (back-end contract §3.8). */
export default function DictionaryPage() {
  const { openCode, open, close } = useOpenType();
  const [isTypeDirty, setIsTypeDirty] = useState(false);
  const [isEntryDirty, setIsEntryDirty] = useState(false);
  useUnsavedMark(isTypeDirty || isEntryDirty);
  return (
    <>
      <TypesList onOpen={open} isDirty={isTypeDirty} onDirtyChange={setIsTypeDirty} />
      <EntriesDrawer
        typeCode={openCode}
        onClose={close}
        isDirty={isEntryDirty}
        onDirtyChange={setIsEntryDirty}
      />
    </>
  );
}
