import { useEffect } from 'react';
import { writeCopiedTable } from '@/shared/ui/table/copied-table';

/** Makes content copied from a table paste as a table. */
export function CopiedTables() {
  useEffect(() => {
    const handleCopy = (event: ClipboardEvent) => writeCopiedTable(event, document.getSelection());
    document.addEventListener('copy', handleCopy);
    return () => document.removeEventListener('copy', handleCopy);
  }, []);
  return null;
}
