import { useState } from 'react';

/** Which of several popups is open: at most one. Returns the two props of each by its id. */
export function useOneOpen(): (id: string) => { isOpen: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [openId, setOpenId] = useState<string | null>(null);
  return (id) => ({
    isOpen: openId === id,
    onOpenChange: (isOpen) => setOpenId((open) => (isOpen ? id : open === id ? null : open)),
  });
}
